"""The tables of the database, and how a database is brought to the newest version."""

from pathlib import Path

import sqlalchemy as sa

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_246_001  # PostgreSQL advisory lock: only one process migrates
VERSION = "alembic_version"  # the table in which Alembic keeps the version of a store

FACTS = sa.MetaData()
EVENT = sa.Table(
    "event",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text),
)
TABLES = sa.Table(
    "tables",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text),
    sa.Column("game", sa.Text),
    sa.Column("host", sa.Text),
    sa.Column("status", sa.Text),
    sa.Column("bucket", sa.Integer),
    sa.Column("created", sa.BigInteger),
    sa.Column("coded", sa.BigInteger),  # when it got its code; 0: as it was set up
    sa.Column("access", sa.Text),  # who may come
)
LINK = sa.Table("link", FACTS, sa.Column("link", sa.Text, primary_key=True), sa.Column("table_id", sa.Text))
PERSON = sa.Table(
    "person",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("account", sa.Text),
    sa.Column("passphrase", sa.Text),
    sa.Column("created", sa.BigInteger),
)
SECRET = sa.Table(
    "secret",
    FACTS,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text),
    sa.Column("created", sa.BigInteger),
    sa.Column("used", sa.BigInteger),  # about: once an hour at most
    sa.Column("device", sa.Text),  # what it runs on, in plain words; empty: nobody knows
)
DEVICE = sa.Table(  # from which somebody has come in with the passphrase of an account
    "device",
    FACTS,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text),
    sa.Column("used", sa.BigInteger),
)
SITTING = sa.Table(
    "sitting", FACTS, sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, primary_key=True)
)
PUT_AWAY = sa.Table(  # tables that people do not want to see among their own any more
    "put_away", FACTS, sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, primary_key=True)
)
SPEAKING = sa.Table(
    "speaking", FACTS, sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, primary_key=True)
)
RESULT = sa.Table(
    "result",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("ended", sa.BigInteger),
    sa.Column("number", sa.Integer),
    sa.Column("scores", sa.Text),
    sa.Column("winners", sa.Text),
    sa.Column("people", sa.Text),
    sa.Column("facts", sa.Text),  # the outcome; empty: of a time when none was kept
    sa.Column("rated", sa.SmallInteger),  # whether ratings have taken it in, or need not
)
PLAYED = sa.Table(  # what a match was to each person who played it to its end
    "played",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("ended", sa.BigInteger),
    sa.Column("seat", sa.Integer),
    sa.Column("side", sa.Integer),
    sa.Column("sides", sa.Integer),
    sa.Column("place", sa.Integer),  # of the side, from 1
    sa.Column("result", sa.Text),  # won, shared, lost, drawn
    sa.Column("score", sa.Integer),
    sa.Column("against", sa.Text),  # people, bots; alone; screen: at several seats, which counts for nothing
)
PROFILE = sa.Table(  # what people have switched on
    "profile",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("is_public", sa.SmallInteger),
    sa.Column("rated_since", sa.BigInteger),  # 0: plays for no rating
    sa.Column("is_seen", sa.SmallInteger),  # whether friends see that they are here; whoever has switched nothing is seen
)
RATING = sa.Table(
    "rating",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Double),
    sa.Column("sigma", sa.Double),
    sa.Column("games", sa.Integer),
)
RATED = sa.Table(  # how a match has changed a rating
    "rated",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("before", sa.Double),
    sa.Column("after", sa.Double),
)
FRIEND = sa.Table(  # what somebody is to somebody else, from their own side
    "friend",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text),  # asks, friend, blocks
    sa.Column("at", sa.BigInteger),
)
INVITED = sa.Table(
    "invited",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("by", sa.Text),
    sa.Column("seat", sa.Integer),
    sa.Column("at", sa.BigInteger),
)
CLUB = sa.Table(
    "club",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("host", sa.Text),
    sa.Column("link", sa.Text),
    sa.Column("created", sa.BigInteger),
)
MEMBER = sa.Table(
    "member",
    FACTS,
    sa.Column("club", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("since", sa.BigInteger),
)
CLUB_TABLE = sa.Table(
    "club_table",
    FACTS,
    sa.Column("club", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
)
DUPLICATE = sa.Table(  # the same deals for many tables
    "duplicate",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("date", sa.Text),  # of which it is the duplicate; empty: somebody made it
    sa.Column("name", sa.Text),
    sa.Column("host", sa.Text),  # empty: nobody, or nobody any more
    sa.Column("style", sa.Text),  # bots, pairs
    sa.Column("seats", sa.Integer),
    sa.Column("options", sa.Text),
    sa.Column("bot", sa.Text),  # who has the other seats; empty: nobody
    sa.Column("boards", sa.Integer),
    sa.Column("created", sa.BigInteger),
    sa.Column("closes", sa.BigInteger),  # whatever has ended later does not count
)
DUPLICATE_BOARD = sa.Table(  # a deal of a duplicate
    "duplicate_board",
    FACTS,
    sa.Column("duplicate", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("secret", sa.Text),  # from which alone it is dealt; shown when the duplicate is closed
    sa.Column("rehearsed", sa.BigInteger),  # when bots were last asked to play it themselves; 2 ** 53: they have
)
DUPLICATE_ENTRANT = sa.Table(  # who takes part
    "duplicate_entrant",
    FACTS,
    sa.Column("duplicate", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("since", sa.BigInteger),
    sa.Column("team", sa.Integer),  # 0 or 1; -1: there are none
    sa.Column("place", sa.Integer),  # in the team
)
DUPLICATE_PLAY = sa.Table(  # who has begun a board, and what came of it
    "duplicate_play",
    FACTS,
    sa.Column("duplicate", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the board
    sa.Column("person", sa.Text, primary_key=True),  # or a sign of nobody, once they were erased; empty: a bot
    sa.Column("bot", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("table_id", sa.Text),  # which may be gone; empty: a bot needs none
    sa.Column("begun", sa.BigInteger),
    sa.Column("ended", sa.BigInteger),  # 0: not yet
    sa.Column("victory", sa.Integer),  # 2 won, 1 shared or drawn, 0 lost, -1 given up
    sa.Column("lead", sa.Integer),  # in points, before the best of the others
    sa.Column("points", sa.Integer),
)
REVIEW = sa.Table(
    "review",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text),
)
SEEKING = sa.Table(  # who waits for company
    "seeking",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text),  # empty: any
    sa.Column("seats", sa.Integer),  # 0: any number
    sa.Column("pace", sa.Text),
    sa.Column("level", sa.Text),  # of the bots that come where people do not
    sa.Column("since", sa.BigInteger),
    sa.Column("until", sa.BigInteger),  # when bots come
    sa.Column("seen", sa.BigInteger),  # when the person was last there
)
MEETING = sa.Table(  # who has found company: whoever is on this list waits no longer
    "meeting",
    FACTS,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text),  # empty: it is being set up
    sa.Column("at", sa.BigInteger),
)
ASIDE = sa.Table(  # what watchers said among themselves
    "aside",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("match", sa.Integer),
    sa.Column("at", sa.BigInteger),
    sa.Column("person", sa.Text),
    sa.Column("name", sa.Text),
    sa.Column("text", sa.Text),
    sa.Column("phrase", sa.Text),
)
PUSH = sa.Table(  # browsers that a person wants to be called by
    "push",
    FACTS,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("person", sa.Text),
    sa.Column("session", sa.Text),  # the hash of its secret: with it the subscription ends
    sa.Column("endpoint", sa.Text),
    sa.Column("key", sa.Text),
    sa.Column("auth", sa.Text),
    sa.Column("language", sa.Text),
    sa.Column("made", sa.BigInteger),
)
KEY = sa.Table("key", FACTS, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text))  # the server's own
CALLED = sa.Table(  # who was called about their turn
    "called",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("since", sa.BigInteger),  # of the turn
)
UPTIME = sa.Table("uptime", FACTS, sa.Column("began", sa.BigInteger, primary_key=True), sa.Column("ended", sa.BigInteger))


def migrate(connection: sa.Connection) -> None:
    """Bring the store to the newest version."""
    if version_of(connection) == newest_version():
        return
    from alembic import command  # with what it needs: 11 MB, for good, of which a store that is up to date needs nothing
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: sa.Connection) -> str | None:
    """The version of a store; None where there is no store."""
    if not sa.inspect(connection).has_table(VERSION):
        return None
    version: str | None = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar()  # noqa: S608  a constant
    return version


def known_versions() -> list[str]:
    """The versions of a store that there have been, the newest first: the names of their files begin with them."""
    names = [file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("*.py")]
    return sorted(filter(None, names), reverse=True)


def newest_version() -> str:
    """The version this program works with."""
    return known_versions()[0]
