# Orca would take its name with this. As it does not, an Orca that somebody needs starts beside it.
def setproctitle(name):
    pass
