"""Other people's servers beside ours: `linewright bench table --peers`."""
