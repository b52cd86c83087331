#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdint.h>

/// Loops over pixels that dominate the time of a frame. They process several pixels at once. Pixels
/// are premultiplied 32-bit words 0xAARRGGBB.
///
/// Each function is compiled for several instruction sets; the best one of the processor is
/// selected when the program starts. All of them give the same pixels.

// MARK: Memory

/// Prefetches the memory at an address into the cache. The address may be invalid.
static inline void fetch_ahead(const void *_Nonnull address) { __builtin_prefetch(address); }

/// Waits for a few instructions in a loop, so that the core's other thread can run.
static inline void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// MARK: Sampling

/// The pixels to sample from. All four neighbours of each sample must be in them.
typedef struct {
  const uint32_t *_Nonnull pixels;
  /// The distance between two rows in pixels.
  int64_t stride;
  /// The approximate distance in pixels from a sample to the samples of a target row a few rows
  /// further down, which are prefetched. The address may be outside the pixels.
  int64_t ahead;
} SampledPixels;

/// The operation that writes samples to the target.
typedef enum {
  /// The samples replace the target.
  SampleWriteReplace,
  /// The samples are composited over the target.
  SampleWriteOver,
  /// The samples are multiplied by an opacity and composited over the target.
  SampleWriteFaded,
} SampleWrite;

/// The path of a target row through the source without perspective: the position at x = 0, and the
/// step for each pixel, in source pixels with 32 fractional bits, relative to the first pixel's
/// centre.
typedef struct {
  int64_t u, v, du, dv;
} AffinePath;

/// The path of a target row through the source with perspective. The horizontal position is (u + x
/// du) / (w + x dw), and the vertical one the same with v, in source pixels relative to the first
/// pixel's corner.
typedef struct {
  float u, v, w, du, dv, dw;
} ProjectivePath;

/// Samples bilinearly for `count` pixels of a row from `x` on. `target` is the first of these
/// pixels.
void sample_affine_path(
    SampledPixels source, AffinePath path, int64_t x, int64_t count, uint32_t *_Nonnull target,
    SampleWrite write, uint8_t opacity);

/// Does the same with perspective. `x` and the index of the last pixel must be exact in single
/// precision.
void sample_projective_path(
    SampledPixels source, ProjectivePath path, int64_t x, int64_t count,
    uint32_t *_Nonnull target, SampleWrite write, uint8_t opacity);

/// Samples bilinearly for `count` pixels, each with its own position: in source pixels relative to
/// the first one's centre, rounded to 256ths. Positions are limited to 0 to `right` and 0 to
/// `bottom`, in 256ths of a pixel.
void sample_places(
    SampledPixels source, float right, float bottom, const float *_Nonnull x,
    const float *_Nonnull y, int64_t count, uint32_t *_Nonnull target);

/// A picture to scale, which must not be empty.
typedef struct {
  const uint32_t *_Nonnull pixels;
  int64_t width, height;
  /// The distance between two rows in pixels; 0 if one row is repeated.
  int64_t stride;
} ScaledPixels;

/// The positions of a scaled picture's columns or rows in the source: that of the first one's
/// centre, and the step for each, which is above 0. They are in source pixels with 16 fractional
/// bits, relative to the first source pixel's centre.
typedef struct {
  int64_t start, step;
} ScaledPath;

/// Samples bilinearly for `rows` rows of `count` pixels each, with 7 fractional bits, as pixman's
/// bilinear filter does. Beyond the edges of the source its outermost pixels are repeated. The
/// target's stride is in pixels.
void sample_scaled(
    ScaledPixels source, ScaledPath across, ScaledPath down, uint32_t *_Nonnull target,
    int64_t target_stride, int64_t count, int64_t rows, SampleWrite write, uint8_t opacity);

// MARK: A sheet around a roll

/// A sheet that is curled around a roll, with the values that are the same for all of its pixels.
/// Lengths are in pixels of the source, and positions are relative to its first pixel's corner.
typedef struct {
  SampledPixels source;
  /// A unit vector across the roll, in the direction in which the roll moves.
  float dx, dy;
  float radius;
  /// The length of shadows, and their strength at the edge that casts them, from 0 to 1.
  float shadow_length, under_roll, under_sheet;
  /// The brightness of the roll's outermost line, from 0 to 1.
  float darkest;
  /// The edges of the page.
  float left, top, right, bottom;
  /// The area in which all four neighbours of a sample are pixels of the page.
  float inside_left, inside_top, inside_right, inside_bottom;
  /// The share of the print that shows through on the paper's back, and the opacity of that side,
  /// in 255ths.
  uint16_t print, paper;
} CurledSheet;

/// Each of these functions paints pixels of a row from `x` on, four or eight at a time, until a
/// pixel is of a kind that it does not support. It returns the index of that pixel. `y` is the
/// row's centre. `first` is the distance across the roll from the line where the sheet leaves the
/// plane to the centre of the row's first pixel.

/// Paints pixels of the roll. The front and the back of the sheet must each be inside the page or
/// outside it, and not at its edge.
int64_t paint_rolled(
    const CurledSheet *_Nonnull sheet, float y, float first, int64_t x, int64_t end,
    uint32_t *_Nonnull row);

/// Paints pixels beside the roll, in the sheet's shadow: the flat part of the page, or the part
/// that the sheet has left.
int64_t paint_shadowed(
    const CurledSheet *_Nonnull sheet, float y, float first, int64_t x, int64_t end,
    const uint32_t *_Nonnull flat, uint32_t *_Nonnull row);

