public import CoreGraphics

/// A section of a compositional layout: groups one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the section is as part of a list; nil for any other section.
  var list: ListSection?

  /// A section of groups of a kind, as many as its items need.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Distances around the groups, in points; headers and footers are outside them.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      guard !interGroupSpacing.isFinite else { return }
      Diagnostics.warn("A space of \(interGroupSpacing) between groups is ignored.")
      interGroupSpacing = oldValue
    }
  }
  /// What ``contentInsets`` are counted from; the layout's choice by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the groups scroll across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the distances of ``contentInsets`` from the sides; true by
  /// default.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible views of the section whenever they are placed, also at every step of
  /// scrolling; it may change their appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// Changes the appearance of a section's visible views. The offset is that of the section where it
/// scrolls across the layout's direction, and otherwise the collection's.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Whether and how a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not; its groups follow the layout's direction.
  case none = 0
  /// It scrolls freely.
  case continuous = 1
  /// It scrolls freely, and settles where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It settles at whole multiples of the collection's length.
  case paging = 3
  /// It goes from group to group.
  case groupPaging = 4
  /// It goes from group to group, each in the middle.
  case groupPagingCentered = 5
}

/// What the insets of a section are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's choice; for a layout, the safe area.
  case automatic = 0
  /// The collection's edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The collection's layout margins.
  case layoutMargins = 3
  /// The width in which text is readable.
  case readableContent = 4
}
