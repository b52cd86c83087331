import CoreGraphics
import QuartzCore

/// The style that a cell gets from the table and from its position in it.
struct RowStyle: Equatable {
  enum Line {
    case none
    /// From the beginning of the text.
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
  /// The table's separator inset, if one is set.
  var separatorInset: UIEdgeInsets?
  /// The margin beside the content, in points.
  var margin: CGFloat = 16
  var background = UIColor.systemBackground
}
