"""Mutation testing: faults put into the product one at a time, to see which of them no test notices."""
