home-about-line-it = Take a card each turn, keep your line going up or down, and bet on how far it will go.
