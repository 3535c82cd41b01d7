"""The pace of the bots: the host changes it in the middle of a game, and it holds from then on."""


def test_the_host_changes_how_fast_bots_move_while_they_play(played):
    """Nobody else may; a bot that waits already moves as the new pace says."""
    scene = played("line-it", "A sits, B sits; start", ["human", "human", "random"], first=2, house={"bot_delay": 9000})
    scene.play("B: pace 5 -> not-host; wait 1")
    assert scene.table["moves"] == 0
    scene.play("A: pace 500; wait 1")
    assert scene.table["house"]["bot_delay"] == 500
    assert scene.table["moves"] > 0
