/// The parts of glyphs that are painted.
///
/// Core Graphics' modes that clip to the glyphs are not supported.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The inside.
  case fill = 0
  /// The outline.
  case stroke = 1
  /// The inside, and the outline above it.
  case fillStroke = 2
  /// Nothing.
  case invisible = 3
}
