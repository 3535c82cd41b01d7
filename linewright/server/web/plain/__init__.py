"""The plain table: pages without a script, on which every game can be played with buttons and typed moves, in three languages.

It works from the same tables, views and words as everything else; a browser that can do nothing but forms is enough.
"""
