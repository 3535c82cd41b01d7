# Written by `python -m linewright.games.stub` from the title cards; to change it, change what it is written from.

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Literal, overload

from linewright.core.match import Match
from linewright.core.position import SharedView
from linewright.games.light_line.head_line.view import View as HeadLineOwn
from linewright.games.light_line.kidz_line.view import View as KidzLineOwn
from linewright.games.light_line.line.view import View as LineOwn
from linewright.games.light_line.long_line.view import View as LongLineOwn
from linewright.games.light_line.solo_line.view import View as SoloLineOwn
from linewright.games.line_it.view import View as LineItOwn
from linewright.games.sequence.view import View as SequenceOwn

class LineItView(SharedView, LineItOwn): ...
class SequenceView(SharedView, SequenceOwn): ...
class LineView(SharedView, LineOwn): ...
class LongLineView(SharedView, LongLineOwn): ...
class KidzLineView(SharedView, KidzLineOwn): ...
class SoloLineView(SharedView, SoloLineOwn): ...
class HeadLineView(SharedView, HeadLineOwn): ...

@overload
def new(
    game: Literal["line-it"],
    /,
    *,
    seats: Literal[2, 3, 4, 5] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    bet_exact: bool = ...,
    final_card: Literal["must_if_fits", "may"] = ...,
    final_start: Literal["token_passed", "last_round_first"] = ...,
    open_hands: bool = ...,
    hidden_scores: bool = ...,
) -> Match[LineItView]: ...
@overload
def new(
    game: Literal["sequence"],
    /,
    *,
    seats: Literal[2, 3, 4, 6, 8, 9, 10, 12] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    teams: Literal[2, 3] = ...,
    draw: Literal["automatic", "by_hand"] = ...,
    dead_cards: Literal["one", "any"] = ...,
    table_talk: bool = ...,
    profi: bool = ...,
    board: str | Path | Sequence[str | Sequence[str]] = ...,
) -> Match[SequenceView]: ...
@overload
def new(
    game: Literal["line"],
    /,
    *,
    seats: Literal[2, 3, 4, 5, 6] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    open_hands: bool = ...,
    final_draw: bool = ...,
    cards: str | Path = ...,
) -> Match[LineView]: ...
@overload
def new(
    game: Literal["long-line"],
    /,
    *,
    seats: Literal[2, 3, 4, 5, 6, 7] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    false_call: Literal["refuse", "zero"] = ...,
    round_timer: int = ...,
    cards: str | Path = ...,
) -> Match[LongLineView]: ...
@overload
def new(
    game: Literal["kidz-line"],
    /,
    *,
    seats: Literal[2, 3, 4, 5, 6, 7, 8] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    strict_kids: bool = ...,
    cards: str | Path = ...,
) -> Match[KidzLineView]: ...
@overload
def new(
    game: Literal["solo-line"],
    /,
    *,
    seats: Literal[1] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    hand_size: int = ...,
    solvable: bool = ...,
    day: str | date = ...,
    cards: str | Path = ...,
) -> Match[SoloLineView]: ...
@overload
def new(
    game: Literal["head-line"],
    /,
    *,
    seats: Literal[2, 3, 4] | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
    wrong_call: Literal["repeat", "continue"] = ...,
    same_call_ms: int = ...,
    pace: int = ...,
    cards: str | Path = ...,
) -> Match[HeadLineView]: ...
@overload
def new(
    game: str,
    /,
    *,
    seats: int | None = None,
    seed: int | None = None,
    first: int | None = None,
    deck: Sequence[str | int] | None = None,
    secret: str | None = None,
    nonces: Mapping[int, str] | str | None = None,
    commit: str | None = None,
) -> Match[Any]: ...
def daily(game: str, day: str | date | None = None, /, **wishes: Any) -> Match[Any]: ...
