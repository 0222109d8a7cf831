# Orca renames its process with this module. Ours keeps its name, so that a real user's Orca can start beside it.
def setproctitle(name):
    pass
