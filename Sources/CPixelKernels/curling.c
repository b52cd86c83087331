#include "samples.h"

// Products and sums are rounded separately, so that every processor gives the same result.
#pragma STDC FP_CONTRACT OFF

/// Pi, rounded towards 0 as the constants of the code for single pixels are.
#define PI 0x1.921fb4p1f

PART Floats8 positive_part(Floats8 numbers) {
  return __builtin_elementwise_max(numbers, (Floats8)0.0f);
}

/// Returns the centres of eight pixels, minus half a pixel.
PART Floats8 columns(int64_t x) { return (Floats8)(float)x + (Floats8){0, 1, 2, 3, 4, 5, 6, 7}; }

/// Returns how many of eight pixels can be processed at once: 8 or 4, or 0 if one of the first four
/// is not `suited` or beyond the room.
PART int64_t count_of(Ints8 suited, int64_t room) {
  Ints8 first = __builtin_shufflevector(suited, suited, 0, 1, 2, 3, 0, 1, 2, 3);
  if (room < 4 || !__builtin_reduce_and(first)) return 0;
  return room >= 8 && __builtin_reduce_and(suited) ? 8 : 4;
}

/// Writes four or eight pixels.
PART void store_some(uint32_t *place, Pixels8 pixels, int64_t count) {
  memcpy(place, &pixels, count == 8 ? 32 : 16);
}

// MARK: Light

/// Returns the factors in 255ths for the two halves of eight pixels. Their opacity is not changed.
PART WidePixels lights(Ints8 light) {
  Ints8 colors = light | light << 16, last = light | 255 << 16;
  WidePixels wide = {
      (Words16)__builtin_shufflevector(colors, last, 0, 8, 1, 9, 4, 12, 5, 13),
      (Words16)__builtin_shufflevector(colors, last, 2, 10, 3, 11, 6, 14, 7, 15)};
  return wide;
}

PART WidePixels lit(WidePixels pixels, WidePixels light) {
  pixels.first = divided_by_255(pixels.first * light.first);
  pixels.last = divided_by_255(pixels.last * light.last);
  return pixels;
}

/// Rounds down to whole numbers, limited to 0 to 255.
PART Ints8 limited(Floats8 light) {
  Floats8 limit = (Floats8)255.0f;
  return __builtin_convertvector(
      __builtin_elementwise_min(positive_part(light), limit), Ints8);
}

// MARK: Paper

PART Words16 half_back(Words16 sample, Words16 light, const CurledSheet *sheet) {
  Words16 white = divided_by_255(alphas(sample) * (uint16_t)(255 - sheet->print));
  Words16 paper = divided_by_255(sample * sheet->print) + white;
  return divided_by_255(divided_by_255(paper * light) * sheet->paper);
}

/// Returns the colour of the paper's back.
PART WidePixels back(WidePixels sample, WidePixels light, const CurledSheet *sheet) {
  sample.first = half_back(sample.first, light.first, sheet);
  sample.last = half_back(sample.last, light.last, sheet);
  return sample;
}

PART Pixels8 over(WidePixels color, WidePixels under) {
  under.first = remaining_under(color.first, under.first);
  under.last = remaining_under(color.last, under.last);
  return sum_of(packed(color), packed(under));
}

// MARK: Distances

PART Floats8 outside(Floats8 value, float low, float high) {
  return positive_part(low - value) + positive_part(value - high);
}

/// Returns the distances of points from the page; 0 inside the page.
PART Floats8 distance(Floats8 x, Floats8 y, const CurledSheet *sheet) {
  return outside(x, sheet->left, sheet->right) + outside(y, sheet->top, sheet->bottom);
}

/// Returns 1 at the edge that casts a shadow, 0 where the shadow ends.
PART Floats8 nearness(Floats8 distance, const CurledSheet *sheet) {
  return positive_part(distance * (-1 / sheet->shadow_length) + 1);
}

// MARK: On the roll

