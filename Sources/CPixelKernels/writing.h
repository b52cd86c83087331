#ifndef WRITING_H
#define WRITING_H

#include "CPixelKernels.h"
#include "vectors.h"

/// Returns the pixels that result from writing eight samples to the target.
PART Pixels8 written(
    WidePixels wide, const uint32_t *target, SampleWrite write, Words16 opacity) {
  if (write == SampleWriteReplace) return packed(wide);
  if (write == SampleWriteFaded) {
    wide.first = divided_by_255(wide.first * opacity);
    wide.last = divided_by_255(wide.last * opacity);
  }
  return composited_over_pixels(wide, target);
}

PART void write_eight(
    WidePixels wide, uint32_t *target, SampleWrite write, Words16 opacity) {
  store_pixels(target, written(wide, target, write, opacity));
}

/// Writes the first samples at the end of a row. They are processed as eight, too, so that the
/// results are the same.
PART void write_rest(
    WidePixels wide, uint32_t *target, int64_t count, SampleWrite write, Words16 opacity) {
  uint32_t rest[8] = {0};
  const size_t size = (size_t)count * sizeof *target;
  memcpy(rest, target, size);
  write_eight(wide, rest, write, opacity);
  memcpy(target, rest, size);
}

#endif
