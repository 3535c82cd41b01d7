"""The `linewright` command: play, let bots play, look up rules, replay, measure. Every error is one line and exit code 2."""

import functools
import importlib
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import linewright
from linewright.bots import bot, bot_names, broken_bots
from linewright.bots.contests.dealing import prepare_task
from linewright.bots.contests.match_up import GAMES, MatchUp, match_up
from linewright.bots.contests.playing import Task
from linewright.bots.contests.tournament import tournament
from linewright.core import compile as compiler
from linewright.core.contract import Commands
from linewright.core.daily import day_of, wish_for
from linewright.core.errors import BadOption, LinewrightError, reason_of
from linewright.core.fair import FairDeal
from linewright.core.game import Game
from linewright.core.match import Match, load
from linewright.core.options import text_of_choice
from linewright.core.registry import broken_games, find, names
from linewright.core.rulebook import rulebook_file
from linewright.core.setup import Setup, read_seat
from linewright.core.words import LANGUAGES, Words, choose_language
from linewright.usage import program_name, speak, translate_complaint

USAGE_ERROR = 2
INTERRUPTED = 130


class CommandError(LinewrightError):
    """Something typed on the command line that cannot be."""


def first_game() -> Game:
    """The game that is meant where none is named, and that examples show."""
    return find(names()[0])


def option_example(game: Game) -> str:
    """An option of the game with a choice that is not the usual one, as people type it."""
    options = [option for option in game.options if len(option.choices) > 1]
    return f"{options[0].name}={text_of_choice(options[0].choices[1])}" if options else "name=value"


def game_commands() -> list[Commands]:
    """The commands that games bring, each once though several games share them."""
    found = [commands for name in names() if (commands := find(name).commands) is not None]
    return list({commands.add_commands: commands for commands in found}.values())


def parse_options(game: str, texts: list[str]) -> dict[str, str]:
    """Read name=value pairs, options of the game; raises CommandError, or BadOption for a name that is none of them."""
    card = find(game)
    known = [option.name for option in card.options]
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise CommandError("cli-bad-option-text", text=text, example=option_example(first_game()))
        if name not in known:
            raise BadOption.unknown(name, card.name, known)
        options[name] = value
    return options


