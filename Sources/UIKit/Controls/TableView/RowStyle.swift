import CoreGraphics
import QuartzCore

/// What a cell takes over from the table and from its place in it.
struct RowStyle: Equatable {
  enum Line {
    case none
    /// From where the text begins.
    case inset
    /// From edge to edge.
    case full
  }

  /// The corners that are round, in points.
  var cornerRadius: CGFloat = 0
  var roundCorners: CACornerMask = []
  var topLine = Line.none
  var bottomLine = Line.none
  var lineColor = UIColor.separator
  /// The table's, where it has any of its own.
  var separatorInset: UIEdgeInsets?
  /// Room beside the content, in points.
  var margin: CGFloat = 16
  var background = UIColor.systemBackground
}