/// Returns the arc sine of numbers from 0 to 1, with an error of 2e-8: Abramowitz and Stegun,
/// 4.4.46.
PART Floats8 arc_sine(Floats8 s) {
  Floats8 sum = s * -0.0012624911f + 0.0066700901f;
  sum = sum * s - 0.0170881256f;
  sum = sum * s + 0.0308918810f;
  sum = sum * s - 0.0501743046f;
  sum = sum * s + 0.0889789874f;
  sum = sum * s - 0.2145988016f;
  sum = sum * s + 1.5707963050f;
  return PI / 2 - __builtin_elementwise_sqrt(1 - s) * sum;
}

/// Points of the sheet.
typedef struct {
  Floats8 x, y;
} Points;

PART Ints8 are_inside(Points points, const CurledSheet *sheet) {
  return (points.x >= sheet->inside_left) & (points.x <= sheet->inside_right)
      & (points.y >= sheet->inside_top) & (points.y <= sheet->inside_bottom);
}

/// Returns the brightness of the roll for the sine of the angle from its highest line.
PART Floats8 shade_at(Floats8 sine, const CurledSheet *sheet) {
  return __builtin_elementwise_sqrt(1 - sine * sine) * (1 - sheet->darkest) + sheet->darkest;
}

// MARK: Where one layer ends

/// Returns the bilinear means of four samples, each step rounded to 8 bits: across in two rows, and
/// then between the rows.
PART Words16 mean_across_first(
    SampledPixels source, const int32_t *at, int64_t first, Words16 x, Words16 y) {
  Words16 rows[2];
  for (int64_t row = 0; row < 2; row++) {
    const uint32_t *pixels = source.pixels + row * source.stride;
    Words16 a = neighbours(pixels, at[first], at[first + 4]);
    Words16 b = neighbours(pixels, at[first + 1], at[first + 5]);
    rows[row] = mean(left_of(a, b), right_of(a, b), x);
  }
  return mean(rows[0], rows[1], y);
}

/// Samples as the code for single pixels does, at those of eight points that are `inside`. The
/// others are transparent.
PART WidePixels single_samples(Points points, Ints8 inside, const CurledSheet *sheet) {
  // The other points are moved onto the page; their samples are masked.
  Floats8 x = inside ? points.x : (Floats8)sheet->inside_left;
  Floats8 y = inside ? points.y : (Floats8)sheet->inside_top;
  // The offset makes the numbers positive, so that truncation rounds down.
  Ints8 u = __builtin_convertvector(x * 256 - 128 + 65536, Ints8);
  Ints8 v = __builtin_convertvector(y * 256 - 128 + 65536, Ints8);
  int32_t at[8];
  Ints8 index = ((v >> 8) - 256) * (int32_t)sheet->source.stride + (u >> 8) - 256;
  memcpy(at, &index, sizeof at);
  u = twice(u & 255);
  v = twice(v & 255);
  Words16 first = mean_across_first(sheet->source, at, 0, first_weights(u), first_weights(v));
  Words16 last = mean_across_first(sheet->source, at, 2, last_weights(u), last_weights(v));
  WidePixels wide = {first & first_weights(inside), last & last_weights(inside)};
  return wide;
}

/// Paints eight pixels of the roll, or four. Each shows the front of the sheet or nothing, and its
/// back or nothing. Returns the number of pixels: 0 if one of them is at the page's edge.
PART int64_t paint_layers(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, uint32_t *row) {
  const float dx = sheet->dx, dy = sheet->dy, radius = sheet->radius;
  Floats8 fx = columns(x);
  Floats8 h = fx * dx + first;
  Floats8 sine = -h / radius;
  Floats8 angle = arc_sine(sine);
  Floats8 lower = -angle * radius - h, upper = (angle - PI) * radius - h;
  Points front = {lower * dx + (fx + 0.5f), lower * dy + y};
  Points behind = {upper * dx + (fx + 0.5f), upper * dy + y};
  Ints8 in_front = are_inside(front, sheet), in_back = are_inside(behind, sheet);
  Floats8 far = distance(behind.x, behind.y, sheet);
  // Pixels at the page's edges are excluded, because their samples are partly outside the picture.
  Ints8 suited = (in_front | (distance(front.x, front.y, sheet) > 1)) & (in_back | (far > 1));
  int64_t count = count_of(suited, end - x);
  if (count == 0) return 0;
  // If the last four pixels show all layers, they are painted together with the next ones.
  Ints8 layers = in_front & in_back;
  if (__builtin_reduce_and(__builtin_shufflevector(layers, layers, 4, 5, 6, 7, 4, 5, 6, 7)))
    count = 4;
  Floats8 shade = shade_at(sine, sheet);
  Floats8 near = nearness(far, sheet);
  Ints8 print_light = limited(shade * ((1 - near * near * sheet->under_sheet) * 255) + 0.5f);
  Ints8 paper_light = limited(shade * 255 + 0.5f);
  WidePixels below = {(Words16)(uint16_t)0, (Words16)(uint16_t)0}, above = below;
  if (__builtin_reduce_or(in_front))
    below = lit(single_samples(front, in_front, sheet), lights(print_light));
  if (__builtin_reduce_or(in_back))
    above = back(single_samples(behind, in_back, sheet), lights(paper_light), sheet);
  store_some(row + x, over(above, below), count);
  return count;
}

