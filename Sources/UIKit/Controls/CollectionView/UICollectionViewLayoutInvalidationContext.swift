public import CoreGraphics

/// Which parts of a collection's layout are to be worked out again.
///
/// A layout's own subclass, named by ``UICollectionViewLayout/invalidationContextClass``, may add
/// what it can leave as it is.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that names nothing yet.
  public required override init() { super.init() }

  /// Whether all of the layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the data source is to be asked again for the numbers of sections and items.
  open internal(set) var invalidateDataSourceCounts = false

  /// Whether only the sizes that views prefer have changed, which the layout has noted.
  var isForSizes = false

  /// The items named by ``invalidateItems(at:)``; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and the like, by their kind; nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views, by their kind; nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset, in points, once the layout is prepared.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size, in points. The collection asks the layout for its size in any case.
  open var contentSizeAdjustment = CGSize.zero

  /// Names items whose attributes have changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names headers, footers and the like whose attributes have changed.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views whose attributes have changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is to be worked out again.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked again for sizes and distances; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are to be worked out again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
