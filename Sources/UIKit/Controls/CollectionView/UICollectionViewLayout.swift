public import CoreGraphics
public import ObjectiveCSupport

/// Defines the positions of a collection view's items. A subclass overrides the methods below,
/// which are called in this order: ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, InterfaceConnectable, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Makes the layout from an Interface Builder file. With any other coder it has the effect of
  /// ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing, because layouts are not archived.
  open func encode(with coder: NSCoder) {}

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  open func awakeFromNib() {}

  /// The class of the layout's attributes. A subclass with custom attributes overrides it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts by which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether the layout must be prepared before it is queried again.
  private var isInvalid = true

  /// Marks the layout invalid, so that it is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Marks parts of the layout invalid. An override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    markAsInvalid()
    collectionView?.layoutIsInvalid(context)
  }

  /// Marks the layout invalid, so that the next frame prepares it, in any collection view.
  func markAsInvalid() { isInvalid = true }

  func prepareIfInvalid() {
    if isInvalid { prepareNow() }
  }

  func prepareNow() {
    prepare()
    // Properties that the layout changes during its preparation do not invalidate it again.
    isInvalid = false
  }

  /// Updates the index paths of stored sizes.
  func follow(_ moves: ListMoves) {}

  /// Returns the new key of a view that belongs to a section, or to the whole content, whose keys
  /// do not change; nil for a view that is made again.
  func followed(
    _ key: UICollectionView.ExtraKey, by moves: ListMoves
  ) -> UICollectionView.ExtraKey? { nil }

  /// Whether other insets around the content, in points, invalidate the layout. A program's own
  /// layout is asked only about the change of bounds.
  func depends(onChangeTo insets: UIEdgeInsets, from former: UIEdgeInsets) -> Bool { false }

  /// Removes stored sizes, because the items have changed.
  func removeSizes() {}

  /// Returns the list role of a view; nil outside a list.
  func listRow(of element: UICollectionView.Element) -> ListRow? { nil }

  /// The number of the layout's own views behind the cells.
  var countOfBackgrounds: Int { 0 }

  /// Returns the list configuration of an item; nil outside a list.
  func listConfiguration(ofItem path: IndexPath) -> UICollectionLayoutListConfiguration? { nil }

  /// Called when the visible views were placed by the layout.
  func viewsWerePlaced(in collection: UICollectionView) {}

  /// Called when the collection view is about to get another layout.
  func willLeaveCollection() {}

  /// Scrolls an independently scrolling part of the content until an item is visible.
  func scrollAcross(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    if type == nil {
      Diagnostics.warn(
        "\(Self.invalidationContextClass) is no kind of UICollectionViewLayoutInvalidationContext.")
    }
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Whether the collection view mirrors the layout if its content has another direction than
  /// ``developmentLayoutDirection``, such as right-to-left. The default is false. Content offsets,
  /// and positions of items that the user moves, are not mirrored: they are those on the screen.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout is written. The default is left-to-right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Prepares the layout. An override computes what can be computed in advance, and calls super.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil if the layout does not place it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil if the layout has none of that kind there.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil if the layout has none of that kind there.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Registers a class of decoration views; nil removes the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorations[elementKind] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return Diagnostics.warn(
        "\(viewClass) is no kind of UICollectionReusableView; it is not registered.")
    }
    decorations[elementKind] = type
  }

  /// Returns the class that is registered for a kind of decoration view.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

  /// The requested kinds that are not registered.
  private var missingDecorations: Set<String> = []

  /// Warns about an unregistered kind, once for each kind.
  func warnOfMissingDecoration(_ kind: String) {
    guard missingDecorations.insert(kind).inserted else { return }
    Diagnostics.warn(
      "The layout \(type(of: self)) has registered no decoration views of the kind \"\(kind)\"; "
        + "they are left out.")
  }

  // MARK: Changes of bounds and sizes

  /// Whether a change of bounds invalidates the layout. Called for every step of scrolling and
  /// every change of size. The default is true if the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutBounds.size
  }

  /// Returns the invalidation context for a change of bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the preferred attributes of a cell invalidate the layout. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for the preferred attributes of a cell.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    switch UICollectionView.Element(originalAttributes) {
    case .item(let path): context.invalidateItems(at: [path])
    case .extra(let key) where key.isDecoration:
      context.invalidateDecorationElements(ofKind: key.kind, at: [key.path])
    case .extra(let key):
      context.invalidateSupplementaryElements(ofKind: key.kind, at: [key.path])
    }
    return context
  }

  /// Returns the offset after an update of items or a change of the layout.
  ///
  /// - Parameter proposedContentOffset: the offset at which the first visible item keeps its
  ///   position on the screen, as far as the content allows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset at which the content settles after a drag.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset at which it would settle by itself.
  ///   - velocity: the velocity of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Items that the user moves

  /// Returns the attributes of an item that is moved interactively. The default is its own
  /// attributes, with the given centre, in front of all other items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let result = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.center = position
    result.zIndex = Self.movedDepth
    return result
  }

  /// The z-order of a moved item, in front of all others.
  private static let movedDepth = 1000

  /// Returns the target index path of an item that is moved to a position. The default is that of
  /// the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// What an item invalidates that the user holds at another position now. An override calls super.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: where the item is now.
  ///   - targetPosition: where it is held, in the collection's coordinates.
  ///   - previousIndexPaths: where the item was before.
  ///   - previousPosition: where it was held before.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = movementContext(from: previousIndexPaths, to: targetIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What the end of a movement invalidates. An override calls super.
  ///
  /// - Parameters:
  ///   - indexPaths: where the item stays: where it began, if the movement was cancelled.
  ///   - previousIndexPaths: where the item was last.
  ///   - movementCancelled: whether the item goes back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: indexPaths)
  }

  private func movementContext(
    from previous: [IndexPath], to target: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = target
    context.invalidateItems(at: previous == target ? target : previous + target)
    return context
  }

  // MARK: Transitions between layouts

  /// Called when the collection view is about to change from this layout to another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when the collection view is about to change to this layout from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when the change from or to this layout has ended or was cancelled.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called before items are inserted, deleted or moved with animations.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the animations of an update have been added, inside the animation block.
  open func finalizeCollectionViewUpdates() {}
  /// Called when the size of the collection view has changed inside an animation block, as in a
  /// rotation, and the layout is prepared for it. `oldBounds` are the previous bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when the animations of a change of size have been added, inside the animation block.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the index paths of supplementary views that the layout adds in an update, besides
  /// those of new sections. The default is none. A view that was at such an index path disappears,
  /// and a new one appears. Called for the visible kinds.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the index paths, before an update, of supplementary views that the layout removes in
  /// it, besides those of deleted sections. The default is none. Called for the visible kinds.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views that the layout adds in an update. The default is
  /// none. A view that was at such an index path disappears, and a new one appears. Called for the
  /// visible kinds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before an update, of decoration views that the layout removes in it.
  /// The default is none. Called for the visible kinds.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the initial attributes of an inserted item, from which it is animated; nil fades it
  /// in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a deleted item, to which it is animated, by its index path
  /// before the update; nil fades it out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of a new supplementary view; nil fades it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a supplementary view that an update removes, by its index path
  /// before the update; nil fades it out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a decoration view that an update removes, by its index path
  /// before the update; nil fades it out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of a new decoration view; nil fades it in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

extension UIEdgeInsets {
  /// Whether the insets across an axis differ. Those along the scroll axis change while a large
  /// title follows the content, and lines of items do not depend on them.
  func differ(from other: UIEdgeInsets, across axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical
      ? left != other.left || right != other.right : top != other.top || bottom != other.bottom
  }
}
