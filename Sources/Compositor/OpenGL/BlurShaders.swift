/// The parts of fragment shaders that blur: see `BlurPasses` for the passes and their numbers.
enum BlurShaders {
  /// The change of colours by a material, of a colour from 0 to 1: see `MaterialColors`.
  private static let colored = """
    vec4 colored(vec4 color) {
      float base = dot(color.rgb, effect[2].rgb);
      vec3 changed = clamp(color.rgb * effect[1].w + base, 0.0, color.a);
      return vec4(changed, color.a) * effect[2].w + effect[3];
    }
    """

  /// The colours of a material without a blur, or after a narrow one.
  static let material = """
    \(colored)
    vec4 sourceColor() {
      return colored(texelFetch(source, ivec2(vSource.xy + window.xy), 0));
    }
    """

  /// A pixel along a column or a row, of which what lies beyond the ends is like the ends, or
  /// nothing. The first vector has the direction, a radius, and which of the two it is.
  private static let along = """
    ivec2 direction() { return ivec2(effect[0].xy); }

    int extent() {
      ivec2 size = ivec2(window.zw - window.xy) * direction();
      return size.x + size.y;
    }

    vec4 at(ivec2 place, int offset, int last) {
      ivec2 across = direction();
      int index = (across.x > 0 ? place.x : place.y) + offset;
      int near = clamp(index, 0, last);
      if (near != index && effect[0].w == 0.0) return vec4(0.0);
      place += across * (near - index + offset);
      return vec4(texelFetch(source, place + ivec2(window.xy), 0));
    }
    """

  /// See `NarrowBlur`. The second and third vectors are the weights, as parts of one.
  static let weighted = """
    \(along)
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      int last = extent() - 1;
      vec4 sum = at(place, 0, last) * effect[1].x;
      for (int index = 1; index <= int(effect[0].z); index++) {
        float weight = effect[1 + index / 4][index % 4];
        sum += (at(place, -index, last) + at(place, index, last)) * weight;
      }
      return sum;
    }
    """

  /// Makes a picture smaller, as `BlurRun` does: squares become their means, in 256ths. Beyond the
  /// edges the last pixels are repeated.
  static let reduced = """
    vec4 sourceColor() {
      int side = int(effect[0].x);
      ivec2 first = ivec2(vSource.xy) * side;
      ivec2 last = ivec2(window.zw - window.xy) - 1;
      vec4 sum = vec4(0.0);
      for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
          ivec2 place = min(first + ivec2(x, y), last) + ivec2(window.xy);
          sum += texelFetch(source, place, 0);
        }
      }
      return sum * (\(fullNumber) / float(side * side));
    }
    """

  /// See `BoxFilter`. The second vector has the shares of the inner and of the outermost samples,
  /// and whether colours are changed after that.
  static let boxed = """
    \(along)
    \(colored)
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      int radius = int(effect[0].z);
      int last = extent() - 1;
      vec4 inner = at(place, 0, last);
      for (int index = 1; index <= radius; index++) {
        inner += at(place, -index, last) + at(place, index, last);
      }
      vec4 outer = at(place, -radius - 1, last) + at(place, radius + 1, last);
      vec4 mean = inner * effect[1].x + outer * effect[1].y;
      if (effect[1].z == 0.0) return mean;
      return colored(mean / \(fullNumber)) * \(fullNumber);
    }
    """

  /// Makes a picture larger, as `BlurRun` does: mixes the four small pixels next to one.
  static let enlarged = """
    vec4 small(ivec2 place) {
      ivec2 last = ivec2(window.zw) - 1;
      return vec4(texelFetch(source, clamp(place, ivec2(0), last), 0));
    }

    vec4 sourceColor() {
      float side = effect[0].x;
      // From the centre of the small pixel before the first one.
      vec2 place = (floor(vSource.xy) + 0.5) / side + 0.5;
      vec2 weight = fract(place);
      ivec2 first = ivec2(place) - 1;
      vec4 upper = mix(small(first), small(first + ivec2(1, 0)), weight.x);
      vec4 lower = mix(small(first + ivec2(0, 1)), small(first + ivec2(1, 1)), weight.x);
      return mix(upper, lower, weight.y) / \(fullNumber);
    }
    """

  /// Full intensity in 256ths.
  static let fullNumber = "65280.0"
}
