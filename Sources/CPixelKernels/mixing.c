#include "CPixelKernels.h"
#include "vectors.h"

// MARK: Two pictures

PART Words16 mixed(Words16 a, Words16 b, uint16_t share) {
  return (a * (uint16_t)(256 - share) + b * share + 128) >> 8;
}

PART void mix_eight(
    const uint32_t *first, const uint32_t *second, uint32_t *target, uint16_t share) {
  WidePixels a = widened(load_pixels(first)), b = widened(load_pixels(second));
  a.first = mixed(a.first, b.first, share);
  a.last = mixed(a.last, b.last, share);
  store_pixels(target, packed(a));
}

FOR_EACH_PROCESSOR
void mix_pixels(
    const uint32_t *first, const uint32_t *second, uint32_t *target, int64_t count,
    uint16_t share) {
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) mix_eight(first + x, second + x, target + x, share);
  if (x == count) return;
  size_t rest = (size_t)(count - x) * 4;
  uint32_t a[8] = {0}, b[8] = {0};
  memcpy(a, first + x, rest);
  memcpy(b, second + x, rest);
  mix_eight(a, b, a, share);
  memcpy(target + x, a, rest);
}

// MARK: A row

PART void lay_eight(const uint32_t *pixels, uint32_t *target) {
  Pixels8 over = load_pixels(pixels);
  // The target is not read if the pixels are all opaque or all transparent.
  if (__builtin_reduce_and(over >> 24 == 255)) return store_pixels(target, over);
  if (__builtin_reduce_or(over) == 0) return;
  store_pixels(target, composited_over_pixels(widened(over), target));
}

FOR_EACH_PROCESSOR
void composite_pixels(const uint32_t *pixels, uint32_t *target, int64_t count) {
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) lay_eight(pixels + x, target + x);
  if (x == count) return;
  size_t rest = (size_t)(count - x) * 4;
  uint32_t over[8] = {0}, under[8] = {0};
  memcpy(over, pixels + x, rest);
  memcpy(under, target + x, rest);
  lay_eight(over, under);
  memcpy(target + x, under, rest);
}

// MARK: A colour

PART void lay_over_eight(Pixels8 ink, Words16 keep, uint32_t *target) {
  WidePixels under = widened(load_pixels(target));
  under.first = divided_by_255(under.first * keep);
  under.last = divided_by_255(under.last * keep);
  store_pixels(target, (Pixels8)((Bytes32)packed(under) + (Bytes32)ink));
}

PART void lay_row(uint32_t color, uint32_t *target, int64_t width) {
  Pixels8 ink = {color, color, color, color, color, color, color, color};
  // No channel of the colour exceeds its alpha, so no sum exceeds 255.
  Words16 keep = (Words16){0} + (uint16_t)(255 - (color >> 24));
  int64_t x = 0;
  for (; x + 8 <= width; x += 8) lay_over_eight(ink, keep, target + x);
  if (x == width) return;
  size_t rest = (size_t)(width - x) * 4;
  uint32_t last[8] = {0};
  memcpy(last, target + x, rest);
  lay_over_eight(ink, keep, last);
  memcpy(target + x, last, rest);
}

FOR_EACH_PROCESSOR
void composite_color(
    uint32_t color, uint32_t *target, int64_t stride, int64_t width, int64_t height) {
  for (int64_t y = 0; y < height; y++) lay_row(color, target + y * stride, width);
}

// MARK: A colour through coverage

PART Bytes16 blended_four(uint32_t color, Bytes4 coverage, Bytes16 under) {
  Pixels4 colors = {color, color, color, color};
  Words16 ink = __builtin_convertvector((Bytes16)colors, Words16);
  Words16 amounts = __builtin_convertvector(
      __builtin_shufflevector(
          coverage, coverage, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3),
      Words16);
  Words16 over =
      composited_over(divided_by_255(ink * amounts), __builtin_convertvector(under, Words16));
  return __builtin_convertvector(over, Bytes16);
}

PART void blend_four(uint32_t color, const uint8_t *coverage, uint32_t *target) {
  Bytes4 each;
  Bytes16 pixels;
  memcpy(&each, coverage, sizeof each);
  memcpy(&pixels, target, sizeof pixels);
  pixels = blended_four(color, each, pixels);
  memcpy(target, &pixels, sizeof pixels);
}

