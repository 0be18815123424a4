"""What people may change at a table, as entries to be written; the table service writes them."""