def read_match(file: Path) -> Match:
    """Load a saved match from a file; raises CommandError where the file cannot be read."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CommandError("cli-no-file", file=str(file), why=reason_of(error)) from error
    return load(text)


def build(words: Words, console: Console) -> typer.Typer:  # noqa: C901, PLR0915  one short function for each command
    """Make the command line in a language; each help text ends with an example."""
    card = first_game()
    a_game, a_rule = card.name, card.rule(card.turn_rule)

    def with_help(word: str, example: str) -> dict[str, Any]:
        return {"help": words.say(word), "epilog": words.say("cli-example", example=f"{program_name()} {example}")}

    app = typer.Typer(
        **with_help("cli", f"play {a_game}"),
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    game_argument = typer.Argument(help=words.say("cli-game"), metavar="GAME")

    def tell_version(wanted: bool) -> None:  # noqa: FBT001  how Typer calls it
        if wanted:
            console.print(f"linewright {linewright.__version__}")
            raise typer.Exit

    @app.callback()
    def everywhere(
        version: Annotated[
            bool, typer.Option("--version", help=words.say("cli-version"), callback=tell_version, is_eager=True)
        ] = False,
        language: Annotated[str | None, typer.Option(help=words.say("cli-language"))] = None,
    ) -> None:
        pass

    @app.command("games", **with_help("cli-games", f"games {a_game}"))
    def list_games(game: Annotated[str | None, typer.Argument(help=words.say("cli-games-game"), metavar="GAME")] = None) -> None:
        if game is not None:
            print_options(find(game), console, words)
            return
        table = Table(*(words.say(f"games-{column}") for column in ("game", "seats", "minutes", "about")))
        for name in names():
            card = find(name)
            seats = ", ".join(map(str, card.seats))
            table.add_row(name, seats, str(card.minutes), Words(words.language, card.folder).say(card.about))
        console.print(table)
        for fault in [*broken_games(), *broken_bots()]:
            complain(words, fault.say(words.language))

    @app.command("rules", **with_help("cli-rules", f"rules {a_game} {a_rule}"))
    def print_rules(
        game: Annotated[str, game_argument] = a_game,
        rule: Annotated[str | None, typer.Argument(help=words.say("cli-rules-rule", example=a_rule))] = None,
    ) -> None:
        from linewright.terminal import find_rules

        card = find(game)
        if rule is None:
            console.print(Markdown(rulebook_file(card.folder, words.language).read_text(encoding="utf-8")))
            return
        found = find_rules(card, rule, words.language)
        if not found:
            raise CommandError("cli-no-rule", game=game, rule=rule)
        for text in found:
            console.print(Markdown(text))

    @app.command("play", **with_help("cli-play", f"play {a_game} --seats {card.usual_seats} --option {option_example(card)}"))
    def play(
        game: Annotated[str | None, game_argument] = None,
        seats: Annotated[int | None, typer.Option(help=words.say("cli-seats"))] = None,
        seat: Annotated[int, typer.Option(help=words.say("cli-seat"))] = 0,
        opponent: Annotated[str, typer.Option("--bot", help=words.say("cli-bot", names=", ".join(bot_names())))] = "greedy",
        seed: Annotated[int | None, typer.Option(help=words.say("cli-seed"))] = None,
        first: Annotated[int | None, typer.Option(help=words.say("cli-first"))] = None,
        day: Annotated[str | None, typer.Option("--daily", help=words.say("cli-daily"), metavar="DATE")] = None,
        option: Annotated[list[str] | None, typer.Option(help=words.say("cli-option"))] = None,
        saved: Annotated[Path | None, typer.Option("--load", help=words.say("cli-load"))] = None,
        save_to: Annotated[Path | None, typer.Option("--save", help=words.say("cli-save"))] = None,
    ) -> None:
        from linewright.terminal import TerminalTable

        if saved is not None:
            if option or any(wish is not None for wish in (game, seats, seed, first, day)):
                raise CommandError("cli-load-alone")
            match = read_match(saved)
        else:
            card = find(game or a_game)
            wishes = parse_options(card.name, option or []) | ({} if day is None else wish_for(card, day))
            match = Match(card, Setup.read(card, seats=seats, seed=seed, first=first, **wishes))
        own = read_seat(seat, match.seats)
        bots = {other: bot(match.game.name, opponent, seed=other) for other in range(match.seats) if other != own}
        own_words = Words(words.language, match.game.folder)
        TerminalTable(match, own, bots, console, own_words).run(save_to or saved)

    bots_option = typer.Option("--bots", help=words.say("cli-bots", names=", ".join(bot_names())))
    seats_option = typer.Option(help=words.say("cli-match-seats"))
    seed_option = typer.Option(help=words.say("cli-seed"))
    seconds_option = typer.Option(help=words.say("cli-match-seconds"))
    limit_option = typer.Option(help=words.say("cli-match-limit"))
    jobs_option = typer.Option(help=words.say("cli-match-jobs"))
    rules_option = typer.Option(help=words.say("cli-option"))
    json_option = typer.Option("--json", help=words.say("cli-match-json"))

    @app.command("match", **with_help("cli-match", f"match {a_game} --bots greedy,random --games 400"))
    def play_match_up(
        game: Annotated[str, game_argument],
        bots: Annotated[str, bots_option],
        games: Annotated[int, typer.Option(help=words.say("cli-match-games"))] = GAMES,
        seats: Annotated[int | None, seats_option] = None,
        seed: Annotated[int | None, seed_option] = None,
        seconds: Annotated[float | None, seconds_option] = None,
        sprt: Annotated[tuple[float, float] | None, typer.Option(help=words.say("cli-match-sprt"), metavar="ELO ELO")] = None,
        limit: Annotated[float | None, limit_option] = None,
        jobs: Annotated[int | None, jobs_option] = None,
        option: Annotated[list[str] | None, rules_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        wishes: dict[str, Any] = {
            "seats": seats,
            "seed": seed,
            "seconds": seconds,
            "answer_seconds": limit,
            **parse_options(game, option or []),
        }
        play = functools.partial(match_up, game, bots, games=games, jobs=jobs, sprt=sprt, **wishes)
        show_contest(play, prepare_task(game, bots, **wishes), console, words, as_json=as_json)

    @app.command("tournament", **with_help("cli-tournament", f"tournament {a_game} --bots greedy,random --games 100"))
    def play_tournament(
        game: Annotated[str, game_argument],
        bots: Annotated[str, bots_option],
        games: Annotated[int, typer.Option(help=words.say("cli-tournament-games"))] = GAMES,
        seats: Annotated[int | None, seats_option] = None,
        seed: Annotated[int | None, seed_option] = None,
        seconds: Annotated[float | None, seconds_option] = None,
        limit: Annotated[float | None, limit_option] = None,
        jobs: Annotated[int | None, jobs_option] = None,
        option: Annotated[list[str] | None, rules_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        wishes: dict[str, Any] = {
            "seats": seats,
            "seed": seed,
            "seconds": seconds,
            "answer_seconds": limit,
            **parse_options(game, option or []),
        }
        play = functools.partial(tournament, game, bots, games=games, jobs=jobs, **wishes)
        show_contest(play, prepare_task(game, bots, **wishes), console, words, as_json=as_json)

    lab_games = Annotated[int, typer.Option(help=words.say("cli-lab-games"))]
    lab_seats = Annotated[int | None, typer.Option(help=words.say("cli-lab-seats"))]
    lab_bots = Annotated[str, typer.Option(help=words.say("cli-lab-bots"))]
    lab_device = Annotated[str, typer.Option(help=words.say("cli-lab-device"))]
    lab_on = Annotated[str | None, typer.Option("--on", help=words.say("cli-lab-on"), metavar="ADDRESS")]
    lab_workers = Annotated[int | None, typer.Option(help=words.say("cli-lab-workers"))]
    lab_seed = Annotated[int | None, seed_option]
    lab_options = Annotated[list[str] | None, rules_option]

    @app.command("simulate", **with_help("cli-simulate", f"simulate {a_game} --games 1000000 --bots greedy,random,random"))
    def simulate_games(
        game: Annotated[str, game_argument],
        games: lab_games = 100_000,
        seats: lab_seats = None,
        bots: lab_bots = "random",
        seed: lab_seed = None,
        first: Annotated[int | None, typer.Option(help=words.say("cli-first"))] = None,
        device: lab_device = "cpu",
        on: lab_on = None,
        workers: lab_workers = None,
        out: Annotated[Path | None, typer.Option(help=words.say("cli-lab-out"))] = None,
        what_if: Annotated[str | None, typer.Option("--what-if", help=words.say("cli-lab-what-if"))] = None,
        option: lab_options = None,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-lab-json"))] = False,
    ) -> None:
        from linewright.lab.printing import simulate_and_print

        wishes: dict[str, Any] = {"seats": seats, "bots": bots, "seed": seed, "first": first, "device": device, "on": on}
        wishes |= {"workers": workers, "out": out, "what_if": what_if, **parse_options(game, option or [])}
        if simulate_and_print(game, games, console, words, as_json=as_json, **wishes).was_stopped:
            raise typer.Exit(INTERRUPTED)

    @app.command("report", **with_help("cli-report", f"report {a_game} --games 100000 --out report.html"))
    def report(
        game: Annotated[str, game_argument],
        games: Annotated[int, typer.Option(help=words.say("cli-report-games"))] = 100_000,
        out: Annotated[Path, typer.Option(help=words.say("cli-report-out"))] = Path("report.html"),
        csv: Annotated[Path | None, typer.Option(help=words.say("cli-report-csv"), metavar="FOLDER")] = None,
        seats: lab_seats = None,
        seed: lab_seed = None,
        device: lab_device = "cpu",
        on: lab_on = None,
        workers: lab_workers = None,
        what_if: Annotated[list[str] | None, typer.Option("--what-if", help=words.say("cli-lab-what-if"))] = None,
        option: lab_options = None,
    ) -> None:
        from linewright.lab.printing import report_and_print

        wishes: dict[str, Any] = {"seats": seats, "seed": seed, "device": device, "on": on, "workers": workers}
        wishes |= parse_options(game, option or [])
        report_and_print(game, games, out, csv, what_if or [], console, words, **wishes)

    @app.command("replay", **with_help("cli-replay", "replay linewright-match.txt --until 20"))
    def replay(
        file: Annotated[Path, typer.Argument(help=words.say("cli-file"), metavar="FILE")],
        step: Annotated[bool, typer.Option("--step", help=words.say("cli-replay-step"))] = False,
        until: Annotated[int | None, typer.Option(min=0, help=words.say("cli-replay-until"))] = None,
    ) -> None:
        from linewright.terminal import replay_match

        match = read_match(file)
        while until is not None and len(match.log) > until:
            match.undo()
        replay_match(match, console, Words(words.language, match.game.folder), step=step)

    @app.command("review", **with_help("cli-review", "review linewright-match.txt --seat 0"))
    def review(
        file: Annotated[Path, typer.Argument(help=words.say("cli-file"), metavar="FILE")],
        seat: Annotated[list[int] | None, typer.Option(help=words.say("cli-review-seat"))] = None,
        seconds: Annotated[float | None, typer.Option(min=1.0, help=words.say("cli-review-seconds"))] = None,
        seed: Annotated[int, typer.Option(help=words.say("cli-seed"))] = 0,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-review-json"))] = False,
    ) -> None:
        from linewright.review.printing import print_match

        print_match(read_match(file), seat, seconds, seed, console, words, as_json=as_json)

    @app.command("puzzle", **with_help("cli-puzzle", f"puzzle {a_game} --day 2026-11-16"))
    def solve_puzzle(
        game: Annotated[str | None, typer.Argument(help=words.say("cli-puzzle-game"), metavar="GAME")] = None,
        name: Annotated[str | None, typer.Option(help=words.say("cli-puzzle-name"))] = None,
        day: Annotated[str | None, typer.Option(help=words.say("cli-puzzle-day"), metavar="DATE")] = None,
        at_random: Annotated[bool, typer.Option("--random", help=words.say("cli-puzzle-random"))] = False,
        as_list: Annotated[bool, typer.Option("--list", help=words.say("cli-puzzle-list"))] = False,
        move: Annotated[str | None, typer.Option(help=words.say("cli-puzzle-move"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-puzzle-json"))] = False,
    ) -> None:
        from linewright.solving import choose_puzzle, default_game, print_list, show_puzzle

        wanted = game or default_game()
        if as_list:
            print_list(wanted, console, words, as_json=as_json)
        else:
            show_puzzle(choose_puzzle(wanted, name, day, at_random=at_random), move, console, words, as_json=as_json)

    @app.command("verify", **with_help("cli-verify", "verify match.txt"))
    def verify(
        file: Annotated[Path, typer.Argument(help=words.say("cli-file"), metavar="FILE")],
        commit: Annotated[str | None, typer.Option(help=words.say("cli-verify-commit"))] = None,
    ) -> None:
        match = read_match(file)  # deals it again and plays every move
        deal, day = match.setup.deal, day_of(match.game, match.options)
        if deal is None and (day is None or commit is not None):
            raise CommandError("verify-no-deal")
        if day is not None:
            console.print(words.say("verify-day", day=day, moves=len(match.log)), markup=False, soft_wrap=True)
        if deal is not None:
            FairDeal.read(deal.secret, dict(deal.nonces), commit)
            word = "verify-good" if match.is_over else "verify-not-over"
            console.print(words.say(word, moves=len(match.log)), markup=False, soft_wrap=True)
            console.print(words.say("verify-commit", commit=deal.commit), markup=False, soft_wrap=True)

    @app.command("serve", **with_help("cli-serve", "serve --lan"))
    def serve(
        host: Annotated[str, typer.Option(help=words.say("cli-serve-host"))] = "127.0.0.1",
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=words.say("cli-serve-port"))] = None,
        workers: Annotated[int, typer.Option(min=1, max=64, help=words.say("cli-serve-workers"))] = 1,
        lan: Annotated[bool, typer.Option("--lan", help=words.say("cli-serve-lan"))] = False,
        open_browser: Annotated[bool, typer.Option("--open", help=words.say("cli-serve-open"))] = False,
        bots: Annotated[list[str] | None, typer.Option("--bot", help=words.say("cli-serve-bot"))] = None,
        host_names: Annotated[list[str] | None, typer.Option("--host-name", help=words.say("cli-serve-host-name"))] = None,
    ) -> None:
        named = {"bots": bots or [], "host_names": host_names or []}
        optional("linewright.server.serve").serve(
            host, port, workers, **named, lan=lan, open_browser=open_browser, console=console, words=words
        )

    @app.command("backup", **with_help("cli-backup", "backup tables.db"))
    def backup(
        file: Annotated[Path, typer.Argument(help=words.say("cli-backup-file"), metavar="FILE")],
        force: Annotated[bool, typer.Option("--force", help=words.say("cli-backup-force"))] = False,
    ) -> None:
        optional("linewright.server.keep.backup").back_up(file, force=force, console=console, words=words)

    @app.command("restore", **with_help("cli-restore", "restore tables.db"))
    def restore(file: Annotated[Path, typer.Argument(help=words.say("cli-backup-file"), metavar="FILE")]) -> None:
        optional("linewright.server.keep.backup").restore(file, console, words)

    @app.command("bench", **with_help("cli-bench", f"bench {a_game} --seconds 2"))
    def bench(
        games: Annotated[list[str] | None, typer.Argument(help=words.say("cli-bench-what"), metavar="GAME|table")] = None,
        seconds: Annotated[float | None, typer.Option(min=0.05, help=words.say("cli-bench-seconds"))] = None,
        tables: Annotated[int, typer.Option(min=1, help=words.say("cli-bench-tables"))] = 250,
        sockets: Annotated[int, typer.Option(min=2, help=words.say("cli-bench-sockets"))] = 4,
        rate: Annotated[float, typer.Option(min=0.1, help=words.say("cli-bench-rate"))] = 250.0,
        idle: Annotated[int, typer.Option(min=0, help=words.say("cli-bench-idle"))] = 5_000,
        peers: Annotated[bool, typer.Option("--peers", help=words.say("cli-bench-peers"))] = False,
    ) -> None:
        if games == ["table"]:
            database = os.environ.get("LINEWRIGHT_DATABASE")
            bench_of_tables = optional("linewright.bench.table")
            load = bench_of_tables.Load(tables, sockets, rate, seconds or 20.0, idle)
            if peers:
                optional("linewright.bench.peers.compare").compare(load, console, words)
            else:
                bench_of_tables.bench_table(load, database, console, words)
            return
        from linewright.bench.games import print_bench

        print_bench([find(name) for name in games or names()], seconds or 2.0, console, words)

    @app.command("compile", **with_help("cli-compile", "compile"))
    def compile_all() -> None:
        from linewright.bench.games import build_all

        build_all([find(name) for name in names()], console, words)
        for commands in game_commands():
            commands.build(words.language, console)

    for commands in game_commands():
        commands.add_commands(app, words.language, console)
    return app


def optional(module: str) -> Any:
    """A module that not everybody needs; raises CommandError where what it needs is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise CommandError("cli-no-table") from error


