/// The parts of fragment shaders for squares in one colour, as `PixellationKernel` makes them. What
/// is read in the second texture is said at `GridTable`.
enum PixellationShaders {
  private static let table = """
    ivec2 entry(int index, int row) {
      vec4 bytes = floor(texelFetch(layerMask, ivec2(index, row), 0) * 255.0 + 0.5);
      return ivec2(bytes.xz + 256.0 * bytes.yw);
    }
    """

  /// The means of the parts of each row, in 256ths.
  static let meansOfRows = """
    \(table)
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      ivec2 span = entry(place.x, 0);
      vec4 sum = vec4(0.0);
      for (int x = span.x; x < span.y; x++) {
        sum += texelFetch(source, ivec2(x, place.y) + ivec2(window.xy), 0);
      }
      return sum * (\(BlurShaders.fullNumber) / float(span.y - span.x));
    }
    """

  /// The means of the squares, a pixel for each.
  static let meansOfSquares = """
    \(table)
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      ivec2 span = entry(place.y, 1);
      uvec4 sum = uvec4(0u);
      for (int y = span.x; y < span.y; y++) sum += texelFetch(source, ivec2(place.x, y), 0);
      return vec4(sum) / (\(BlurShaders.fullNumber) * float(span.y - span.x));
    }
    """

  /// Each pixel is that of its square.
  static let squares = """
    \(table)
    vec4 sourceColor() {
      ivec2 place = ivec2(vSource.xy);
      return texelFetch(source, ivec2(entry(place.x, 2).x, entry(place.y, 3).x), 0);
    }
    """
}
