/// The text of the shaders, in GLSL ES 3.00.
///
/// Pixels have the byte order of bitmaps, so that nothing is converted on its way: a texture's red
/// is blue, and the other way around. Only the picture that is shown in a window is flipped.
enum ShaderSource {
  static let vertex = """
    #version 300 es
    precision highp float;
    in vec2 position;
    in vec3 sourcePlace;
    in vec2 maskPlace;
    in vec3 shapePlace;
    in vec4 distances;
    in vec4 color;
    uniform vec2 pixelSize;
    out vec3 vSource;
    out vec2 vMask;
    out vec3 vShape;
    out vec4 vDistances;
    flat out vec4 vColor;

    void main() {
      vSource = sourcePlace;
      vMask = maskPlace;
      vShape = shapePlace;
      vDistances = distances;
      vColor = color;
      gl_Position = vec4(position * pixelSize - 1.0, 0.0, 1.0);
    }
    """

  static func fragment(_ kind: ShaderKind) -> String {
    let formats = kind.source.formats
    let sampler = formats.read == .pixels ? "uniform sampler2D" : "uniform highp usampler2D"
    let main =
      formats.made == .pixels
      ? [
        coverage(kind.coverage), "out vec4 result;",
        kind.source == .blend ? BlendShader.main : fragmentMain,
      ]
      : ["out uvec4 result;", numbersMain]
    return ([fragmentHead, "\(sampler) source;", source(kind.source)] + main)
      .joined(separator: "\n")
  }

  /// The tolerance for numbers that should be whole: half of the least difference of two mixtures.
  private static let slack = 0.5 / (128 * 128)

  /// The tolerance of a position in a source, in weights of neighbours: graphics cards interpolate
  /// with less than the precision of a `float`. A picture that is twice as large has all its places
  /// on exact weights, half of which would be rounded down to the one before.
  private static let interpolationSlack = 1.0 / 16

  private static let fragmentHead = """
    #version 300 es
    precision highp float;
    precision highp int;
    precision highp sampler2D;
    in vec3 vSource;
    in vec2 vMask;
    in vec3 vShape;
    in vec4 vDistances;
    flat in vec4 vColor;
    uniform sampler2D layerMask;
    uniform sampler2D mask;
    uniform sampler2D cornerTable;
    uniform sampler2D backdrop;
    uniform vec4 window;
    uniform vec2 weights;
    uniform ivec4 steps;
    uniform bool hasLayerMask;
    uniform vec2 layerMaskOffset;
    uniform vec4 effect[\(EffectPass.vectorCount)];
    uniform vec4 shape[\(ShapeUniforms.vectorCount)];

    vec4 rounded(vec4 color) { return floor(color * 255.0 + 0.5) / 255.0; }
    vec4 roundedDown(vec4 color) { return floor(color * 255.0 + \(slack)) / 255.0; }
    """

  /// Colours are rounded to 8 bits where the software compositor does so, as the sum of many faint
  /// ones shows.
  private static let fragmentMain = """
    void main() {
      result = rounded(sourceColor() * coverage());
    }
    """

  /// The main function of a pass whose result is read by other passes of an effect.
  private static let numbersMain = """
    void main() {
      result = uvec4(floor(sourceColor() + 0.5));
    }
    """

  private static func source(_ kind: ShaderKind.Source) -> String {
    switch kind {
    case .color: "vec4 sourceColor() { return vColor; }"
    case .picture: picture
    case .layer: layer
    case .blend: layer + "\n" + BlendShader.modes
    case .colorControls: EffectShaders.colorControls
    case .tinted: EffectShaders.tinted
    case .dissolve: EffectShaders.dissolve
    case .pageCurl: EffectShaders.pageCurl
    case .material: BlurShaders.material
    case .weighted: BlurShaders.weighted
    case .reduced: BlurShaders.reduced
    case .boxed: BlurShaders.boxed
    case .enlarged: BlurShaders.enlarged
    case .meansOfRows: PixellationShaders.meansOfRows
    case .meansOfSquares: PixellationShaders.meansOfSquares
    case .squares: PixellationShaders.squares
    }
  }

