home-about-line = Extend lines, score every card they touch.
home-about-long-line = Eight cards, one colour. Call before the others.
home-about-kidz-line = Turn a card up and find where it fits.
home-about-solo-line = One line through all ten cards.
home-about-head-line = See the line in your head, then call.
