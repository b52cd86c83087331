#ifndef SAMPLES_H
#define SAMPLES_H

#include "CPixelKernels.h"
#include "vectors.h"

/// Bilinear samples of a picture, eight at a time.

/// Where eight samples are: the upper left one of each one's four neighbours, counted in pixels
/// from the source's first, and the weights of the right and of the lower neighbours, in 256ths and
/// twice in each lane.
typedef struct {
  Ints8 index, weight_x, weight_y;
} Places;

/// Two neighbours side by side of each of two samples, sixteen bits a channel.
PART Words16 neighbours(const uint32_t *row, int32_t a, int32_t b) {
  Pairs2 pair;
  memcpy(&pair, row + a, 8);
  memcpy((char *)&pair + 8, row + b, 8);
  return __builtin_convertvector((Bytes16)pair, Words16);
}

/// The neighbours of two samples, each mixed with the ones below it, 256 times as large.
PART Words16 column(SampledPixels source, int32_t a, int32_t b, Words16 weight) {
  Words16 top = neighbours(source.pixels, a, b);
  Words16 bottom = neighbours(source.pixels + source.stride, a, b);
  return (top << 8) + (bottom - top) * weight;
}

/// The left ones of the neighbours of four samples, of which each has those of two.
PART Words16 left_of(Words16 a, Words16 b) {
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
}

PART Words16 right_of(Words16 a, Words16 b) {
  return __builtin_shufflevector(a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
}

/// The means of channels, rounded to 8 bits; the weight is the second one's, in 256ths.
PART Words16 mean(Words16 a, Words16 b, Words16 weight) {
  return ((a << 8) + (b - a) * weight + 128) >> 8;
}

/// Four samples of their columns, two in each.
PART Words16 mixed(Words16 a, Words16 b, Words16 weight) {
  return mean((left_of(a, b) + 128) >> 8, (right_of(a, b) + 128) >> 8, weight);
}

/// The weights of the first four samples of eight, in the order of `left_of`.
PART Words16 first_weights(Ints8 weights) {
  return (Words16)__builtin_shufflevector(weights, weights, 0, 0, 1, 1, 4, 4, 5, 5);
}

PART Words16 last_weights(Ints8 weights) {
  return (Words16)__builtin_shufflevector(weights, weights, 2, 2, 3, 3, 6, 6, 7, 7);
}

/// Weights as places have them.
PART Ints8 twice(Ints8 weights) { return weights | weights << 16; }

/// Eight samples, of which memory has the places: to take them out of a vector one by one takes
/// longer.
PART WidePixels samples_from(SampledPixels source, const int32_t *at, Ints8 x, Ints8 y) {
  // What rows of the target further down need, which the processor does not foresee. Of a source
  // that is made smaller both rows: the upper one is not the lower one of the target's row before.
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

/// The most eights that are worked out before the first of them is sampled. Sampling waits for the
/// way of its places through memory; what comes later need not wait with it.
enum { BLOCK_EIGHTS = 8 };

/// The places of so many eights.
typedef struct {
  Ints8 index[BLOCK_EIGHTS], weight_x[BLOCK_EIGHTS], weight_y[BLOCK_EIGHTS];
} Block;

/// How many eights are worked out together where so many pixels are left.
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

/// The nearest whole numbers to some that are not large, moved by an offset.
PART Ints8 nearest_whole(Floats8 values, float offset) {
  // At this size a float's last bit is a whole number: adding rounds, and the bits are it.
  const float magic = 12582912;
  return (Ints8)(values + (magic + offset)) - (Ints8)(Floats8)magic;
}

/// Places at so many whole 256ths of a pixel, from the first pixel's centre.
PART Places places_of(SampledPixels source, Ints8 u, Ints8 v) {
  Places places = {
      (v >> 8) * (int32_t)source.stride + (u >> 8), twice(u & 255), twice(v & 255)};
  return places;
}

/// Places at so many 256ths of a pixel, rounded: none is before the first pixel's centre.
PART Places places_at(SampledPixels source, Floats8 across, Floats8 down) {
  // They are counted from its edge, and the places from its centre.
  return places_of(source, nearest_whole(across, -128), nearest_whole(down, -128));
}

/// So many places, and the first one again instead of those that are left.
PART Places first_places(Places places, int64_t count) {
  for (int64_t index = count; index < 8; index++) places.index[index] = places.index[0];
  return places;
}

// MARK: Places of a row without perspective

/// Eight places along one axis: pixels 0, 1, 4 and 5, and the others.
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

/// In 256ths.
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

/// Places of so many eights, and the axes moved beyond them.
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
