import CoreGraphics
import QuartzCore

/// The style that a cell gets from its list and from its position in it.
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
  /// The list's separator inset, if one is set.
  var separatorInset: UIEdgeInsets?
  /// The margin beside the content, in points.
  var margin: CGFloat = 16
  var background = UIColor.systemBackground
}

extension RowStyle {
  /// How a list shows that rows belong to a section.
  enum Grouping {
    /// Not at all.
    case plain
    /// By lines from edge to edge around it.
    case grouped
    /// By a card with round corners.
    case card
  }

  /// The round corners of a card, in points; iOS's.
  private static let cardRadius: CGFloat = 10

  /// Sets the corners and lines by the position of a row in its section.
  mutating func setEdges(
    in grouping: Grouping, isFirst: Bool, isLast: Bool, showsSeparators: Bool
  ) {
    if grouping == .card {
      cornerRadius = isFirst || isLast ? Self.cardRadius : 0
      if isFirst { roundCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { roundCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard showsSeparators else { return }
    switch grouping {
    case .plain: bottomLine = .inset
    case .grouped:
      topLine = isFirst ? .full : .none
      bottomLine = isLast ? .full : .inset
    case .card: bottomLine = isLast ? .none : .inset
    }
  }
}
