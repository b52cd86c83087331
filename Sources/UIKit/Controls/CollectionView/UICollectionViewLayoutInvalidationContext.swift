public import CoreGraphics

/// The parts of a collection view layout that must be computed again.
///
/// A subclass that ``UICollectionViewLayout/invalidationContextClass`` returns may add information
/// about parts that are still valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that invalidates nothing yet.
  public required override init() { super.init() }

  /// Whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the data source must be asked again for the numbers of sections and items.
  open internal(set) var invalidateDataSourceCounts = false

  /// Whether only preferred sizes of views have changed, which the layout has stored.
  var isForSizes = false

  /// The items that ``invalidateItems(at:)`` has added; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views by kind; nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views by kind; nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the items that the user moves were before; nil if none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that the user moves are now; nil if none is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position at which an item is held that the user moves, in the collection's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A vector in points that is added to the content offset once the layout is prepared.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A size in points that is added to the content size. It has no effect: the collection view
  /// always asks the layout for its size.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether it names nothing but one item.
  func names(only item: IndexPath) -> Bool {
    let isPlain =
      type(of: self) == UICollectionViewLayoutInvalidationContext.self
      || type(of: self) == UICollectionViewFlowLayoutInvalidationContext.self
    return isPlain && !invalidateEverything && !invalidateDataSourceCounts
      && invalidatedItemIndexPaths == [item] && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil && contentOffsetAdjustment == .zero
      && contentSizeAdjustment == .zero
  }

  /// Adds items whose attributes have changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views whose attributes have changed.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views whose attributes have changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The parts of a flow layout that must be computed again.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate must be asked again for sizes and distances. The default is true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames must be computed again. The default is true.
  open var invalidateFlowLayoutAttributes = true
}
