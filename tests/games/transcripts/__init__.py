"""Transcripts: what players of each game read in English, stored to be reviewed."""
