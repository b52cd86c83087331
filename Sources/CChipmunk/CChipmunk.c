#include "CChipmunk.h"
#include <chipmunk/chipmunk_structs.h>
#include <math.h>
#include <stdio.h>
#include <sys/single_threaded.h>

// Debian's library prints its version on the standard output with the first space of a process,
// where commands print tables and JSON. So the first space is made here, before `main`, while the
// output goes to memory. glibc documents `stdout` as a variable that may be set. No other thread
// can use it meanwhile: there is none. In a process that already has threads, because it loads this
// code late, the line is printed.
__attribute__((constructor)) static void makeFirstSpace(void) {
  if (!__libc_single_threaded) return;
  char text[512];
  FILE *usual = stdout, *sink = fmemopen(text, sizeof text, "w");
  if (!sink) return;
  stdout = sink;
  cpSpaceFree(cpSpaceNew());
  stdout = usual;
  fclose(sink);
}

void CChipmunkStopUnlessFinite(cpBody *body) {
  // The bias is what the solver adds in a step to separate bodies that overlap.
  cpFloat sum = body->v.x + body->v.y + body->w + body->v_bias.x + body->v_bias.y + body->w_bias;
  if (isfinite(sum)) return;
  body->v = body->v_bias = cpvzero;
  body->w = body->w_bias = 0;
}
