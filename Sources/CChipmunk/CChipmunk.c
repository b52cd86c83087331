#include "CChipmunk.h"
#include <stdio.h>

cpSpace *CChipmunkMakeSpace(void) {
  // Debian's library prints its version on the standard output with the first space of a process,
  // where commands print tables and JSON. glibc documents `stdout` as a variable that may be set.
  static cpBool hasPrinted = cpFalse;
  if (hasPrinted) return cpSpaceNew();
  hasPrinted = cpTrue;
  char text[512];
  FILE *usual = stdout, *sink = fmemopen(text, sizeof text, "w");
  if (sink) stdout = sink;
  cpSpace *space = cpSpaceNew();
  stdout = usual;
  if (sink) fclose(sink);
  return space;
}
