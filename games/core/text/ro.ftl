list-and = { $first } și { $last }
