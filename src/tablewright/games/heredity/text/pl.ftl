# What Heredity says (pl); package F.
