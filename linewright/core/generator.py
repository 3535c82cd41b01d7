"""Random numbers that are the same interpreted, compiled and on CUDA.

The generator of a record is xoshiro128** on 32-bit words, kept in a field `generator` of four uint32.
All arithmetic is on widened integers with masks: a product may wrap in machine code, but never in its low
32 bits. Playouts choose moves with `chance_at`, a counter that is hashed: cheaper, and no state but an integer.
"""

import numpy as np

WORD = 0xFFFFFFFF  # mask of one 32-bit word
GOLDEN = 0x9E3779B9  # 2**32 / golden ratio, the usual odd step of a counter that visits every word


def mix(word: int) -> int:
    """Hash one 32-bit word (constants: hash-prospector's lowbias32)."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


def seed_generator(generator: np.ndarray, seed: int) -> None:
    """Fill the four words from a seed from 0 to 2**62; neighbouring seeds give unrelated words."""
    low = seed & WORD
    high = seed >> 32
    key = mix((high + GOLDEN) & WORD)
    for k in range(4):
        key = mix((key ^ low) + (k + 1) * GOLDEN & WORD)
        generator[k] = key
    if generator[0] == 0 and generator[1] == 0 and generator[2] == 0 and generator[3] == 0:
        generator[0] = 1  # four zeros are the one place xoshiro never leaves


def next_word(generator: np.ndarray) -> int:
    """Draw the next 32-bit word; advances the generator."""
    a = int(generator[0])
    b = int(generator[1])
    c = int(generator[2]) ^ a
    d = int(generator[3]) ^ b
    five = (b * 5) & WORD
    word = (((five << 7) & WORD | (five >> 25)) * 9) & WORD
    generator[0] = a ^ d
    generator[1] = b ^ c
    generator[2] = c ^ ((b << 9) & WORD)
    generator[3] = (d << 11) & WORD | (d >> 21)
    return word


def below(generator: np.ndarray, count: int) -> int:
    """Draw a number from 0 to count - 1, each exactly equally likely (Lemire's rejection)."""
    product = next_word(generator) * count
    if product & WORD < count:
        threshold = (WORD + 1 - count) % count
        while product & WORD < threshold:
            product = next_word(generator) * count
    return product >> 32


def shuffle(generator: np.ndarray, cards: np.ndarray, first: int, stop: int) -> None:
    """Shuffle cards[first:stop] in place, every order equally likely (Fisher and Yates)."""
    for k in range(stop - 1, first, -1):
        other = first + below(generator, k - first + 1)
        card = cards[k]
        cards[k] = cards[other]
        cards[other] = card


def shuffle_face_down(generator: np.ndarray, cards: np.ndarray, first: int, stop: int) -> None:
    """The same as `shuffle`, of cards that nobody sees before `turn_up` shows each, the foremost first."""
    shuffle(generator, cards, first, stop)


def turn_up(generator: np.ndarray, cards: np.ndarray, place: int, stop: int) -> int:  # noqa: ARG001  what `core.chance` goes by
    """The card at a place of those that were shuffled face down; up to stop lie all that nobody has seen, this one the foremost.

    Cards are numbers below `core.chance.CARDS`; whatever else lies up to stop has been seen. Every rule that lets anybody see
    such a card, or tells anybody what follows from it, asks here: so that chance can be told from outside.
    """
    return int(cards[place])


def chance_at(seed: int, turn: int) -> int:
    """The 32-bit word of a playout's own stream at a turn; a pure function of both."""
    return mix((seed + turn * GOLDEN) & WORD)
