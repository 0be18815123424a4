"""What a player does at home: gold, prices, arming, development."""
