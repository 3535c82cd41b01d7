home-about-line = Extend the lines and score for every card they cross.
home-about-long-line = Eight cards, one colour. Call before the others do.
home-about-kidz-line = Turn up a card and find where it fits.
home-about-solo-line = One line through all ten cards.
home-about-head-line = Spot a line in your head and call it first.
