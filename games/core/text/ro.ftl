list-and = { $first } și { $last }

# A name in running text.
who = **{ $who }**
