"""What somebody who listens to a table has heard so far, and how they want to hear more."""

UNHEARD, UNWANTED = 0, -1  # of what is beside the game


class Hearing:
    """What one listener has heard. Thousands of them wait: there is nothing here that need not be."""

    __slots__ = ("aside", "held", "number", "on_screen", "people", "takes_changes")

    def __init__(
        self, since: int, *, on_screen: bool = False, takes_changes: bool = False, hears_beside: bool = False, aside: int = 0
    ) -> None:
        self.number = since  # of the last event they have heard of
        self.on_screen = on_screen  # whether everybody in a room looks: what a seat may know is not told
        self.takes_changes = takes_changes
        self.held: tuple[int, ...] | None = None  # the seats as whose holder they have all up to that event; None: they have not
        self.people = UNHEARD if hears_beside else UNWANTED  # which telling of who is there they have heard
        self.aside = aside  # the last line of watchers they have heard
