"""Orders and rules that move troops against each other: offensives, defence, battles in their stages."""
