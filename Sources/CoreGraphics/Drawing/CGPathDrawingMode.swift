/// The parts of a path that are painted: its inside by either rule, its outline, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The outline.
  case stroke = 2
  /// The inside by the winding rule, and the outline above it.
  case fillStroke = 3
  /// The inside by the even-odd rule, and the outline above it.
  case eoFillStroke = 4
}
