"""Messages, their controls, and answers to interactions."""