// MARK: All layers

/// The positions and the brightness of eight pixels that show both the front of the sheet and its
/// back.
typedef struct {
  Points front, behind;
  Ints8 print_light, paper_light;
} Layers;

/// Returns how many of eight pixels from x on show all layers.
PART int64_t find_layers(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, Layers *layers) {
  const float dx = sheet->dx, dy = sheet->dy, radius = sheet->radius;
  Floats8 fx = columns(x);
  Floats8 h = fx * dx + first;
  Floats8 sine = h * (-1 / radius);
  Floats8 angle = arc_sine(sine);
  Floats8 lower = -angle * radius - h, upper = (angle - PI) * radius - h;
  layers->front = (Points){fx + lower * dx + 0.5f, lower * dy + y};
  layers->behind = (Points){fx + upper * dx + 0.5f, upper * dy + y};
  Floats8 shade = shade_at(sine, sheet);
  layers->print_light = limited(shade * ((1 - sheet->under_sheet) * 255) + 0.5f);
  layers->paper_light = limited(shade * 255 + 0.5f);
  return count_of(
      are_inside(layers->front, sheet) & are_inside(layers->behind, sheet), end - x);
}

PART Pixels8 both_layers(
    const CurledSheet *sheet, WidePixels front, Ints8 print_light, WidePixels behind,
    Ints8 paper_light) {
  return over(back(behind, lights(paper_light), sheet), lit(front, lights(print_light)));
}

PART Places sheet_places(SampledPixels source, Points points) {
  return places_at(source, points.x * 256, points.y * 256);
}

PART int64_t rolled(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, uint32_t *row) {
  // In the next row of the target, the front comes from the row below in the source, and the back
  // from the row above.
  SampledPixels front = sheet->source, behind = sheet->source;
  front.ahead = 2 * front.stride;
  behind.ahead = -behind.stride;
  while (x < end) {
    Block fronts, backs;
    Ints8 print[BLOCK_EIGHTS], paper[BLOCK_EIGHTS];
    Layers layers;
    int64_t eights = 0, count = 0;
    while (eights < BLOCK_EIGHTS) {
      count = find_layers(sheet, y, first, x + 8 * eights, end, &layers);
      if (count < 8) break;
      set_places(&fronts, eights, sheet_places(front, layers.front));
      set_places(&backs, eights, sheet_places(behind, layers.behind));
      print[eights] = layers.print_light;
      paper[eights] = layers.paper_light;
      eights++;
    }
    for (int64_t eight = 0; eight < eights; eight++, x += 8)
      store_pixels(
          row + x,
          both_layers(
              sheet, samples_of(front, &fronts, eight), print[eight],
              samples_of(behind, &backs, eight), paper[eight]));
    if (eights == BLOCK_EIGHTS || x >= end) continue;
    if (count == 0) {
      count = paint_layers(sheet, y, first, x, end, row);
      if (count == 0) break;
    } else {
      Places places = first_places(sheet_places(front, layers.front), count);
      Places others = first_places(sheet_places(behind, layers.behind), count);
      Pixels8 pixels = both_layers(
          sheet, samples(front, places), layers.print_light, samples(behind, others),
          layers.paper_light);
      store_some(row + x, pixels, count);
    }
    x += count;
  }
  return x;
}

