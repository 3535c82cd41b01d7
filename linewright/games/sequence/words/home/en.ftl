home-about-sequence = Play a card, mark its square, and be the first team to have five in a row.