def show_contest(play: Callable[..., Any], task: Task, console: Console, words: Words, *, as_json: bool) -> None:
    """Have a contest played and print its result; where it was stopped by Ctrl-C, leave with the code that says so."""
    from linewright.bench.games import build_all
    from linewright.standings import play_with_bar, print_match_up, print_tournament

    aside = Console(stderr=True, highlight=False)
    if not compiler.is_ready(task.game):
        build_all([task.game], aside, words)
    result = play_with_bar(lambda watch: play(watch=watch), aside, words)
    if as_json:
        console.print(result.to_json(), markup=False, highlight=False, soft_wrap=True)
    elif isinstance(result, MatchUp):
        print_match_up(result, console, words)
    else:
        print_tournament(result, console, words)
    if result.was_stopped:
        raise typer.Exit(INTERRUPTED)


def print_options(game: Game, console: Console, words: Words) -> None:
    """Print a game's options: what each can be, the usual choice first, and the rule that explains it."""
    table = Table(*(words.say(f"games-{column}") for column in ("option", "choices", "rule")))
    for option in game.options:
        table.add_row(option.name, option.expected, option.rule)
    seats = words.say("games-title", title=game.title, seats=", ".join(map(str, game.seats)), minutes=game.minutes)
    console.print(seats, markup=False)
    console.print(table)


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take --language out of the arguments, wherever it stands."""
    rest = []
    wanted = None
    words = iter(arguments)
    for word in words:
        if word == "--language":
            wanted = next(words, "")
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest


def with_command(arguments: list[str]) -> list[str]:
    """Fill in what people leave out: ./play opens the table in the browser, with a game's name it deals in the terminal."""
    if "LINEWRIGHT_AS" not in os.environ:
        return arguments or ["--help"]
    first = arguments[0] if arguments else ""
    if first in names():
        return ["play", *arguments]
    asks = ("-h", "--help", "--version", "--install-completion", "--show-completion")
    if not first or (first.startswith("-") and first not in asks):
        return ["serve", "--open", *arguments]
    return arguments


