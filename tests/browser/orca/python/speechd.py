# First on Orca's path. Without a sound card the real module waits for its server for ever; without any, Orca writes what it
# would say into its log.
raise ImportError("there is no sound here")
