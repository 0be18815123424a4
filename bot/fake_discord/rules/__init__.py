"""What Discord refuses in requests: its API description, its further limits, and its errors."""
