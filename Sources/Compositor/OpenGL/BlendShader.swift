internal import CoreGraphics

/// The parts of the fragment shader that combines a layer with what is below it. The first number
/// of the array `effect` is the raw value of the `CGBlendMode`; red and blue have changed places,
/// as in all pixels.
enum BlendShader {
  static let main = """
    void main() {
      vec4 below = texelFetch(backdrop, ivec2(vSource.xy), 0);
      int mode = int(effect[0].x);
      float share = coverage();
      if (reachesBeyondSource(mode)) {
        vec4 upper = rounded(sourceColor());
        result = rounded(mix(below, combined(mode, upper, below), share));
      } else {
        result = rounded(combined(mode, rounded(sourceColor() * share), below));
      }
    }
    """

  static let modes = [reach, porterDuff, separable, hues, combined].joined(separator: "\n")

  private static func raw(_ mode: CGBlendMode) -> String { "\(mode.rawValue)" }

  private static let reachingModes = CGBlendMode.allCases.filter(\.reachesBeyondSource)
    .map { "mode == \(raw($0))" }.joined(separator: " || ")

  private static let reach = """
    bool reachesBeyondSource(int mode) { return \(reachingModes); }
    """

  /// The operators that need no colours but the premultiplied ones.
  private static let porterDuff = """
    vec4 porterDuff(int mode, vec4 upper, vec4 below) {
      if (mode == \(raw(.clear))) return vec4(0.0);
      if (mode == \(raw(.copy))) return upper;
      if (mode == \(raw(.sourceIn))) return upper * below.a;
      if (mode == \(raw(.sourceOut))) return upper * (1.0 - below.a);
      if (mode == \(raw(.sourceAtop))) return upper * below.a + below * (1.0 - upper.a);
      if (mode == \(raw(.destinationOver))) return below + upper * (1.0 - below.a);
      if (mode == \(raw(.destinationIn))) return below * upper.a;
      if (mode == \(raw(.destinationOut))) return below * (1.0 - upper.a);
      if (mode == \(raw(.destinationAtop))) return below * upper.a + upper * (1.0 - below.a);
      if (mode == \(raw(.xor))) return upper * (1.0 - below.a) + below * (1.0 - upper.a);
      if (mode == \(raw(.plusLighter))) return min(upper + below, 1.0);
      return upper + below * (1.0 - upper.a);
    }
    """

  /// The blend functions of one component, as W3C's Compositing and Blending has them: of the
  /// lower and of the upper one.
  private static let separable = """
    float hardLight(float lower, float upper) {
      return upper <= 0.5 ? lower * 2.0 * upper
        : lower + (2.0 * upper - 1.0) * (1.0 - lower);
    }

    float softLight(float lower, float upper) {
      if (upper <= 0.5) return lower - (1.0 - 2.0 * upper) * lower * (1.0 - lower);
      float light = lower <= 0.25 ? ((16.0 * lower - 12.0) * lower + 4.0) * lower : sqrt(lower);
      return lower + (2.0 * upper - 1.0) * (light - lower);
    }

    float blended(int mode, float lower, float upper) {
      if (mode == \(raw(.multiply))) return lower * upper;
      if (mode == \(raw(.screen))) return lower + upper - lower * upper;
      if (mode == \(raw(.overlay))) return hardLight(upper, lower);
      if (mode == \(raw(.darken))) return min(lower, upper);
      if (mode == \(raw(.lighten))) return max(lower, upper);
      if (mode == \(raw(.colorDodge))) {
        if (lower <= 0.0) return 0.0;
        return upper + lower >= 1.0 ? 1.0 : lower / (1.0 - upper);
      }
      if (mode == \(raw(.colorBurn))) {
        // A quotient of equal numbers may be a little less than 1.
        if (lower > 0.999) return 1.0;
        return upper + lower <= 1.0 ? 0.0 : 1.0 - (1.0 - lower) / upper;
      }
      if (mode == \(raw(.softLight))) return softLight(lower, upper);
      if (mode == \(raw(.hardLight))) return hardLight(lower, upper);
      if (mode == \(raw(.difference))) return abs(lower - upper);
      return lower + upper - 2.0 * lower * upper;
    }
    """

  /// The blend functions of whole colours, from the same source.
  private static let hues = """
    float luminosity(vec3 color) { return dot(color, vec3(0.11, 0.59, 0.3)); }

    float least(vec3 color) { return min(color.r, min(color.g, color.b)); }
    float most(vec3 color) { return max(color.r, max(color.g, color.b)); }
    float saturation(vec3 color) { return most(color) - least(color); }

    vec3 withLuminosity(vec3 color, float wanted) {
      vec3 moved = color + (wanted - luminosity(color));
      float low = least(moved);
      float high = most(moved);
      if (low < 0.0) moved = wanted + (moved - wanted) * wanted / (wanted - low);
      if (high > 1.0) moved = wanted + (moved - wanted) * (1.0 - wanted) / (high - wanted);
      return moved;
    }

    vec3 withSaturation(vec3 color, float wanted) {
      float range = saturation(color);
      return range > 0.0 ? (color - least(color)) * (wanted / range) : vec3(0.0);
    }

    vec3 blendedColor(int mode, vec3 lower, vec3 upper) {
      if (mode == \(raw(.hue))) {
        return withLuminosity(withSaturation(upper, saturation(lower)), luminosity(lower));
      }
      if (mode == \(raw(.saturation))) {
        return withLuminosity(withSaturation(lower, saturation(upper)), luminosity(lower));
      }
      if (mode == \(raw(.color))) return withLuminosity(upper, luminosity(lower));
      return withLuminosity(lower, luminosity(upper));
    }
    """

  /// Both are premultiplied; so is the result.
  private static let combined = """
    vec4 combined(int mode, vec4 upper, vec4 below) {
      if (mode < \(raw(.multiply)) || mode > \(raw(.luminosity))) {
        return porterDuff(mode, upper, below);
      }
      if (upper.a <= 0.0) return below;
      if (below.a <= 0.0) return upper;
      vec3 lower = min(below.rgb / below.a, 1.0);
      vec3 color = min(upper.rgb / upper.a, 1.0);
      vec3 both;
      if (mode >= \(raw(.hue))) {
        both = blendedColor(mode, lower, color);
      } else {
        both = vec3(
          blended(mode, lower.r, color.r), blended(mode, lower.g, color.g),
          blended(mode, lower.b, color.b));
      }
      vec3 apart = upper.rgb * (1.0 - below.a) + below.rgb * (1.0 - upper.a);
      return vec4(apart + both * (upper.a * below.a), upper.a + below.a * (1.0 - upper.a));
    }
    """
}
