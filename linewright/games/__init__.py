"""The games, one line each: the name people type, and where its title card is."""

from linewright.core.registry import register

register("line-it", "linewright.games.line_it:GAME")
register("sequence", "linewright.games.sequence:GAME")
register("line", "linewright.games.light_line.line:GAME")
register("long-line", "linewright.games.light_line.long_line:GAME")
register("kidz-line", "linewright.games.light_line.kidz_line:GAME")
register("solo-line", "linewright.games.light_line.solo_line:GAME")
register("head-line", "linewright.games.light_line.head_line:GAME")
