"""The web page on which a table can be touched."""
