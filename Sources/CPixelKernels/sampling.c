#include "CPixelKernels.h"
#include "samples.h"

PART Pixels8 written(
    WidePixels wide, const uint32_t *target, SampleWrite write, Words16 opacity) {
  if (write == SampleWriteReplace) return packed(wide);
  if (write == SampleWriteFaded) {
    wide.first = divided_by_255(wide.first * opacity);
    wide.last = divided_by_255(wide.last * opacity);
  }
  return laid_over_pixels(wide, target);
}

/// Writes eight samples.
PART void put(
    SampledPixels source, Places places, uint32_t *target, SampleWrite write, Words16 opacity) {
  store_pixels(target, written(samples(source, places), target, write, opacity));
}

/// Writes fewer at the end of a row, which go through eight as well, for the same numbers.
PART void put_rest(
    SampledPixels source, Places places, uint32_t *target, int64_t count, SampleWrite write,
    Words16 opacity) {
  uint32_t rest[8] = {0};
  places = first_places(places, count);
  memcpy(rest, target, (size_t)count * 4);
  store_pixels(rest, written(samples(source, places), rest, write, opacity));
  memcpy(target, rest, (size_t)count * 4);
}

// MARK: Without perspective

PART void affine(
    SampledPixels source, AffinePath path, int64_t x, int64_t count, uint32_t *target,
    SampleWrite write, uint8_t opacity) {
  const Words16 strength = (Words16)(uint16_t)opacity;
  Axis across = axis(path.u + x * path.du, path.du);
  Axis down = axis(path.v + x * path.dv, path.dv);
  int64_t done = 0;
  // Worked out one step ahead: sampling waits for it.
  Places places = affine_places(source, across, down);
  for (; done + 8 <= count; done += 8) {
    across.first += 8 * path.du;
    across.last += 8 * path.du;
    down.first += 8 * path.dv;
    down.last += 8 * path.dv;
    Places next = affine_places(source, across, down);
    put(source, places, target + done, write, strength);
    places = next;
  }
  if (done == count) return;
  put_rest(source, places, target + done, count - done, write, strength);
}

FOR_EACH_PROCESSOR
void sample_affine_path(
    SampledPixels source, AffinePath path, int64_t x, int64_t count, uint32_t *target,
    SampleWrite write, uint8_t opacity) {
  switch (write) {
  case SampleWriteReplace:
    return affine(source, path, x, count, target, SampleWriteReplace, opacity);
  case SampleWriteOver:
    return affine(source, path, x, count, target, SampleWriteOver, opacity);
  case SampleWriteFaded:
    return affine(source, path, x, count, target, SampleWriteFaded, opacity);
  }
}

// MARK: With perspective

PART Places projective_places(SampledPixels source, ProjectivePath path, Floats8 x) {
  Floats8 k = 256 / (x * path.dw + path.w);
  return places_at(source, (x * path.du + path.u) * k, (x * path.dv + path.v) * k);
}

PART void projective(
    SampledPixels source, ProjectivePath path, int64_t x, int64_t count, uint32_t *target,
    SampleWrite write, uint8_t opacity) {
  const Words16 strength = (Words16)(uint16_t)opacity;
  // Whole numbers, so that counting on is exact.
  Floats8 fx = (Floats8)(float)x + (Floats8){0, 1, 2, 3, 4, 5, 6, 7};
  int64_t done = 0;
  // Worked out one step ahead: sampling waits for it.
  Places places = projective_places(source, path, fx);
  for (; done + 8 <= count; done += 8) {
    fx += 8;
    Places next = projective_places(source, path, fx);
    put(source, places, target + done, write, strength);
    places = next;
  }
  if (done == count) return;
  put_rest(source, places, target + done, count - done, write, strength);
}

FOR_EACH_PROCESSOR
void sample_projective_path(
    SampledPixels source, ProjectivePath path, int64_t x, int64_t count, uint32_t *target,
    SampleWrite write, uint8_t opacity) {
  switch (write) {
  case SampleWriteReplace:
    return projective(source, path, x, count, target, SampleWriteReplace, opacity);
  case SampleWriteOver:
    return projective(source, path, x, count, target, SampleWriteOver, opacity);
  case SampleWriteFaded:
    return projective(source, path, x, count, target, SampleWriteFaded, opacity);
  }
}
