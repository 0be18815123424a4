"""What every game is made of: the contract, chance, options, texts and the catalogue."""
