"""The bot: tables, presentation, Discord, the sandbox and the command line."""
