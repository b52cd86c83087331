public import CoreGraphics

/// The edge or corner of a rectangle at which a boundary item of a compositional layout is.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle of the content.
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

/// A boundary item, such as a header or a footer, of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which it is.
  public let alignment: NSRectAlignment
  /// The offset from there, in points.
  public let offset: CGPoint
  /// Whether it extends the section. Otherwise it covers the items. The default is true.
  open var extendsBoundary = true
  /// Whether it stays at the visible edge while its section is visible. The default is false.
  open var pinToVisibleBounds = false

  /// Makes a boundary item of a kind at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a boundary item of a kind, with an offset in points from an edge.
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

/// A decoration view behind a section. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the class is registered.
  public let elementKind: String
  /// The z-order: views with larger numbers are in front. The default is -1, behind the cells.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Makes a background of a section, including its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