FOR_EACH_PROCESSOR
int64_t paint_rolled(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, uint32_t *row) {
  return rolled(sheet, y, first, x, end, row);
}

// MARK: In shadow

PART int64_t shadowed(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, const uint32_t *flat,
    uint32_t *row) {
  const float dx = sheet->dx, dy = sheet->dy, radius = sheet->radius;
  while (x < end) {
    Floats8 fx = columns(x);
    Floats8 h = fx * dx + first;
    // Pixels that the sheet has left.
    int64_t count = count_of(-radius - h >= 0, end - x);
    if (count > 0) {
      Floats8 shift = h * -1 - PI / 2 * radius;
      Floats8 far = distance(fx + shift * dx + 0.5f, shift * dy + y, sheet);
      Floats8 ends = nearness(far, sheet), near = nearness(h * -1 - radius, sheet);
      Floats8 strength = near * near * ends * (sheet->under_roll * 255);
      store_some(row + x, (Pixels8)(nearest(strength) << 24), count);
    } else {
      Floats8 shift = h * -2 - PI * radius;
      Floats8 far = distance(fx + shift * dx + 0.5f, shift * dy + y, sheet);
      count = count_of((h >= 0) & (far > 1), end - x);
      if (count == 0) break;
      Floats8 near = nearness(far, sheet);
      Floats8 light = 255 - near * near * (sheet->under_sheet * 255);
      uint32_t pixels[8] = {0};
      memcpy(pixels, flat + x, (size_t)count * 4);
      WidePixels shaded = lit(widened(load_pixels(pixels)), lights(nearest(light)));
      store_some(row + x, packed(shaded), count);
    }
    x += count;
  }
  return x;
}

FOR_EACH_PROCESSOR
int64_t paint_shadowed(
    const CurledSheet *sheet, float y, float first, int64_t x, int64_t end, const uint32_t *flat,
    uint32_t *row) {
  return shadowed(sheet, y, first, x, end, flat, row);
}

// MARK: Lying on its front

PART void lie(
    const CurledSheet *sheet, WidePixels sample, WidePixels light, const uint32_t *flat,
    uint32_t *row) {
  const WidePixels full = {(Words16)(uint16_t)255, (Words16)(uint16_t)255};
  WidePixels above = back(sample, full, sheet);
  store_pixels(row, over(above, lit(widened(load_pixels(flat)), light)));
}

PART void lying(
    const CurledSheet *sheet, AffinePath path, int64_t x, int64_t count, const uint32_t *flat,
    uint32_t *row) {
  Axis across = axis(path.u + x * path.du, path.du);
  Axis down = axis(path.v + x * path.dv, path.dv);
  const WidePixels front = lights(limited((Floats8)((1 - sheet->under_sheet) * 255 + 0.5f)));
  SampledPixels source = sheet->source;
  // The next row of the target comes from the row above in the source.
  source.ahead = -source.stride;
  int64_t done = 0;
  while (done + 8 <= count) {
    const int64_t eights = eights_of(count - done);
    Block block;
    set_affine_places(&block, eights, source, path, &across, &down);
    for (int64_t eight = 0; eight < eights; eight++, done += 8)
      lie(sheet, samples_of(source, &block, eight), front, flat + x + done, row + x + done);
  }
  if (done == count) return;
  // The last pixels are processed as eight, too.
  Places places = first_places(affine_places(source, across, down), count - done);
  uint32_t rest[8] = {0};
  memcpy(rest, flat + x + done, (size_t)(count - done) * 4);
  lie(sheet, samples(source, places), front, rest, rest);
  memcpy(row + x + done, rest, (size_t)(count - done) * 4);
}

FOR_EACH_PROCESSOR
void paint_lying(
    const CurledSheet *sheet, AffinePath path, int64_t x, int64_t count, const uint32_t *flat,
    uint32_t *row) {
  lying(sheet, path, x, count, flat, row);
}
