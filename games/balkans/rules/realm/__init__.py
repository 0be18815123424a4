"""Gold, prices, and the orders Arming and Development."""
