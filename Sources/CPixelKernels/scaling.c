#include "CPixelKernels.h"
#include "writing.h"

// Rows of the source are interpolated horizontally first, and two of the results vertically. The
// next row of the target often needs the same two rows, or one of them.

/// The number of columns that are processed at a time, so that their data stays in the cache.
enum { COLUMNS = 256 };

/// The positions of columns in a row of the source, between a pixel and the next one. Each eight
/// columns are stored in the order of `packed`.
typedef struct {
  int32_t pixels[COLUMNS];
  /// The weight of the second pixel in 128ths, for each channel.
  _Alignas(32) Words4 fractions[COLUMNS];
} Columns;

/// A row of the source, interpolated at the columns: 128 times each channel.
typedef struct {
  /// The index of the row; -1 before the first use.
  int64_t row;
  _Alignas(32) Words4 pixels[COLUMNS];
} Line;

/// Returns the index at which a column is stored.
PART int64_t stored_at(int64_t column) {
  return (column & ~7) | (column & 2) << 1 | (column & 4) >> 1 | (column & 1);
}

/// Finds `count` columns, and repeats the last one up to a multiple of eight. Beyond the edges the
/// outermost pixel is used. `last` is the index of the last source pixel, and not 0.
PART void find_columns(Columns *columns, ScaledPath path, int64_t last, int64_t count) {
  for (int64_t x = 0; x < ((count + 7) & ~7); x++) {
    const int64_t place = path.start + (x < count ? x : count - 1) * path.step;
    const int64_t pixel = place >> 16;
    const int64_t index = stored_at(x);
    const int is_before = pixel < 0, is_after = pixel >= last;
    columns->pixels[index] = (int32_t)(is_before ? 0 : is_after ? last - 1 : pixel);
    columns->fractions[index] =
        (Words4)(uint16_t)(is_before ? 0 : is_after ? 128 : place >> 9 & 127);
  }
}

/// Returns four interpolated columns of a row, from `first` on.
PART Words16 four_across(const uint32_t *row, const Columns *columns, int64_t first) {
  const int32_t *pixels = columns->pixels + first;
  Longs4 pairs;
  for (int index = 0; index < 4; index++)
    memcpy((char *)&pairs + 8 * index, row + pixels[index], 8);
  Bytes32 bytes = (Bytes32)pairs, zero = {0};
  Words16 left = (Words16)__builtin_shufflevector(
      bytes, zero, 0, 32, 1, 33, 2, 34, 3, 35, 8, 40, 9, 41, 10, 42, 11, 43, 16, 48, 17, 49, 18, 50,
      19, 51, 24, 56, 25, 57, 26, 58, 27, 59);
  Words16 right = (Words16)__builtin_shufflevector(
      bytes, zero, 4, 36, 5, 37, 6, 38, 7, 39, 12, 44, 13, 45, 14, 46, 15, 47, 20, 52, 21, 53, 22,
      54, 23, 55, 28, 60, 29, 61, 30, 62, 31, 63);
  Words16 fractions;
  memcpy(&fractions, columns->fractions + first, sizeof fractions);
  return (left << 7) + (right - left) * fractions;
}

PART void fill_line(
    Line *line, int64_t number, ScaledPixels source, const Columns *columns, int64_t count) {
  const uint32_t *row = source.pixels + number * source.stride;
  // Two adjacent pixels are read, so a single one is repeated.
  const uint32_t both[2] = {row[0], row[0]};
  if (source.width == 1) row = both;
  line->row = number;
  for (int64_t x = 0; x < count; x += 8) {
    Words16 first = four_across(row, columns, x), last = four_across(row, columns, x + 4);
    memcpy(line->pixels + x, &first, sizeof first);
    memcpy(line->pixels + x + 4, &last, sizeof last);
  }
}

