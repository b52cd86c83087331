#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdint.h>

/// Loops over pixels that take the time of a frame, on several pixels at once. Pixels are 32-bit
/// words 0xAARRGGBB, premultiplied.
///
/// Each is compiled for several instruction sets, of which the processor's best is used from the
/// start of the program on. All of them give the same pixels.

// MARK: Memory

/// Asks for the memory at an address, which need not exist, to be in the cache soon.
static inline void fetch_ahead(const void *_Nonnull address) { __builtin_prefetch(address); }

/// Lets some instructions' time pass, in which a core's other thread has more of the core.
static inline void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// MARK: Sampling

/// Pixels to sample between. All four neighbours of each sample must be among them.
typedef struct {
  const uint32_t *_Nonnull pixels;
  /// From a row to the next, in pixels.
  int64_t stride;
  /// From a sample to what is sampled a few rows of the target further down, about, in pixels. It
  /// need not be among the pixels.
  int64_t ahead;
} SampledPixels;

/// What becomes of samples.
typedef enum {
  /// They replace what was there.
  SampleWriteReplace,
  /// They are laid over what was there.
  SampleWriteOver,
  /// They are laid over what was there, fainter by an opacity.
  SampleWriteFaded,
} SampleWrite;

/// A row's way through the source without perspective: places at x = 0 and what each pixel adds, in
/// source pixels with 32 bits behind the point, counted from the first pixel's centre.
typedef struct {
  int64_t u, v, du, dv;
} AffinePath;

/// A row's way through the source with perspective: a place is (u + x du) / (w + x dw), and with v
/// as well, in source pixels counted from the first pixel's corner.
typedef struct {
  float u, v, w, du, dv, dw;
} ProjectivePath;

/// Samples bilinearly for `count` pixels of a row from `x` on; `target` is the first one of these.
void sample_affine_path(
    SampledPixels source, AffinePath path, int64_t x, int64_t count, uint32_t *_Nonnull target,
    SampleWrite write, uint8_t opacity);

/// The same with perspective; `x` and the last pixel are whole numbers of single precision.
void sample_projective_path(
    SampledPixels source, ProjectivePath path, int64_t x, int64_t count,
    uint32_t *_Nonnull target, SampleWrite write, uint8_t opacity);

/// Samples bilinearly for `count` pixels, each at a place of its own: in source pixels counted from
/// the first one's centre, rounded to 256ths. What lies outside of 0 to `right` and 0 to `bottom`,
/// in 256ths of a pixel, is sampled there.
void sample_places(
    SampledPixels source, float right, float bottom, const float *_Nonnull x,
    const float *_Nonnull y, int64_t count, uint32_t *_Nonnull target);

/// A picture to scale; neither side is empty.
typedef struct {
  const uint32_t *_Nonnull pixels;
  int64_t width, height;
  /// From a row to the next, in pixels; 0 where one row stands for all.
  int64_t stride;
} ScaledPixels;

/// The way of a scaled picture's columns, or of its rows, through the source: the place of the
/// first one's centre and what each adds, more than 0, in source pixels with 16 bits behind the
/// point, counted from the first source pixel's centre.
typedef struct {
  int64_t start, step;
} ScaledPath;

/// Samples bilinearly for `rows` rows of `count` pixels each, with 7 bits of the places' fractions:
/// the samples are those of pixman's bilinear filter. Beyond its edges the source is extended by
/// its outermost pixels. The target's stride is in pixels.
void sample_scaled(
    ScaledPixels source, ScaledPath across, ScaledPath down, uint32_t *_Nonnull target,
    int64_t target_stride, int64_t count, int64_t rows, SampleWrite write, uint8_t opacity);

// MARK: A sheet around a roll

/// A sheet that is wound around a roll, with all that is the same for each of its pixels. Lengths
/// are in pixels of the source, and places are counted from its first pixel's corner.
typedef struct {
  SampledPixels source;
  /// A unit vector across the roll, in the direction in which it goes.
  float dx, dy;
  float radius;
  /// How far shadows fall, and how dark they are next to what casts them, from 0 to 1.
  float shadow_length, under_roll, under_sheet;
  /// The brightness of the roll's outermost line, from 0 to 1.
  float darkest;
  /// The page's edges.
  float left, top, right, bottom;
  /// Where all four neighbours of a sample are pixels on the page.
  float inside_left, inside_top, inside_right, inside_bottom;
  /// How much of the print shows through on the paper's back, and how opaque that is, of 255.
  uint16_t print, paper;
} CurledSheet;

/// Each of these paints pixels of a row from `x` on, four or eight at a time, as long as all of
/// them are what it can do, and returns the first that it has not painted. `y` is the row's centre,
/// and `first` how far its first pixel's centre lies beyond the line where the sheet leaves the
/// plane, across the roll.

/// What the roll covers, where its front and its back are each inside of the page or outside, and
/// not at its edge.
int64_t paint_rolled(
    const CurledSheet *_Nonnull sheet, float y, float first, int64_t x, int64_t end,
    uint32_t *_Nonnull row);

/// What is beside the sheet: what lies flat or where nothing is left, in the sheet's shadow.
int64_t paint_shadowed(
    const CurledSheet *_Nonnull sheet, float y, float first, int64_t x, int64_t end,
    const uint32_t *_Nonnull flat, uint32_t *_Nonnull row);

