"""What is read from tables later: history, records, results, standings, and the data kept about people."""
