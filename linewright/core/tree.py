"""Search in a tree of what could follow: information-set Monte Carlo tree search, written once against the verbs.

Every iteration imagines the hidden part anew, so that a node stands for all worlds in which its moves are possible, and a move is
compared with others by how often it was there to be chosen. Each node's value is that of the seat whose move leads to it: any
number of sides, and teams, are the same to it. The tree lies in one array that is given; when that is full it grows no further.
"""

import numpy as np

from linewright.core.generator import GOLDEN, WORD, mix
from linewright.core.playouts import PLAYOUT, ROOT, WHOLE, WORLD, enter_world, horizon_of, note_result, play_on, utility_of
from linewright.core.verbs import appraise, is_over, next_to_act, play

ACTION, MOVER, CHILD, SIBLING, VISITS, AVAILABLE, VALUE, COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7  # of a node, which is a row of the tree
TOP = 0  # the node where the search begins; its SIBLING is the number of the newest node
NONE = 0  # no child, no sibling: TOP is nobody's
DEEPEST = 40  # moves that one iteration may go down the tree


def grow_tree(
    states: np.ndarray,
    seat: int,
    sides: np.ndarray,
    margin: int,
    foresight: int,
    breadth: int,
    boldness: int,
    odds: np.ndarray,
    seed: int,
    first: int,
    last: int,
    out: np.ndarray,
    moves: np.ndarray,
    worths: np.ndarray,
    results: np.ndarray,
    tree: np.ndarray,
) -> int:
    """Run the iterations first..last - 1, a world each, and note in the tree what they brought; returns the moves made.

    breadth: most moves of a seat that are looked at below the top, the best by the heuristic. boldness: how much a move that was
    seldom tried is favoured, in hundredths of a victory. results: scratch, DEEPEST + 1 rows.
    """
    made = 0
    horizon = horizon_of(states[ROOT], foresight)
    for number in range(first, last):
        enter_world(states, seat, odds, seed, number)
        states[PLAYOUT] = states[WORLD]
        state = states[PLAYOUT]
        depth = descend(state, seat, breadth, boldness, out, moves, worths, results, tree)
        made += depth + play_on(state, seat, horizon, out)
        note_result(state, sides, foresight, out, results[0])
        tree[TOP, VISITS] += 1
        for k in range(1, depth + 1):
            node = int(results[k, 0])
            tree[node, VISITS] += 1
            tree[node, VALUE] += utility_of(results[0], int(state.seats), int(tree[node, MOVER]), sides, margin)
    return made


def descend(
    state: np.record,
    seat: int,
    breadth: int,
    boldness: int,
    out: np.ndarray,
    moves: np.ndarray,
    worths: np.ndarray,
    results: np.ndarray,
    tree: np.ndarray,
) -> int:
    """Play down the tree up to a move that is new to it; rows 1, 2, ... of results name the nodes passed. Returns how many."""
    node = TOP
    depth = 0
    is_new = 0
    while depth < DEEPEST and not is_new and not is_over(state):
        seat = next_to_act(state, seat, mix((depth + 1) * GOLDEN & WORD))
        count = appraise(state, seat, out, moves, worths)
        seen = widen(int(tree[node, VISITS]), count if node == TOP else min(count, breadth))
        put_best_first(moves, worths, count, seen)
        child = choose_child(tree, node, moves, seen, boldness)
        if child == NONE:
            child = add_child(tree, node, moves, seen, seat)
            is_new = 1
            if child == NONE:
                break
        play(state, seat, int(tree[child, ACTION]))
        depth += 1
        results[depth, 0] = child
        node = child
    return depth


def widen(visits: int, most: int) -> int:
    """How many of a seat's moves are looked at after so many visits: few at first, by the root of the visits."""
    seen = 2
    while seen < most and seen * seen < visits:
        seen += 1
    return min(seen, most)


def put_best_first(moves: np.ndarray, worths: np.ndarray, count: int, seen: int) -> None:
    """Bring the moves of the highest worth to the front, as many as are looked at."""
    for k in range(min(seen, count - 1)):
        best = k
        for j in range(k + 1, count):
            if worths[j] > worths[best]:
                best = j
        move = moves[k]
        moves[k] = moves[best]
        moves[best] = move
        worth = worths[k]
        worths[k] = worths[best]
        worths[best] = worth


def find_child(tree: np.ndarray, node: int, action: int) -> int:
    """The node that a move leads to, or NONE."""
    child = int(tree[node, CHILD])
    while child != NONE and tree[child, ACTION] != action:
        child = int(tree[child, SIBLING])
    return child


def choose_child(tree: np.ndarray, node: int, moves: np.ndarray, seen: int, boldness: int) -> int:
    """The most promising of the moves that are looked at, each counted as there to be chosen; NONE if one was never tried."""
    best = NONE
    best_promise = -1e30
    for k in range(seen):
        child = find_child(tree, node, int(moves[k]))
        if child == NONE:
            return NONE
        tree[child, AVAILABLE] += 1
        visits = float(tree[child, VISITS])
        doubt = np.sqrt(np.log(float(tree[child, AVAILABLE])) / visits)
        promise = float(tree[child, VALUE]) / (visits * WHOLE) + boldness * 0.01 * doubt
        if promise > best_promise:
            best = child
            best_promise = promise
    return best


def add_child(tree: np.ndarray, node: int, moves: np.ndarray, seen: int, seat: int) -> int:
    """Make a node of the best move that was never tried; NONE where the tree is full."""
    newest = int(tree[TOP, SIBLING]) + 1
    if newest >= len(tree):
        return NONE
    for k in range(seen):
        if find_child(tree, node, int(moves[k])) == NONE:
            tree[newest, ACTION] = moves[k]
            tree[newest, MOVER] = seat
            tree[newest, CHILD] = NONE
            tree[newest, SIBLING] = tree[node, CHILD]
            tree[newest, VISITS] = 0
            tree[newest, AVAILABLE] = 1
            tree[newest, VALUE] = 0
            tree[node, CHILD] = newest
            tree[TOP, SIBLING] = newest
            return newest
    return NONE
