home-about-line-it = Take one card a turn, keep the line going up or down, and bet on how far it will reach.
