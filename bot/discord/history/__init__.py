"""Earlier and present tables, shown page by page."""
