#ifndef CPIXELKERNELS_VECTORS_H
#define CPIXELKERNELS_VECTORS_H

#include <stdint.h>
#include <string.h>

// Operations on eight pixels at once. The compiler makes one instruction or several of each,
// depending on the instruction set. All functions here are inlined into the loops that call them.

// The functions are inlined, so no caller passes vectors in registers that it may not have.
#pragma clang diagnostic ignored "-Wpsabi"

#define PART static inline __attribute__((always_inline))

// The resolver of target clones runs before the thread sanitizer has started, which crashes the
// process.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

typedef uint8_t Bytes4 __attribute__((ext_vector_type(4)));
typedef uint8_t Bytes8 __attribute__((ext_vector_type(8)));
typedef uint8_t Bytes16 __attribute__((ext_vector_type(16)));
typedef uint8_t Bytes32 __attribute__((ext_vector_type(32)));
typedef uint16_t Words4 __attribute__((ext_vector_type(4)));
typedef uint16_t Words8 __attribute__((ext_vector_type(8)));
typedef uint16_t Words16 __attribute__((ext_vector_type(16)));
typedef int16_t Shorts16 __attribute__((ext_vector_type(16)));
typedef int32_t Ints8 __attribute__((ext_vector_type(8)));
typedef uint32_t Pixels4 __attribute__((ext_vector_type(4)));
typedef uint32_t Pixels8 __attribute__((ext_vector_type(8)));
typedef int64_t Longs4 __attribute__((ext_vector_type(4)));
typedef uint64_t Pairs2 __attribute__((ext_vector_type(2)));
typedef uint32_t Longs16 __attribute__((ext_vector_type(16)));
typedef float Floats8 __attribute__((ext_vector_type(8)));

/// Eight pixels with 16 bits per channel, in the order in which they are packed: the first two
/// pixels of each half, and the last two.
typedef struct {
  Words16 first, last;
} WidePixels;

/// Divides products of two bytes by 255, rounded. For these 257 / 65,536 is exact enough, and takes
/// one instruction.
PART Words16 divided_by_255(Words16 value) {
  Longs16 t = __builtin_convertvector(value + 128, Longs16);
  return __builtin_convertvector((t * 257) >> 16, Words16);
}

/// Rounds numbers from 0 to 255: after the addition the last bit of a float has the value 1.
PART Ints8 nearest(Floats8 number) { return (Ints8)(number + 8388608) & 255; }

PART WidePixels widened(Pixels8 pixels) {
  Bytes32 bytes = (Bytes32)pixels, zero = {0};
  WidePixels wide;
  // The lower byte of a channel comes first on every processor that Swift supports.
  wide.first = (Words16)__builtin_shufflevector(
      bytes, zero, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50,
      19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
  wide.last = (Words16)__builtin_shufflevector(
      bytes, zero, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57,
      26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
  return wide;
}

/// Returns the lower bytes of the channels.
PART Pixels8 packed(WidePixels wide) {
  Bytes32 a = (Bytes32)wide.first, b = (Bytes32)wide.last;
  return (Pixels8)__builtin_shufflevector(
      a, b, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46, 16, 18, 20, 22, 24, 26, 28,
      30, 48, 50, 52, 54, 56, 58, 60, 62);
}

/// Returns the alpha of each pixel in all of its channels.
PART Words16 alphas(Words16 v) {
  return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}

/// Composites premultiplied pixels over others. An additive pixel has colours that exceed its
/// alpha; the sum is then up to 510, and is limited to 255.
PART Words16 composited_over(Words16 color, Words16 under) {
  Words16 sum = color + divided_by_255(under * (255 - alphas(color)));
  return (sum | (0 - (sum >> 8))) & 255;
}

PART Pixels8 load_pixels(const uint32_t *place) {
  Pixels8 pixels;
  memcpy(&pixels, place, sizeof pixels);
  return pixels;
}

PART void store_pixels(uint32_t *place, Pixels8 pixels) { memcpy(place, &pixels, sizeof pixels); }

/// Returns the part of the lower pixels that remains visible under others.
PART Words16 remaining_under(Words16 color, Words16 under) {
  return divided_by_255(under * (255 - alphas(color)));
}

/// Returns the sums of bytes, limited to 255.
PART Pixels8 sum_of(Pixels8 a, Pixels8 b) {
  return (Pixels8)__builtin_elementwise_add_sat((Bytes32)a, (Bytes32)b);
}

/// Composites eight pixels over those at an address, as `composited_over` does.
PART Pixels8 composited_over_pixels(WidePixels over, const uint32_t *place) {
  WidePixels under = widened(load_pixels(place));
  under.first = remaining_under(over.first, under.first);
  under.last = remaining_under(over.last, under.last);
  return sum_of(packed(over), packed(under));
}

#endif
