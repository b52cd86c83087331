#ifndef SAMPLES_H
#define SAMPLES_H

#include "CPixelKernels.h"
#include "vectors.h"

/// Bilinear samples of a picture, eight at a time.

/// The positions of eight samples: the index of the upper left of each sample's four neighbours, in
/// pixels from the source's first, and the weights of the right and of the lower neighbours, in
/// 256ths and twice in each lane.
typedef struct {
  Ints8 index, weight_x, weight_y;
} Places;

/// Returns two adjacent pixels for each of two samples, with 16 bits per channel.
PART Words16 neighbours(const uint32_t *row, int32_t a, int32_t b) {
  Pairs2 pair;
  memcpy(&pair, row + a, 8);
  memcpy((char *)&pair + 8, row + b, 8);
  return __builtin_convertvector((Bytes16)pair, Words16);
}

/// Returns the neighbours of two samples, each interpolated with the ones below, 256 times as
/// large.
PART Words16 column(SampledPixels source, int32_t a, int32_t b, Words16 weight) {
  Words16 top = neighbours(source.pixels, a, b);
  Words16 bottom = neighbours(source.pixels + source.stride, a, b);
  return (top << 8) + (bottom - top) * weight;
}

/// Returns the left neighbours of four samples. Each argument contains the neighbours of two
/// samples.
PART Words16 left_of(Words16 a, Words16 b) {
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
}

