# What Heredity says (en); package F.
