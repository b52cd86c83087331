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

// MARK: At places of their own

/// The nearest 256ths from 0 to a limit; 0 for what is no number.
PART Ints8 limited_place(const float *place, float limit) {
  Floats8 wide;
  memcpy(&wide, place, sizeof wide);
  const Floats8 low = (Floats8)0.0f, high = (Floats8)limit;
  wide *= 256;
  wide = wide > low ? wide : low;
  wide = wide < high ? wide : high;
  // At this size a float's last bit is a whole number: adding rounds, and the bits are it.
  const float magic = 12582912;
  return (Ints8)(wide + magic) - (Ints8)(Floats8)magic;
}

PART Places limited_places(
    SampledPixels source, float right, float bottom, const float *x, const float *y) {
  Ints8 u = limited_place(x, right), v = limited_place(y, bottom);
  Places places = {(v >> 8) * (int32_t)source.stride + (u >> 8), u & 255, v & 255};
  return places;
}

/// Asks for the lower neighbours of eight samples to be in the cache soon.
PART void fetch_places(SampledPixels source, Places places) {
  int32_t at[8];
  memcpy(at, &places.index, sizeof at);
  for (int64_t lane = 0; lane < 8; lane++)
    fetch_ahead((const char *)source.pixels + 4 * (source.stride + at[lane]));
}

PART void sample_eights(
    SampledPixels source, float right, float bottom, const float *x, const float *y,
    int64_t count, uint32_t *target) {
  // So many eights ahead of the present one memory is fetched: where neighbours come from other
  // rows of the source, the processor does not foresee them.
  enum { AHEAD = 8 };
  Places places[AHEAD];
  for (int64_t eight = 0; eight < AHEAD && eight * 8 < count; eight++) {
    places[eight] = limited_places(source, right, bottom, x + 8 * eight, y + 8 * eight);
    fetch_places(source, places[eight]);
  }
  source.ahead = source.stride;
  for (int64_t done = 0; done < count; done += 8) {
    Places present = places[done / 8 % AHEAD];
    if (done + 8 * AHEAD < count) {
      const float *next_x = x + done + 8 * AHEAD, *next_y = y + done + 8 * AHEAD;
      Places next = limited_places(source, right, bottom, next_x, next_y);
      fetch_places(source, next);
      places[done / 8 % AHEAD] = next;
    }
    store_pixels(target + done, packed(samples(source, present)));
  }
}

FOR_EACH_PROCESSOR
void sample_places(
    SampledPixels source, float right, float bottom, const float *x, const float *y,
    int64_t count, uint32_t *target) {
  const int64_t whole = count & ~(int64_t)7;
  sample_eights(source, right, bottom, x, y, whole, target);
  if (whole == count) return;
  // Fewer at the end go through eight as well.
  float last_x[8] = {0}, last_y[8] = {0};
  uint32_t rest[8];
  size_t size = (size_t)(count - whole) * 4;
  memcpy(last_x, x + whole, size);
  memcpy(last_y, y + whole, size);
  sample_eights(source, right, bottom, last_x, last_y, 8, rest);
  memcpy(target + whole, rest, size);
}