  private static func coverage(_ kind: ShaderKind.Coverage) -> String {
    switch kind {
    case .mask: "float coverage() { return texelFetch(mask, ivec2(vMask), 0).r; }"
    case .samples: samples
    case .straightShape:
      straightShape + "\nfloat coverage() { return vShape.z > 0.0 ? straight(vDistances) : 0.0; }"
    case .roundedShape: [straightShape, cornerLevel, roundedShape].joined(separator: "\n")
    case .alignedShape: [cornerLevel, alignedShape].joined(separator: "\n")
    }
  }

  /// The coverage between the middles of four samples, to 8 bits.
  private static let samples = """
    float covered(ivec2 place) {
      return texelFetch(mask, clamp(place, ivec2(0), textureSize(mask, 0) - 1), 0).r;
    }

    float coverage() {
      vec2 place = vMask - 0.5;
      ivec2 first = ivec2(floor(place));
      vec2 weight = place - floor(place);
      float upper = mix(covered(first), covered(first + ivec2(1, 0)), weight.x);
      float lower = mix(covered(first + ivec2(0, 1)), covered(first + ivec2(1)), weight.x);
      return floor(mix(upper, lower, weight.y) * 255.0 + 0.5) / 255.0;
    }
    """

  /// Beyond the window's edges it is extended by its outermost pixels. The weights of neighbours
  /// are those of `DrawState.Filter`, and the steps those of `SourceSteps`.
  private static let picture = """
    vec4 pixel(vec2 place) {
      return texelFetch(source, ivec2(clamp(place, window.xy, window.zw - 1.0)), 0);
    }

    vec4 sourceColor() {
      if (vSource.z <= 0.0) return vec4(0.0);
      vec2 place = vSource.xy / vSource.z;
      vec4 color;
      if (weights.x > 0.0) {
        place = clamp(place, window.xy - 1.0, window.zw + 1.0);
        vec2 stepped =
          floor((place - 0.5) * weights.x + weights.y + \(interpolationSlack)) / weights.x;
        vec2 first = floor(stepped);
        vec2 weight = stepped - first;
        vec4 left = mix(pixel(first), pixel(first + vec2(0.0, 1.0)), weight.y);
        vec4 right = mix(pixel(first + vec2(1.0, 0.0)), pixel(first + vec2(1.0)), weight.y);
        color = weights.y > 0.0 ? rounded(mix(rounded(left), rounded(right), weight.x))
          : roundedDown(mix(left, right, weight.x));
      } else if (steps.z > 0) {
        color = pixel(vec2((steps.xy + ivec2(place) * steps.zw) >> 16) + window.xy);
      } else {
        color = pixel(floor(place));
      }
      return rounded(color * vColor.a);
    }
    """

  private static let layer = """
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      float alpha = hasLayerMask ? texelFetch(layerMask, place, 0).a : 1.0;
      return texelFetch(source, place, 0) * (alpha * vColor.a);
    }
    """

  /// The share of a pixel that lies inside of four sides, as `ProjectedShape.Sides` has it.
  private static let straightShape = """
    float straight(vec4 distances) {
      vec4 inside = clamp(distances + 0.5, 0.0, 1.0);
      return max(inside.x + inside.y - 1.0, 0.0) * max(inside.z + inside.w - 1.0, 0.0);
    }
    """

  /// A continuous corner's distance as a share of the curve's, and its derivatives, as
  /// `CornerTable` has them.
  private static let cornerLevel = """
    vec3 cornerLevel(vec2 place, int curve) {
      float size = length(place);
      if (size <= 0.0) return vec3(0.0);
      bool isSteep = place.y > place.x;
      float tangent = isSteep ? place.x / place.y : place.y / place.x;
      float position = tangent * \(CornerTable.steps).0;
      float index = min(floor(position), \(CornerTable.steps - 1).0);
      vec2 before = texelFetch(cornerTable, ivec2(int(index), curve), 0).rg;
      vec2 after = texelFetch(cornerTable, ivec2(int(index) + 1, curve), 0).rg;
      vec2 entry = mix(before, after, position - index);
      vec2 direction = place / size;
      float slope = isSteep ? -entry.y : entry.y;
      return vec3(
        size, direction.x + slope * direction.y, direction.y - slope * direction.x) / entry.x;
    }
    """

