#include <chipmunk/chipmunk.h>

/// Stops a body whose velocity is no finite number, because the solver's numbers have overflowed:
/// Debian's library ends the process where it finds one.
void CChipmunkStopUnlessFinite(cpBody *body);
