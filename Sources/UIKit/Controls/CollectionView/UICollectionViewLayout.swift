public import CoreGraphics

/// Says where the items of a collection are. A subclass overrides what it is asked for here; it is
/// asked in this order: ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection whose layout this is.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// As a file of Interface Builder says; with a coder of another kind as ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing: layouts are not archived.
  open func encode(with coder: NSCoder) {}

  /// Asks for the layout to be worked out again before the next frame.
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }

  /// Works the layout out, as far as that is done at once. An override calls super.
  open func prepare() {}

  /// How large everything is together, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What has anything in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is; nil where the layout has no place for it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or other view is; nil where the layout has none of that kind there.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is another one when the part that is seen is; asked at every step of
  /// scrolling and at changes of size. Unless overridden it is where the size is another one.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutBounds.size
  }

  /// Where content settles after a finger releases it.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would settle by itself.
  ///   - velocity: of the offset, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an item comes from that is put in; nil to fade it in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes to that is taken out, by its place before; nil to fade it out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
