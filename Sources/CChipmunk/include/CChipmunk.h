#include <chipmunk/chipmunk.h>

/// Moves a body by its velocity, as `cpBodyUpdatePosition` does, after
/// `CChipmunkStopUnlessFinite`.
void CChipmunkUpdatePosition(cpBody *body, cpFloat time);

/// Stops a body whose velocity is no finite number, because the solver's numbers have overflowed:
/// Debian's library ends the process where it finds one.
void CChipmunkStopUnlessFinite(cpBody *body);
