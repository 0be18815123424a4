list-and = { $first } и { $last }

# A name in running text.
who = **{ $who }**
