"""`mehana run_checks`: the guarantees of the bot, tried on real parts until they hold or break.

Every check runs the bot as its users do, in a process of its own, at a fake Discord, over a real file; it looks
at what people are shown and at what the file says, never into the bot.
"""