/// The inside of the sheet's back, where it lies on its front: all of so many pixels from `x` on.
/// `path` is the row's way through the back.
void paint_lying(
    const CurledSheet *_Nonnull sheet, AffinePath path, int64_t x, int64_t count,
    const uint32_t *_Nonnull flat, uint32_t *_Nonnull row);

// MARK: Mixing

/// Mixes two rows of pixels, with so many 256ths of the second, rounded.
void mix_pixels(
    const uint32_t *_Nonnull first, const uint32_t *_Nonnull second, uint32_t *_Nonnull target,
    int64_t count, uint16_t share);

/// Lays a row of pixels over another.
void lay_pixels(const uint32_t *_Nonnull pixels, uint32_t *_Nonnull target, int64_t count);

/// Lays a colour, of which no channel exceeds its alpha, over pixels. The stride is from a row to
/// the next, in pixels.
void lay_color(
    uint32_t color, uint32_t *_Nonnull target, int64_t stride, int64_t width, int64_t height);

/// Lays a colour over pixels through coverage of 8 bits, where 255 is all of it. Strides are from a
/// row to the next, in bytes of coverage and in pixels.
void blend_coverage(
    uint32_t color, const uint8_t *_Nonnull coverage, int64_t coverage_stride,
    uint32_t *_Nonnull target, int64_t target_stride, int64_t width, int64_t height);

// MARK: Colours

/// A change of premultiplied colours. Each of blue, green and red is multiplied, gets a share of
/// all channels, and is limited to 0 and the pixel's alpha; then something is laid over the pixel.
typedef struct {
  /// What a channel is multiplied by.
  float scale;
  /// The share of each channel that is added.
  float red, green, blue, alpha;
  /// The share that is left of the pixel below what is laid over it.
  float keep;
  /// What is laid over it, premultiplied, from 0 to 255.
  float tint_red, tint_green, tint_blue, tint_alpha;
} ColorMap;

/// Changes the colours of a row of pixels, each channel rounded; the target may be the source.
void map_colors(
    const ColorMap *_Nonnull map, const uint32_t *_Nonnull source, uint32_t *_Nonnull target,
    int64_t count);

// MARK: Opacity

/// Sets the alpha of pixels to 255.
void make_opaque(uint32_t *_Nonnull pixels, int64_t count);

/// Whether the alpha of all pixels is 255.
_Bool are_opaque(const uint32_t *_Nonnull pixels, int64_t count);

// MARK: Fewer pixels

/// Adds up so many rows of pixels by channel, and the last of them so many times more: at most 257
/// in all. The stride is from a row to the next, in pixels.
void add_rows(
    const uint32_t *_Nonnull first, int64_t stride, int64_t rows, int64_t repeats,
    uint16_t *_Nonnull sums, int64_t count);

/// Adds rows of pixels, by channel, to sums that stay below 65,536.
void add_more_rows(
    const uint32_t *_Nonnull first, int64_t stride, int64_t rows, uint16_t *_Nonnull sums,
    int64_t count);

/// Two rows of small pixels become one: the mean with a weight of the lower one out of a whole,
/// times the whole, shifted to the right, rounded. What is shifted is below 65,536.
void mix_small_rows(
    const uint16_t *_Nonnull upper, const uint16_t *_Nonnull lower, uint16_t *_Nonnull mixed,
    int64_t count, uint16_t weight, uint16_t whole, uint16_t shift);

/// The pixels between the centres of `count` + 1 small ones: 2, 4 or 8 of each two. A channel is
/// the upper byte of 2 × `step` times the small one's.
void enlarge_row(
    const uint16_t *_Nonnull small, uint32_t *_Nonnull target, int64_t count, int64_t step);

/// Pixels of a row between two rows of `columns` samples, of which each is in the middle of 4, 8,
/// 16 or 32 pixels; `step` is that number. The first sample is also before these, and the last one
/// beyond.
///
/// - first: the first pixel, 0 where the first sample's pixels begin.
/// - weight: of the lower row, out of 2 × `step`.
void enlarge_coverage(
    const uint8_t *_Nonnull upper, const uint8_t *_Nonnull lower, int64_t columns,
    uint8_t *_Nonnull target, int64_t first, int64_t count, int32_t weight, int32_t step);

// MARK: Averages

/// Half as many pixels of a row: each is the mean of two pixels of one row and of the two below
/// them. An odd last column counts twice. The rows have `width` pixels, and may be the same.
void halve_rows(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, uint32_t *_Nonnull target,
    int64_t width);

/// The means of the pixels of two rows, rounded.
void average_rows(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, uint32_t *_Nonnull target,
    int64_t width);

/// Coverage of 8 bits as coverage of 16.
void widen_coverage(const uint8_t *_Nonnull source, uint16_t *_Nonnull target, int64_t count);

/// The nearest coverage of 8 bits.
void narrow_coverage(const uint16_t *_Nonnull source, uint8_t *_Nonnull target, int64_t count);

/// The means over boxes that reach so many pixels to both sides of each pixel of a row; beyond its
/// ends is nothing. A box has up to 32,767 pixels.
void box_across(
    const uint16_t *_Nonnull source, uint16_t *_Nonnull target, int64_t width, int64_t before,
    int64_t after);

/// The same for columns. The stride is from a row to the next, in pixels.
void box_down(
    const uint16_t *_Nonnull source, uint16_t *_Nonnull target, int64_t stride, int64_t width,
    int64_t height, int64_t before, int64_t after);

#endif
