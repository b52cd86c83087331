// The package manager builds a target only if it has a source of its own: on Linux, where the
// folder iOS is excluded, it is this one.
