/// What is painted of a path: its inside by either rule, its outline, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The outline.
  case stroke = 2
  /// The inside by the winding rule, then the outline over it.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the outline over it.
  case eoFillStroke = 4
}
