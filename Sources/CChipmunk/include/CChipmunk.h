#include <chipmunk/chipmunk.h>

/// Makes a space, as `cpSpaceNew` does, without a word on the standard output.
cpSpace *CChipmunkMakeSpace(void);
