"""What every game is held to, ours and those of other packages; no game's name stands here.

    pip install "linewright[conformance]"
    pytest --pyargs linewright.conformance --game pips

Without --game it takes all installed games. Run it in the folder of your project: it looks for the tests of single rules in
tests/.
"""
