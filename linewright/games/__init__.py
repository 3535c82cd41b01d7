"""The games, one line each: the name people type, and where its title card is."""

from linewright.core.registry import register

register("line-it", "linewright.games.line_it:GAME")
register("sequence", "linewright.games.sequence:GAME")

COMMANDS = ("linewright.games.light_line.commands",)  # modules with an add_commands of their own for the command line
