from types import SimpleNamespace

from linewright.server.web.passing import MOST_BYTES, Passing

REQUEST = b"GET /api/tables/AAAAAAAAAAAAAAAA/events HTTP/1.1\r\n"


def test_a_connection_is_passed_on_unless_more_came_over_it_than_would_arrive_whole(tmp_path):
    place = str(tmp_path / "1.place")
    passing = Passing(tmp_path, SimpleNamespace(place_of=lambda _bucket: place))
    passing._ours = object()
    assert passing.owner_of(REQUEST) == place
    assert passing.owner_of(REQUEST.ljust(MOST_BYTES, b"x")) == place
    assert passing.owner_of(REQUEST.ljust(MOST_BYTES + 1, b"x")) == ""