/// Blends eight pixels at once. It is for the rows of shadows, where most pixels are partly
/// covered.
PART void blend_eight(uint32_t color, const uint8_t *coverage, uint32_t *target) {
  const Pixels4 colors = {color, color, color, color};
  const Words16 ink = __builtin_convertvector((Bytes16)colors, Words16);
  Bytes8 each;
  memcpy(&each, coverage, sizeof each);
  Words8 wide = __builtin_convertvector(each, Words8);
  WidePixels over = {
      __builtin_shufflevector(wide, wide, 0, 0, 0, 0, 1, 1, 1, 1, 4, 4, 4, 4, 5, 5, 5, 5),
      __builtin_shufflevector(wide, wide, 2, 2, 2, 2, 3, 3, 3, 3, 6, 6, 6, 6, 7, 7, 7, 7)};
  over.first = divided_by_255(ink * over.first);
  over.last = divided_by_255(ink * over.last);
  store_pixels(target, composited_over_pixels(over, target));
}

/// Blends the last pixels of a row of four or more, of which there are fewer than four.
PART void blend_rest(
    uint32_t color, const uint8_t *coverage, uint32_t *target, int64_t count) {
  uint8_t amounts[4];
  // The four pixels include some before them, whose coverage is set to 0.
  memcpy(amounts, coverage + count - 4, 4);
  for (int64_t index = 0; index < 4 - count; index++) amounts[index] = 0;
  blend_four(color, amounts, target + count - 4);
}

PART void blend_row(
    uint32_t color, const uint8_t *coverage, uint32_t *target, int64_t width) {
  const Pixels8 ink = {color, color, color, color, color, color, color, color};
  const uint64_t hiding = color >> 24 == 255 ? UINT64_MAX : 0;
  int64_t x = 0;
  // Much of a glyph's rectangle is empty, and most of a large shape is fully covered.
  for (; x + 8 <= width; x += 8) {
    uint64_t amounts;
    memcpy(&amounts, coverage + x, sizeof amounts);
    if (amounts == 0) continue;
    if (amounts == hiding) {
      store_pixels(target + x, ink);
    } else {
      blend_eight(color, coverage + x, target + x);
    }
  }
  for (; x + 4 <= width; x += 4) {
    uint32_t amounts;
    memcpy(&amounts, coverage + x, sizeof amounts);
    if (amounts != 0) blend_four(color, coverage + x, target + x);
  }
  if (x < width) blend_rest(color, coverage + x, target + x, width - x);
}

/// Blends up to four pixels of a column: most narrow coverage is the side of a shape.
PART void blend_below(
    uint32_t color, const uint8_t *coverage, int64_t coverage_stride, uint32_t *target,
    int64_t target_stride, int64_t count) {
  Bytes4 each = {0};
  Pixels4 pixels = {0};
  for (int64_t y = 0; y < 4; y++) {
    if (y == count) break;
    each[y] = coverage[y * coverage_stride];
    pixels[y] = target[y * target_stride];
  }
  pixels = (Pixels4)blended_four(color, each, (Bytes16)pixels);
  for (int64_t y = 0; y < 4; y++) {
    if (y == count) break;
    target[y * target_stride] = pixels[y];
  }
}

PART void blend_column(
    uint32_t color, const uint8_t *coverage, int64_t coverage_stride, uint32_t *target,
    int64_t target_stride, int64_t height) {
  int64_t y = 0;
  for (; y + 4 <= height; y += 4)
    blend_below(
        color, coverage + y * coverage_stride, coverage_stride, target + y * target_stride,
        target_stride, 4);
  if (y < height)
    blend_below(
        color, coverage + y * coverage_stride, coverage_stride, target + y * target_stride,
        target_stride, height - y);
}

FOR_EACH_PROCESSOR
void blend_coverage(
    uint32_t color, const uint8_t *coverage, int64_t coverage_stride, uint32_t *target,
    int64_t target_stride, int64_t width, int64_t height) {
  if (width < 4) {
    for (int64_t x = 0; x < width; x++)
      blend_column(color, coverage + x, coverage_stride, target + x, target_stride, height);
    return;
  }
  for (int64_t y = 0; y < height; y++)
    blend_row(color, coverage + y * coverage_stride, target + y * target_stride, width);
}
