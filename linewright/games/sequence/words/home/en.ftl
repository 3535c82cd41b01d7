home-about-sequence = Play a card, cover its square, and line up rows of five before the other teams do.
home-option-teams-3 = three teams
