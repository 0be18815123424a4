list-and = { $first } and { $last }

# A name in running text.
who = **{ $who }**
