# What is counted in very many games
count-cards = cards
count-no-place = cards without a place
count-points-made = points made by lines
count-points-unpaid = points nobody gets
count-calls = calls
count-calls-wrong = wrong calls
count-times-up = rounds ended by the timer
count-turned = cards turned up
count-repeats = rounds repeated