PART Words16 right_of(Words16 a, Words16 b) {
  return __builtin_shufflevector(a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
}

/// Returns weighted means of channels, rounded to 8 bits. The weight is that of the second
/// argument, in 256ths.
PART Words16 mean(Words16 a, Words16 b, Words16 weight) {
  return ((a << 8) + (b - a) * weight + 128) >> 8;
}

/// Returns four samples from their columns. Each argument contains the columns of two samples.
PART Words16 mixed(Words16 a, Words16 b, Words16 weight) {
  return mean((left_of(a, b) + 128) >> 8, (right_of(a, b) + 128) >> 8, weight);
}

/// Returns the weights of the first four of eight samples, in the order of `left_of`.
PART Words16 first_weights(Ints8 weights) {
  return (Words16)__builtin_shufflevector(weights, weights, 0, 0, 1, 1, 4, 4, 5, 5);
}

PART Words16 last_weights(Ints8 weights) {
  return (Words16)__builtin_shufflevector(weights, weights, 2, 2, 3, 3, 6, 6, 7, 7);
}

/// Duplicates weights in each lane, as `Places` stores them.
PART Ints8 twice(Ints8 weights) { return weights | weights << 16; }

/// Returns eight samples whose positions are in memory: extracting them from a vector one by one is
/// slower.
PART WidePixels samples_from(SampledPixels source, const int32_t *at, Ints8 x, Ints8 y) {
  // Prefetches the source for target rows further down, which the processor does not predict. Both
  // rows are needed if the source is reduced, because the upper row is then not the lower row of
  // the previous target row.
  fetch_ahead((const char *)source.pixels + 4 * (source.ahead + at[0]));
  fetch_ahead((const char *)source.pixels + 4 * (source.ahead + at[7]));
  fetch_ahead((const char *)source.pixels + 4 * (source.ahead + source.stride + at[0]));
  fetch_ahead((const char *)source.pixels + 4 * (source.ahead + source.stride + at[7]));
#define EACH(v, a, b) __builtin_shufflevector(v, v, a, a, a, a, b, b, b, b)
  Words16 c0 = column(source, at[0], at[4], (Words16)EACH(y, 0, 4));
  Words16 c1 = column(source, at[1], at[5], (Words16)EACH(y, 1, 5));
  Words16 c2 = column(source, at[2], at[6], (Words16)EACH(y, 2, 6));
  Words16 c3 = column(source, at[3], at[7], (Words16)EACH(y, 3, 7));
#undef EACH
  WidePixels wide;
  wide.first = mixed(c0, c1, first_weights(x));
  wide.last = mixed(c2, c3, last_weights(x));
  return wide;
}

PART WidePixels samples(SampledPixels source, Places places) {
  int32_t at[8];
  memcpy(at, &places.index, sizeof at);
  __asm__("" : "+m"(at));
  return samples_from(source, at, places.weight_x, places.weight_y);
}

// MARK: Many at a time

/// The maximum number of groups of eight positions that are computed before the first of them is
/// sampled. Sampling has to wait until its positions are stored; later groups need not wait for
/// that.
enum { BLOCK_EIGHTS = 8 };

/// The positions of several groups of eight.
typedef struct {
  Ints8 index[BLOCK_EIGHTS], weight_x[BLOCK_EIGHTS], weight_y[BLOCK_EIGHTS];
} Block;

/// Returns the number of groups of eight that are computed together for the remaining pixels.
PART int64_t eights_of(int64_t count) {
  return count / 8 < BLOCK_EIGHTS ? count / 8 : BLOCK_EIGHTS;
}

PART void set_places(Block *block, int64_t eight, Places places) {
  block->index[eight] = places.index;
  block->weight_x[eight] = places.weight_x;
  block->weight_y[eight] = places.weight_y;
}

PART WidePixels samples_of(SampledPixels source, const Block *block, int64_t eight) {
  return samples_from(
      source, (const int32_t *)&block->index[eight], block->weight_x[eight],
      block->weight_y[eight]);
}

// MARK: Places

/// Returns the nearest whole numbers of `values` + `offset`, which must be small.
PART Ints8 nearest_whole(Floats8 values, float offset) {
  // The last bit of the sum has the value 1: the addition rounds, and the lower bits are the
  // result.
  const float magic = 12582912;
  return (Ints8)(values + (magic + offset)) - (Ints8)(Floats8)magic;
}

/// Returns positions from whole 256ths of a pixel, relative to the first pixel's centre.
PART Places places_of(SampledPixels source, Ints8 u, Ints8 v) {
  Places places = {
      (v >> 8) * (int32_t)source.stride + (u >> 8), twice(u & 255), twice(v & 255)};
  return places;
}

/// Returns positions from 256ths of a pixel, rounded. No position may be before the first pixel's
/// centre.
PART Places places_at(SampledPixels source, Floats8 across, Floats8 down) {
  // The arguments are relative to the pixel's edge, and the positions to its centre.
  return places_of(source, nearest_whole(across, -128), nearest_whole(down, -128));
}

/// Returns the first `count` positions. The others are replaced by the first one.
PART Places first_places(Places places, int64_t count) {
  for (int64_t index = count; index < 8; index++) places.index[index] = places.index[0];
  return places;
}

// MARK: Places of a row without perspective

/// Eight positions along one axis: those of pixels 0, 1, 4 and 5, and the others.
typedef struct {
  Longs4 first, last;
} Axis;

PART Axis axis(int64_t start, int64_t step) {
  Axis axis = {
      {start, start + step, start + 4 * step, start + 5 * step},
      {start + 2 * step, start + 3 * step, start + 6 * step, start + 7 * step}};
  return axis;
}

PART Ints8 whole_part(Axis axis) {
  return __builtin_shufflevector(
      (Ints8)axis.first, (Ints8)axis.last, 1, 3, 9, 11, 5, 7, 13, 15);
}

/// Returns the fractions in 256ths.
PART Ints8 fraction(Axis axis) {
  Pixels8 low = (Pixels8)__builtin_shufflevector(
      (Ints8)axis.first, (Ints8)axis.last, 0, 2, 8, 10, 4, 6, 12, 14);
  return (Ints8)(low >> 24);
}

PART Places affine_places(SampledPixels source, Axis across, Axis down) {
  Places places = {
      whole_part(down) * (int32_t)source.stride + whole_part(across), twice(fraction(across)),
      twice(fraction(down))};
  return places;
}

/// Computes the positions of several groups of eight, and moves the axes beyond them.
PART void set_affine_places(
    Block *block, int64_t eights, SampledPixels source, AffinePath path, Axis *across,
    Axis *down) {
  for (int64_t eight = 0; eight < eights; eight++) {
    set_places(block, eight, affine_places(source, *across, *down));
    across->first += 8 * path.du;
    across->last += 8 * path.du;
    down->first += 8 * path.dv;
    down->last += 8 * path.dv;
  }
}

#endif
