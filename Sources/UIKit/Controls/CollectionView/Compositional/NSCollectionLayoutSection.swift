public import CoreGraphics

/// A section of a compositional layout, which consists of groups one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The section's role in a list; nil for any other section.
  var list: ListSection?

  /// Makes a section of groups of one kind, as many as its items need.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The distances around the groups in points. Headers and footers are outside them.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      guard !interGroupSpacing.isFinite else { return }
      Diagnostics.warn("A space of \(interGroupSpacing) between groups is ignored.")
      interGroupSpacing = oldValue
    }
  }
  /// The reference of ``contentInsets``. The default is that of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the groups scroll across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The boundary items, such as headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the distances of ``contentInsets`` from the sides. The
  /// default is true.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible views of the section whenever they are laid out, including every step
  /// of scrolling. It may change their appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// Changes the appearance of a section's visible views. The offset is that of the section if it
/// scrolls across the layout's direction, and otherwise that of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Whether and how a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll. Its groups follow the layout's direction.
  case none = 0
  /// It scrolls freely.
  case continuous = 1
  /// It scrolls freely, and stops at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// It stops at multiples of the collection view's length.
  case paging = 3
  /// It scrolls by one group at a time.
  case groupPaging = 4
  /// It scrolls by one group at a time, and centres the group.
  case groupPagingCentered = 5
}

/// The reference of the insets of a section.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout; for a layout, the safe area.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The collection view's layout margins.
  case layoutMargins = 3
  /// The width in which text is readable.
  case readableContent = 4
}
