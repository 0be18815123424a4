list-and = { $first } и { $last }
