"""Everything that can be asked of the server over HTTP, each group of doors in a file."""

from linewright.server.web.doors.calls import CALLS
from linewright.server.web.doors.clubs import CLUBS
from linewright.server.web.doors.duplicates import DUPLICATES
from linewright.server.web.doors.friends import FRIENDS
from linewright.server.web.doors.games import GAMES
from linewright.server.web.doors.health import HEALTH
from linewright.server.web.doors.matches import MATCHES
from linewright.server.web.doors.meeting import MEETING
from linewright.server.web.doors.people import PEOPLE
from linewright.server.web.doors.profiles import PROFILES
from linewright.server.web.doors.puzzles import PUZZLES
from linewright.server.web.doors.tables import COMMAND_DOORS, NEWS, TABLES
from linewright.server.web.previews import PREVIEWS
from linewright.server.web.streams import STREAMS

DOORS = [
    *COMMAND_DOORS,
    *NEWS,
    *STREAMS,
    *MATCHES,
    *TABLES,
    *PREVIEWS,
    *GAMES,
    *PUZZLES,
    *PEOPLE,
    *PROFILES,
    *FRIENDS,
    *CLUBS,
    *DUPLICATES,
    *MEETING,
    *CALLS,
    *HEALTH,
]