def main() -> None:
    """Run the command line and turn every refusal into one line and exit code 2."""
    asked, arguments = take_language(sys.argv[1:])
    words = Words(choose_language(asked))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
    try:
        if asked is not None and asked not in LANGUAGES:
            raise BadOption.wrong("--language", asked, ", ".join(LANGUAGES))
        run(words, with_command(arguments))
    except LinewrightError as error:
        stop(words, error.say(words.language), USAGE_ERROR)
    except (typer.Abort, KeyboardInterrupt):
        stop(words, words.say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has seen enough; nothing is wrong
    except OSError as error:  # a full disk behind the output, say
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what could not be written is not tried again at the end
        stop(words, words.say("cli-system", why=reason_of(error)), USAGE_ERROR)


def run(words: Words, arguments: list[str]) -> None:
    """Run a command and leave with its exit code; what the parser of arguments refuses is told like all else."""
    console = Console(highlight=False)
    try:
        command = typer.main.get_command(build(words, console))
        speak(command, words)
        code = command(arguments, prog_name=program_name(), standalone_mode=False)
    except Exception as error:
        message = getattr(error, "format_message", None)  # only what the parser raises has one
        if message is None:
            raise
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands without one: show its help
            console.print(message(), highlight=False, markup=False)
            return
        stop(words, translate_complaint(message(), words), USAGE_ERROR)
    sys.exit(code if isinstance(code, int) else 0)


def stop(words: Words, message: str, code: int) -> NoReturn:
    """Print one line and leave."""
    complain(words, message)
    sys.exit(code)


def complain(words: Words, message: str) -> None:
    """Print one line where errors go."""
    line = " ".join(words.say("cli-error", message=message).split())
    sys.stderr.write(f"{line}\n")
