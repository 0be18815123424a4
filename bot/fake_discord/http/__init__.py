"""Serving requests over HTTP: those of the REST API, files, and the page of OAuth2."""
