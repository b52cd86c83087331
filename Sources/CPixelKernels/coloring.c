#include "CPixelKernels.h"
#include "vectors.h"

// Products and sums are rounded separately, so that every processor gives the same result.
#pragma STDC FP_CONTRACT OFF

PART Floats8 channel_of(Pixels8 pixels, int32_t shift) {
  return __builtin_convertvector((Ints8)((pixels >> shift) & 255), Floats8);
}

PART Ints8 colored(Floats8 value, Floats8 base, Floats8 alpha, float tint, const ColorMap *map) {
  Floats8 color = __builtin_elementwise_max(value * map->scale + base, (Floats8)0.0f);
  return nearest(__builtin_elementwise_min(color, alpha) * map->keep + tint);
}

PART void map_eight(const ColorMap *map, const uint32_t *source, uint32_t *target) {
  Pixels8 pixels = load_pixels(source);
  Floats8 a = channel_of(pixels, 24), r = channel_of(pixels, 16);
  Floats8 g = channel_of(pixels, 8), b = channel_of(pixels, 0);
  Floats8 base = r * map->red + g * map->green + b * map->blue + a * map->alpha;
  store_pixels(
      target, (Pixels8)(colored(b, base, a, map->tint_blue, map) |
                        colored(g, base, a, map->tint_green, map) << 8 |
                        colored(r, base, a, map->tint_red, map) << 16 |
                        nearest(a * map->keep + map->tint_alpha) << 24));
}

FOR_EACH_PROCESSOR
void map_colors(const ColorMap *map, const uint32_t *source, uint32_t *target, int64_t count) {
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) map_eight(map, source + x, target + x);
  if (x == count) return;
  size_t rest = (size_t)(count - x) * 4;
  uint32_t last[8] = {0};
  memcpy(last, source + x, rest);
  map_eight(map, last, last);
  memcpy(target + x, last, rest);
}
