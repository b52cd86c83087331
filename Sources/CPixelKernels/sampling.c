#include "CPixelKernels.h"
#include "samples.h"
#include "writing.h"

/// Writes the samples of several groups of eight.
PART void put(
    SampledPixels source, const Block *block, int64_t eights, uint32_t *target, SampleWrite write,
    Words16 opacity) {
  for (int64_t eight = 0; eight < eights; eight++, target += 8)
    write_eight(samples_of(source, block, eight), target, write, opacity);
}

/// Writes fewer than eight samples at the end of a row.
PART void put_rest(
    SampledPixels source, Places places, uint32_t *target, int64_t count, SampleWrite write,
    Words16 opacity) {
  write_rest(samples(source, first_places(places, count)), target, count, write, opacity);
}

// MARK: Without perspective

PART void affine(
    SampledPixels source, AffinePath path, int64_t x, int64_t count, uint32_t *target,
    SampleWrite write, uint8_t opacity) {
  const Words16 strength = (Words16)(uint16_t)opacity;
  Axis across = axis(path.u + x * path.du, path.du);
  Axis down = axis(path.v + x * path.dv, path.dv);
  int64_t done = 0;
  while (done + 8 <= count) {
    const int64_t eights = eights_of(count - done);
    Block block;
    set_affine_places(&block, eights, source, path, &across, &down);
    put(source, &block, eights, target + done, write, strength);
    done += 8 * eights;
  }
  if (done == count) return;
  Places places = affine_places(source, across, down);
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
  // These are whole numbers, so that adding to them is exact.
  Floats8 fx = (Floats8)(float)x + (Floats8){0, 1, 2, 3, 4, 5, 6, 7};
  int64_t done = 0;
  while (done + 8 <= count) {
    const int64_t eights = eights_of(count - done);
    Block block;
    for (int64_t eight = 0; eight < eights; eight++, fx += 8)
      set_places(&block, eight, projective_places(source, path, fx));
    put(source, &block, eights, target + done, write, strength);
    done += 8 * eights;
  }
  if (done == count) return;
  Places places = projective_places(source, path, fx);
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

// MARK: At places of their own

/// Returns the nearest 256ths, limited to 0 to `limit`; 0 for NaN.
PART Ints8 limited_place(const float *place, float limit) {
  Floats8 wide;
  memcpy(&wide, place, sizeof wide);
  const Floats8 low = (Floats8)0.0f, high = (Floats8)limit;
  wide *= 256;
  wide = wide > low ? wide : low;
  return nearest_whole(wide < high ? wide : high, 0);
}

/// Prefetches the lower neighbours of eight samples: if they come from other rows of the source,
/// the processor does not predict them.
PART void fetch_places(SampledPixels source, Places places) {
  int32_t at[8];
  memcpy(at, &places.index, sizeof at);
  for (int64_t lane = 0; lane < 8; lane++)
    fetch_ahead((const char *)source.pixels + 4 * (source.stride + at[lane]));
}

/// Samples at a number of positions that is a multiple of eight.
PART void sample_eights(
    SampledPixels source, float right, float bottom, const float *x, const float *y,
    int64_t count, uint32_t *target) {
  const Words16 unused = (Words16)(uint16_t)0;
  int64_t done = 0;
  while (done < count) {
    const int64_t eights = eights_of(count - done);
    Block block;
    for (int64_t eight = 0; eight < eights; eight++) {
      const int64_t index = done + 8 * eight;
      Places places = places_of(
          source, limited_place(x + index, right), limited_place(y + index, bottom));
      fetch_places(source, places);
      set_places(&block, eight, places);
    }
    put(source, &block, eights, target + done, SampleWriteReplace, unused);
    done += 8 * eights;
  }
}

FOR_EACH_PROCESSOR
void sample_places(
    SampledPixels source, float right, float bottom, const float *x, const float *y,
    int64_t count, uint32_t *target) {
  const int64_t whole = count & ~(int64_t)7;
  sample_eights(source, right, bottom, x, y, whole, target);
  if (whole == count) return;
  // The last pixels are processed as eight, too.
  float last_x[8] = {0}, last_y[8] = {0};
  uint32_t rest[8];
  size_t size = (size_t)(count - whole) * 4;
  memcpy(last_x, x + whole, size);
  memcpy(last_y, y + whole, size);
  sample_eights(source, right, bottom, last_x, last_y, 8, rest);
  memcpy(target + whole, rest, size);
}
