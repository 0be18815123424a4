"""`python -m tests.faults`: fault injection and load tests of whole bots.

Every check runs the bot as a user does, in its own process, against a fake Discord and a real database. It compares what
people are shown with what the database says, and never looks inside the bot.
"""
