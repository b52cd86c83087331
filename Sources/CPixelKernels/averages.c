#include "CPixelKernels.h"
#include "vectors.h"

// Simple loops, which the compiler vectorizes.

FOR_EACH_PROCESSOR
void make_opaque(uint32_t *pixels, int64_t count) {
  for (int64_t x = 0; x < count; x++) pixels[x] |= 0xFF000000;
}

FOR_EACH_PROCESSOR
_Bool are_opaque(const uint32_t *pixels, int64_t count) {
  uint32_t common = 0xFF000000;
  for (int64_t x = 0; x < count; x++) common &= pixels[x];
  return common == 0xFF000000;
}

/// Returns the rounded mean of four pixels for each channel. It processes two channels at once.
PART uint32_t mean(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  const uint32_t mask = 0x00FF00FF, half = 0x00020002;
  const uint32_t even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + half;
  const uint32_t odd =
      (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + half;
  return (even >> 2 & mask) | (odd >> 2 & mask) << 8;
}

FOR_EACH_PROCESSOR
void halve_rows(
    const uint32_t *upper, const uint32_t *lower, uint32_t *target, int64_t width) {
  const int64_t pairs = width / 2;
  for (int64_t x = 0; x < pairs; x++)
    target[x] = mean(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]);
  if (width > 2 * pairs)
    target[pairs] = mean(upper[width - 1], upper[width - 1], lower[width - 1], lower[width - 1]);
}

FOR_EACH_PROCESSOR
void average_rows(
    const uint32_t *upper, const uint32_t *lower, uint32_t *target, int64_t width) {
  for (int64_t x = 0; x < width; x++) target[x] = mean(upper[x], upper[x], lower[x], lower[x]);
}

FOR_EACH_PROCESSOR
void widen_coverage(const uint8_t *source, uint16_t *target, int64_t count) {
  for (int64_t x = 0; x < count; x++) target[x] = (uint16_t)(source[x] * 257);
}

FOR_EACH_PROCESSOR
void narrow_coverage(const uint16_t *source, uint8_t *target, int64_t count) {
  for (int64_t x = 0; x < count; x++) target[x] = (uint8_t)((source[x] + 128u) / 257);
}

/// The number of sums that are processed at a time, so that they stay in the cache.
enum { PART_LENGTH = 512 };

PART void write_means(const int32_t *sums, uint16_t *target, int64_t count, float scale) {
  for (int64_t x = 0; x < count; x++)
    target[x] = (uint16_t)(int32_t)((float)sums[x] * scale + 0.5f);
}

/// Computes the changes of the sum over a box at each of `count` pixels of a row from `start` on.
PART void write_changes(
    const uint16_t *source, int32_t *changes, int64_t start, int64_t count, int64_t width,
    int64_t before, int64_t after) {
  const int64_t room = width - start - after, passed = before + 1 - start;
  const int64_t entering = room < 0 ? 0 : room < count ? room : count;
  const int64_t staying = passed < 0 ? 0 : passed < count ? passed : count;
  const uint16_t *enters = source + start + after, *leaves = source + start - before - 1;
  for (int64_t index = 0; index < entering; index++) changes[index] = enters[index];
  for (int64_t index = entering; index < count; index++) changes[index] = 0;
  for (int64_t index = staying; index < count; index++) changes[index] -= leaves[index];
}

FOR_EACH_PROCESSOR
void box_across(
    const uint16_t *source, uint16_t *target, int64_t width, int64_t before, int64_t after) {
  const float scale = 1 / (float)(before + after + 1);
  int32_t sums[PART_LENGTH];
  int32_t sum = 0;
  for (int64_t x = 0; x < after && x < width; x++) sum += source[x];
  for (int64_t start = 0; start < width; start += PART_LENGTH) {
    int64_t count = width - start < PART_LENGTH ? width - start : PART_LENGTH;
    write_changes(source, sums, start, count, width, before, after);
    for (int64_t index = 0; index < count; index++) {
      sum += sums[index];
      sums[index] = sum;
    }
    write_means(sums, target + start, count, scale);
  }
}

FOR_EACH_PROCESSOR
void box_down(
    const uint16_t *source, uint16_t *target, int64_t stride, int64_t width, int64_t height,
    int64_t before, int64_t after) {
  const float scale = 1 / (float)(before + after + 1);
  for (int64_t start = 0; start < width; start += PART_LENGTH) {
    int64_t count = width - start < PART_LENGTH ? width - start : PART_LENGTH;
    int32_t sums[PART_LENGTH] = {0};
    const uint16_t *first = source + start;
    for (int64_t y = 0; y < after && y < height; y++)
      for (int64_t x = 0; x < count; x++) sums[x] += first[y * stride + x];
    for (int64_t y = 0; y < height; y++) {
      if (y + after < height) {
        const uint16_t *row = first + (y + after) * stride;
        for (int64_t x = 0; x < count; x++) sums[x] += row[x];
      }
      if (y - before - 1 >= 0) {
        const uint16_t *row = first + (y - before - 1) * stride;
        for (int64_t x = 0; x < count; x++) sums[x] -= row[x];
      }
      write_means(sums, target + start + y * stride, count, scale);
    }
  }
}
