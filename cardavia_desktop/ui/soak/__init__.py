"""`cardavia soak`: the program used at random for a long time, and watched meanwhile."""
