"""LIGHT LINE!: coloured lines on cards."""
