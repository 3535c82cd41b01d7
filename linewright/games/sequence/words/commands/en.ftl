# What is counted in very many games
count-dead-cards = dead cards swapped
count-reshuffles = reshuffles
count-wild-jacks = two-eyed jacks played
count-markers-taken = markers taken off the board
count-passes = passes
count-sequences = sequences finished
