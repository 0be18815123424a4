"""`mehana prove`: the promises of the house, tried on real parts until they hold or break.

Every check runs the bot as its users do, in a process of its own, at a stand-in of Discord, over a real file; it looks
at what people are shown and at what the file says, never into the bot.
"""
