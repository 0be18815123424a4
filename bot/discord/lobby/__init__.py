"""Opening tables, and all that can be done before play begins."""