  /// The share of a pixel that is covered, to 8 bits, as `AlignedOutline.Row` has it.
  private static let alignedShape = """
    float coverage(vec2 radii, int corners, int curve) {
      vec2 inside = min(vDistances.xz, 0.5) + min(vDistances.yw, 0.5);
      if (inside.x <= 0.0 || inside.y <= 0.0) return 0.0;
      float straight = inside.x * inside.y;
      bool isLeft = vDistances.x < radii.x;
      bool isTop = vDistances.z < radii.y;
      vec2 place = radii - vec2(
        isLeft ? vDistances.x : vDistances.y, isTop ? vDistances.z : vDistances.w);
      int corner = (isTop ? 1 : 4) * (isLeft ? 1 : 2);
      if (place.x <= 0.0 || place.y <= 0.0 || (corners & corner) == 0) return straight;
      vec2 scaled = place / radii;
      // The point as a share of the curve's distance, and how that changes with each pixel.
      vec3 level;
      if (curve > 0) {
        level = cornerLevel(scaled, curve);
      } else {
        level.x = length(scaled);
        level.yz = scaled / level.x;
      }
      return clamp(0.5 + (1.0 - level.x) / length(level.yz / radii), 0.0, straight);
    }

    float coverage() {
      ivec2 numbers = ivec2(vec2(vShape.z, vMask.x) + 0.5);
      return floor(coverage(vShape.xy, numbers.x, numbers.y) * 255.0 + 0.5) / 255.0;
    }
    """

  /// The share of a pixel that is covered, as `ProjectedShape` has it. Of the array `shape`, the
  /// first two vectors are the outline's rectangle, and its radius, its round corners as bits, its
  /// row in the table of continuous corners, and 1. The next two are those of the hole, with 0
  /// where there is none. Four are the hole's sides, and the last two the map's derivatives.
  private static let roundedShape = """
    float rounded(float straight, vec4 rect, vec4 corners) {
      float radius = corners.x;
      if (radius <= 0.0 || straight <= 0.0) return straight;
      vec2 place = vShape.xy / vShape.z;
      bool isLeft = place.x < rect.x + radius;
      bool isTop = place.y < rect.y + radius;
      if (!isLeft && place.x <= rect.z - radius) return straight;
      if (!isTop && place.y <= rect.w - radius) return straight;
      int corner = (isTop ? 1 : 4) * (isLeft ? 1 : 2);
      if ((int(corners.y) & corner) == 0) return straight;
      vec2 center = vec2(
        isLeft ? rect.x + radius : rect.z - radius, isTop ? rect.y + radius : rect.w - radius);
      vec2 offset = place - center;
      float size = length(offset);
      if (size <= 0.0) return straight;
      float level;
      vec2 change;
      int curve = int(corners.z);
      if (curve > 0) {
        vec3 found = cornerLevel(abs(offset) / radius, curve);
        level = 1.0 - found.x;
        change = vec2(offset.x < 0.0 ? -found.y : found.y, offset.y < 0.0 ? -found.z : found.z)
          / radius;
      } else {
        level = radius - size;
        change = offset / size;
      }
      // Derivatives on the screen turn units of the plane into pixels.
      vec2 alongX = vec2(shape[8].x, shape[8].z) - place * shape[9].x;
      vec2 alongY = vec2(shape[8].y, shape[8].w) - place * shape[9].y;
      float gradient = length(vec2(dot(change, alongX), dot(change, alongY))) / vShape.z;
      if (gradient <= 0.0) return straight;
      return clamp(0.5 + level / gradient, 0.0, straight);
    }

    float side(vec4 line) { return dot(line.xy, vMask) + line.z; }

    float coverage() {
      if (vShape.z <= 0.0) return 0.0;
      float outer = rounded(straight(vDistances), shape[0], shape[1]);
      if (outer <= 0.0 || shape[3].w == 0.0) return outer;
      vec4 sides = vec4(side(shape[4]), side(shape[5]), side(shape[6]), side(shape[7]));
      return max(0.0, outer - rounded(straight(sides), shape[2], shape[3]));
    }
    """

  /// Three corners that cover a window.
  static let windowVertex = """
    #version 300 es
    precision highp float;
    void main() {
      vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
      gl_Position = vec4(corner, 0.0, 1.0);
    }
    """

  /// Shows the canvas in a window, whose first row is the lowest.
  static let windowFragment = """
    #version 300 es
    precision highp float;
    precision highp sampler2D;
    uniform sampler2D source;
    uniform int height;
    out vec4 result;
    void main() {
      ivec2 place = ivec2(int(gl_FragCoord.x), height - 1 - int(gl_FragCoord.y));
      result = vec4(texelFetch(source, place, 0).bgr, 1.0);
    }
    """
}
