"""What all games share: the contract, random numbers, options, texts, search and the catalogue."""
