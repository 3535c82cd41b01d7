# What is wrong with a set of cards
cards-no-file = cannot read the cards { $file }: { $why }
cards-how-many = a set has 1 to { $most } cards; found { $count }
cards-no-card = line { $line } of the cards is no card: { $found }; expected a number, a back and lines such as R:N2-W3
cards-number = line { $line } of the cards: number { $number } is there twice, or not from 1 to { $most }
cards-back = line { $line } of the cards: a back is 2, 3, 4 or 5; found { $found }
cards-no-line = line { $line } of the cards: { $found } is no line; expected a colour (B R G Y K) and two ports, such as R:N2-W3
cards-port-twice = line { $line } of the cards: { $found } uses a port that is used already
cards-unknown = there is no card { $number } in this set
cards-none = name at least one card, such as “3 17 42”
cards-paper = { $found } is no paper; expected a4 or letter

# What a set is like
property-four-lines = four lines of four different colours on every card
property-straight-or-bent = every line straight or with one bend
property-drawable = drawable: no two lines on one track, every bend alone in its place
property-different = every edge used, and no two cards alike, turned or without colours
property-colours = every colour on 48 of 60 cards, about 8 times at each port
property-straights = as many straight lines in every colour, half of them upright
property-backs = backs 13 x 2, 21 x 3, 13 x 4, 13 x 5, and no back betrays its front
property-playable = enough for all games: 7 threes for LINE; 4 threes, 3 fours, 2 fives for HEAD LINE
deck-good = { $count } cards: all properties hold.
deck-not-good = { $count } cards: not all properties hold. Only the last one is needed to play.

# What the solver says
solve-answer = { $count ->
    [one] one card
   *[other] { $count } cards
} in { $colour }: { $layout }
solve-thinking = solving …
printing = drawing …
solve-limit = The search stopped at its limit of { $nodes } steps; a longer line may exist.
solve-none = There is no line of { $count } cards.
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black

# The command line
cli-deck = Look after a set of LIGHT LINE cards.
cli-deck-check = Say what is wrong with a file of cards, and what the set is like.
cli-cards = A file of cards; the standard set unless given.
cli-solve = Find the longest line of one colour that some LIGHT LINE cards can make, and draw it.
cli-solve-cards = The numbers of the cards, such as "3 17 42".
cli-solve-joker = Solve SOLO LINE: black goes with the colour.
cli-solve-length = Look for a line of exactly this many cards.
cli-print = Make a print-and-play PDF, fronts and backs, nine cards to a page.
cli-print-what = What to print: light-line.
cli-print-out = The PDF to write.
cli-print-paper = a4 or letter.
cards-print-what = { $found } cannot be printed; expected light-line
cards-print-extra = printing needs one more package: pip install 'linewright[print]'
printed = { $pages } pages in { $file }. Print on both sides, turned over the long edge.
