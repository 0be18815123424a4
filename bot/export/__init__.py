"""Exports an ended table as a web page to step through or as an animation, without network or database."""
