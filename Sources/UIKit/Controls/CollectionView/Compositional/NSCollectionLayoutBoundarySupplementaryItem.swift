public import CoreGraphics

/// The edge or corner of a rectangle that a boundary item of a compositional layout lies at.
public enum NSRectAlignment: Int, Sendable {
  /// None: in the middle of the content.
  case none = 0
  /// In the middle of the upper edge.
  case top = 1
  /// At the upper left corner.
  case topLeading = 2
  /// In the middle of the left edge.
  case leading = 3
  /// At the lower left corner.
  case bottomLeading = 4
  /// In the middle of the lower edge.
  case bottom = 5
  /// At the lower right corner.
  case bottomTrailing = 6
  /// In the middle of the right edge.
  case trailing = 7
  /// At the upper right corner.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header, footer or the like of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it lies.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// Whether it makes the section longer; otherwise it covers the items. True by default.
  open var extendsBoundary = true
  /// Whether it stays at the edge while its section is visible; false by default.
  open var pinToVisibleBounds = false

  /// A header, footer or the like of a kind, at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A header, footer or the like of a kind, at a distance in points from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    if absoluteOffset.isFinite {
      offset = absoluteOffset
    } else {
      Diagnostics.warn("The offset \(absoluteOffset) of a header must be finite; zero is used.")
      offset = .zero
    }
    super.init(
      layoutSize, elementKind,
      NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset), nil)
  }
}

/// A view of the layout's own behind a section. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class is registered for.
  public let elementKind: String
  /// Views of higher numbers are in front; -1 by default, so that it is behind the cells.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background of a section, with its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
