import CoreGraphics
import QuartzCore

/// The style of a cell, which depends on its list and its position.
struct RowStyle: Equatable {
  enum Line {
    case none
    /// From the beginning of the text.
    case inset
    /// From edge to edge.
    case full
  }

  /// The radius of the rounded corners in points.
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
  /// The way in which a list shows the rows of a section as a group.
  enum Grouping {
    /// No grouping.
    case plain
    /// By lines from edge to edge around the group.
    case grouped
    /// By a card with rounded corners.
    case card
  }

  /// The corner radius of a card in points, as on iOS.
  private static let cardRadius: CGFloat = 10

  /// Sets the corners and lines for the position of a row in its section.
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
