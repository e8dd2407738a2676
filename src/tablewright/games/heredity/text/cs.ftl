# What Heredity says (cs); package F.
