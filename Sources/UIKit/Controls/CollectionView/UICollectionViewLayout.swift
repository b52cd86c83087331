public import CoreGraphics

/// Defines the positions of a collection's items. A subclass overrides the methods below, which are
/// called in this order: ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection whose layout this is.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Makes the layout from a file of Interface Builder; any other coder has the effect of
  /// ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing: layouts are not archived.
  open func encode(with coder: NSCoder) {}

  /// Marks the layout invalid, so that it is prepared again before the next frame.
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }

  /// Computes the layout, as far as that is done in advance. An override calls super.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all views that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil if the layout does not place it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, footer or other view; nil if the layout has none of that kind
  /// there.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of bounds invalidates the layout; called at every step of scrolling and at
  /// changes of size. Unless overridden, true if the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutBounds.size
  }

  /// The offset at which the content settles after a drag.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset at which it would settle by itself.
  ///   - velocity: of the offset, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The attributes from which an inserted item is animated; nil to fade it in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a deleted item is animated, by its path before; nil to fade it out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
