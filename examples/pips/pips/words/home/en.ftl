home-about-pips = Every card names a cell. Play it, take the cell, and get four in a line before the others do.