/// Interpolates between 128 times two values, with a weight of the second in 128ths. The result is
/// truncated once for both directions. The product has more than 16 bits, so the upper and the
/// lower half of the difference are multiplied separately.
PART Words16 between(Words16 top, Words16 bottom, uint16_t fraction) {
  const Words16 change = bottom - top;
  const Words16 high = (Words16)((Shorts16)change >> 8), low = change & 255;
  return (top + high * (uint16_t)(2 * fraction) + (low * fraction >> 7)) >> 7;
}

PART WidePixels eight_between(const Words4 *top, const Words4 *bottom, uint16_t fraction) {
  WidePixels a, b;
  memcpy(&a, top, sizeof a);
  memcpy(&b, bottom, sizeof b);
  a.first = between(a.first, b.first, fraction);
  a.last = between(a.last, b.last, fraction);
  return a;
}

PART void write_between(
    const Line *top, const Line *bottom, uint16_t fraction, uint32_t *target, int64_t count,
    SampleWrite write, Words16 opacity) {
  int64_t x = 0;
  for (; x + 8 <= count; x += 8)
    write_eight(
        eight_between(top->pixels + x, bottom->pixels + x, fraction), target + x, write, opacity);
  if (x < count)
    write_rest(
        eight_between(top->pixels + x, bottom->pixels + x, fraction), target + x, count - x, write,
        opacity);
}

PART int64_t clamped(int64_t value, int64_t last) {
  return value < 0 ? 0 : value > last ? last : value;
}

PART void scale_columns(
    ScaledPixels source, ScaledPath across, ScaledPath down, uint32_t *target,
    int64_t target_stride, int64_t count, int64_t rows, SampleWrite write, Words16 opacity) {
  Columns columns;
  find_columns(&columns, across, source.width > 1 ? source.width - 1 : 1, count);
  Line lines[2];
  Line *top = &lines[0], *bottom = &lines[1];
  top->row = bottom->row = -1;
  int64_t place = down.start;
  for (int64_t y = 0; y < rows; y++, place += down.step) {
    const int64_t upper = clamped(place >> 16, source.height - 1);
    const int64_t lower = clamped((place >> 16) + 1, source.height - 1);
    if (bottom->row == upper) {
      Line *other = top;
      top = bottom;
      bottom = other;
    }
    if (top->row != upper) fill_line(top, upper, source, &columns, count);
    const uint16_t fraction = (uint16_t)(lower == upper ? 0 : place >> 9 & 127);
    if (fraction > 0 && bottom->row != lower) fill_line(bottom, lower, source, &columns, count);
    write_between(
        top, fraction > 0 ? bottom : top, fraction, target + y * target_stride, count, write,
        opacity);
  }
}

PART void scale(
    ScaledPixels source, ScaledPath across, ScaledPath down, uint32_t *target,
    int64_t target_stride, int64_t count, int64_t rows, SampleWrite write, uint8_t opacity) {
  for (int64_t x = 0; x < count; x += COLUMNS) {
    const int64_t columns = count - x < COLUMNS ? count - x : COLUMNS;
    const ScaledPath path = {across.start + x * across.step, across.step};
    scale_columns(
        source, path, down, target + x, target_stride, columns, rows, write,
        (Words16)(uint16_t)opacity);
  }
}

FOR_EACH_PROCESSOR
void sample_scaled(
    ScaledPixels source, ScaledPath across, ScaledPath down, uint32_t *target,
    int64_t target_stride, int64_t count, int64_t rows, SampleWrite write, uint8_t opacity) {
  switch (write) {
  case SampleWriteReplace:
    return scale(
        source, across, down, target, target_stride, count, rows, SampleWriteReplace, opacity);
  case SampleWriteOver:
    return scale(
        source, across, down, target, target_stride, count, rows, SampleWriteOver, opacity);
  case SampleWriteFaded:
    return scale(
        source, across, down, target, target_stride, count, rows, SampleWriteFaded, opacity);
  }
}
