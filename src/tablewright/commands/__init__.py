"""What the verbs of the command line do; each verb has a module of its own."""