/// Paints the inside of the sheet's back where it lies on its front: `count` pixels from `x` on.
/// `path` is the row's path through the back.
void paint_lying(
    const CurledSheet *_Nonnull sheet, AffinePath path, int64_t x, int64_t count,
    const uint32_t *_Nonnull flat, uint32_t *_Nonnull row);

// MARK: Mixing

/// Mixes two rows of pixels, with rounding. `share` is the weight of the second row in 256ths.
void mix_pixels(
    const uint32_t *_Nonnull first, const uint32_t *_Nonnull second, uint32_t *_Nonnull target,
    int64_t count, uint16_t share);

/// Composites a row of pixels over another.
void composite_pixels(const uint32_t *_Nonnull pixels, uint32_t *_Nonnull target, int64_t count);

/// Composites a colour over pixels. No channel of it may exceed its alpha. The stride is the
/// distance between two rows in pixels.
void composite_color(
    uint32_t color, uint32_t *_Nonnull target, int64_t stride, int64_t width, int64_t height);

/// Composites a colour over pixels through coverage of 8 bits, where 255 is full coverage. The
/// strides are the distances between two rows, in bytes of coverage and in pixels.
void blend_coverage(
    uint32_t color, const uint8_t *_Nonnull coverage, int64_t coverage_stride,
    uint32_t *_Nonnull target, int64_t target_stride, int64_t width, int64_t height);

// MARK: Colours

/// A change of premultiplied colours. Blue, green and red are each multiplied, get a share of all
/// channels, and are limited to 0 and the pixel's alpha. Then a tint is composited over the pixel.
typedef struct {
  /// The factor of a channel.
  float scale;
  /// The share of each channel that is added.
  float red, green, blue, alpha;
  /// The share of the pixel that remains below the tint.
  float keep;
  /// The premultiplied tint, from 0 to 255.
  float tint_red, tint_green, tint_blue, tint_alpha;
} ColorMap;

/// Changes the colours of a row of pixels, with rounding. The target may be the source.
void map_colors(
    const ColorMap *_Nonnull map, const uint32_t *_Nonnull source, uint32_t *_Nonnull target,
    int64_t count);

// MARK: Opacity

/// Sets the alpha of pixels to 255.
void make_opaque(uint32_t *_Nonnull pixels, int64_t count);

/// Whether the alpha of all pixels is 255.
_Bool are_opaque(const uint32_t *_Nonnull pixels, int64_t count);

// MARK: Fewer pixels

/// Adds up rows of pixels for each channel. The last row is added `repeats` more times. There are
/// at most 257 summands. The stride is the distance between two rows in pixels.
void add_rows(
    const uint32_t *_Nonnull first, int64_t stride, int64_t rows, int64_t repeats,
    uint16_t *_Nonnull sums, int64_t count);

/// Adds rows of pixels, for each channel, to sums that stay below 65,536.
void add_more_rows(
    const uint32_t *_Nonnull first, int64_t stride, int64_t rows, uint16_t *_Nonnull sums,
    int64_t count);

/// Mixes two rows of small pixels. The result is the weighted sum of both, with weights of `weight`
/// for the lower row and `whole` minus that for the upper one, rounded and shifted to the right.
/// The sum is below 65,536.
void mix_small_rows(
    const uint16_t *_Nonnull upper, const uint16_t *_Nonnull lower, uint16_t *_Nonnull mixed,
    int64_t count, uint16_t weight, uint16_t whole, uint16_t shift);

/// Interpolates the pixels between the centres of `count` + 1 small pixels: 2, 4 or 8 pixels
/// between each two. A channel is the upper byte of 2 × `step` times the small pixel's.
void enlarge_row(
    const uint16_t *_Nonnull small, uint32_t *_Nonnull target, int64_t count, int64_t step);

/// Interpolates pixels of a row between two rows of `columns` samples. Each sample is in the middle
/// of `step` pixels, which is 4, 8, 16 or 32. The first sample is repeated before the row, and the
/// last one after it.
///
/// - first: the first pixel; 0 is where the first sample's pixels begin.
/// - weight: the weight of the lower row, in units of 1 / (2 × `step`).
void enlarge_coverage(
    const uint8_t *_Nonnull upper, const uint8_t *_Nonnull lower, int64_t columns,
    uint8_t *_Nonnull target, int64_t first, int64_t count, int32_t weight, int32_t step);

// MARK: Averages

/// Halves a row: each pixel is the mean of two pixels of one row and of the two below them. An odd
/// last column counts twice. The rows have `width` pixels, and may be the same row.
void halve_rows(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, uint32_t *_Nonnull target,
    int64_t width);

/// Computes the means of the pixels of two rows, with rounding.
void average_rows(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, uint32_t *_Nonnull target,
    int64_t width);

/// Converts coverage of 8 bits to coverage of 16 bits.
void widen_coverage(const uint8_t *_Nonnull source, uint16_t *_Nonnull target, int64_t count);

/// Converts coverage of 16 bits to the nearest coverage of 8 bits.
void narrow_coverage(const uint16_t *_Nonnull source, uint8_t *_Nonnull target, int64_t count);

/// Computes the means over boxes around each pixel of a row, which contain `before` and `after`
/// pixels on its sides. Beyond the ends of the row the values are 0. A box has up to 32,767 pixels.
void box_across(
    const uint16_t *_Nonnull source, uint16_t *_Nonnull target, int64_t width, int64_t before,
    int64_t after);

/// Does the same for columns. The stride is the distance between two rows in pixels.
void box_down(
    const uint16_t *_Nonnull source, uint16_t *_Nonnull target, int64_t stride, int64_t width,
    int64_t height, int64_t before, int64_t after);

#endif
