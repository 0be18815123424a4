"""The operations of Discord's REST API."""
