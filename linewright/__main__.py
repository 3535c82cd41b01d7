"""The `linewright` command: `python -m linewright` is the same."""

import sys


def main() -> None:
    """Run the command line, or say which packages it lacks."""
    try:
        from linewright.cli import main as run
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("typer", "rich", "prompt_toolkit"):
            raise
        from linewright.core.words import Words, choose_language

        words = Words(choose_language())
        sys.stderr.write(words.say("cli-error", message=words.say("cli-no-extra")) + "\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
