#include "CPixelKernels.h"
#include "vectors.h"

// Reduces the number of pixels in rows, and enlarges the result again. A small pixel has four
// channels of 16 bits.

PART Words16 four_pixels(const uint32_t *place) {
  Bytes16 bytes;
  memcpy(&bytes, place, sizeof bytes);
  return __builtin_convertvector(bytes, Words16);
}

PART void add_four(
    const uint32_t *place, int64_t stride, int64_t rows, uint16_t repeats, uint16_t *sums) {
  Words16 row = four_pixels(place), sum = row;
  for (int64_t y = 1; y < rows; y++) {
    row = four_pixels(place + y * stride);
    sum += row;
  }
  sum += row * repeats;
  memcpy(sums, &sum, sizeof sum);
}

PART void add_more_to_four(const uint32_t *place, int64_t stride, int64_t rows, uint16_t *sums) {
  Words16 sum;
  memcpy(&sum, sums, sizeof sum);
  for (int64_t y = 0; y < rows; y++) sum += four_pixels(place + y * stride);
  memcpy(sums, &sum, sizeof sum);
}

FOR_EACH_PROCESSOR
void add_rows(
    const uint32_t *first, int64_t stride, int64_t rows, int64_t repeats, uint16_t *sums,
    int64_t count) {
  const uint16_t more = (uint16_t)repeats;
  int64_t x = 0;
  for (; x + 4 <= count; x += 4) add_four(first + x, stride, rows, more, sums + x * 4);
  const uint8_t *bytes = (const uint8_t *)first;
  for (int64_t channel = x * 4; channel < count * 4; channel++) {
    uint16_t value = 0, sum = 0;
    for (int64_t y = 0; y < rows; y++) {
      value = bytes[y * stride * 4 + channel];
      sum += value;
    }
    sums[channel] = (uint16_t)(sum + value * more);
  }
}

FOR_EACH_PROCESSOR
void add_more_rows(
    const uint32_t *first, int64_t stride, int64_t rows, uint16_t *sums, int64_t count) {
  int64_t x = 0;
  for (; x + 4 <= count; x += 4) add_more_to_four(first + x, stride, rows, sums + x * 4);
  const uint8_t *bytes = (const uint8_t *)first;
  for (int64_t channel = x * 4; channel < count * 4; channel++)
    for (int64_t y = 0; y < rows; y++) sums[channel] += bytes[y * stride * 4 + channel];
}

FOR_EACH_PROCESSOR
void mix_small_rows(
    const uint16_t *upper, const uint16_t *lower, uint16_t *mixed, int64_t count, uint16_t weight,
    uint16_t whole, uint16_t shift) {
  const uint16_t less = whole - weight, half = whole / 2;
  for (int64_t x = 0; x < count * 4; x++)
    mixed[x] = (uint16_t)((uint16_t)(upper[x] * less + lower[x] * weight + half) >> shift);
}

/// Writes four pixels of weighted sums. The upper bytes of the sums are the channels.
PART void write_four(Words16 sums, uint32_t *target) {
  Bytes16 bytes = __builtin_convertvector((sums + 128) >> 8, Bytes16);
  memcpy(target, &bytes, sizeof bytes);
}

PART Words16 small_pixel(const uint16_t *pixel) {
  Words4 one;
  memcpy(&one, pixel, sizeof one);
  return __builtin_shufflevector(one, one, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

/// Returns two small pixels, each of them twice.
PART Words16 two_small_pixels(const uint16_t *pixels) {
  Words8 two;
  memcpy(&two, pixels, sizeof two);
  return __builtin_shufflevector(two, two, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7);
}

PART void enlarge_twice(const uint16_t *small, uint32_t *target, int64_t count) {
  const Words16 more = {1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1, 1, 3, 3, 3, 3};
  int64_t x = 0;
  for (; x + 2 <= count; x += 2, small += 8, target += 4)
    write_four(two_small_pixels(small) * (4 - more) + two_small_pixels(small + 4) * more, target);
  if (x == count) return;
  uint32_t last[4];
  write_four(small_pixel(small) * (4 - more) + small_pixel(small + 4) * more, last);
  memcpy(target, last, 2 * sizeof *last);
}

PART void enlarge_by_fours(
    const uint16_t *small, uint32_t *target, int64_t count, int64_t step) {
  const Words16 odd = {1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7};
  const uint16_t whole = (uint16_t)(2 * step);
  for (int64_t x = 0; x < count; x++, small += 4) {
    Words16 left = small_pixel(small), right = small_pixel(small + 4);
    for (int64_t part = 0; part < step; part += 4, target += 4) {
      Words16 more = odd + (uint16_t)(2 * part);
      write_four(left * (whole - more) + right * more, target);
    }
  }
}

FOR_EACH_PROCESSOR
void enlarge_row(const uint16_t *small, uint32_t *target, int64_t count, int64_t step) {
  if (step == 2) {
    enlarge_twice(small, target, count);
  } else {
    enlarge_by_fours(small, target, count, step);
  }
}

/// The number of samples that are interpolated at a time.
enum { PART_OF_SAMPLES = 64, LARGEST_STEP = 32 };

/// Interpolates the pixels between the centres of `count` + 1 samples, which are multiples of 2 ×
/// `step`.
PART void mix_samples(const int32_t *samples, uint8_t *pixels, int64_t count, const int32_t step) {
  const int32_t whole = 4 * step * step;
  for (int64_t index = 0; index < count; index++) {
    const int32_t start = samples[index] * 2 * step + whole / 2;
    const int32_t change = samples[index + 1] - samples[index];
    for (int32_t x = 0; x < step; x++)
      pixels[index * step + x] = (uint8_t)((uint32_t)(start + change * (2 * x + 1)) / whole);
  }
}

FOR_EACH_PROCESSOR
void enlarge_coverage(
    const uint8_t *upper, const uint8_t *lower, int64_t columns, uint8_t *target, int64_t first,
    int64_t count, int32_t weight, int32_t step) {
  int32_t samples[PART_OF_SAMPLES + 1];
  uint8_t pixels[PART_OF_SAMPLES * LARGEST_STEP];
  // The position relative to the centre of the sample before the first one.
  int64_t place = first + step / 2;
  while (count > 0) {
    const int64_t before = place / step, skipped = place % step;
    int64_t intervals = (skipped + count + step - 1) / step;
    if (intervals > PART_OF_SAMPLES) intervals = PART_OF_SAMPLES;
    for (int64_t index = 0; index <= intervals; index++) {
      int64_t x = before + index - 1;
      x = x < 0 ? 0 : x < columns ? x : columns - 1;
      samples[index] = upper[x] * (2 * step - weight) + lower[x] * weight;
    }
    switch (step) {
    case 4: mix_samples(samples, pixels, intervals, 4); break;
    case 8: mix_samples(samples, pixels, intervals, 8); break;
    case 16: mix_samples(samples, pixels, intervals, 16); break;
    default: mix_samples(samples, pixels, intervals, 32);
    }
    int64_t made = intervals * step - skipped;
    if (made > count) made = count;
    memcpy(target, pixels + skipped, (size_t)made);
    target += made;
    place += made;
    count -= made;
  }
}
