public import CoreGraphics
public import ObjectiveCSupport

/// Defines the positions of a collection's items. A subclass overrides the methods below, which are
/// called in this order: ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, InterfaceConnectable, @preconcurrency NSCoding {
  /// The collection whose layout this is.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Makes the layout from a file of Interface Builder; any other coder has the effect of
  /// ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing: layouts are not archived.
  open func encode(with coder: NSCoder) {}

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  open func awakeFromNib() {}

  /// The class of the layout's attributes, which a subclass with attributes of its own overrides.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts by which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether it must be prepared before it is asked again.
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

  /// The next frame prepares it, wherever it is used.
  func markAsInvalid() { isInvalid = true }

  func prepareIfInvalid() {
    if isInvalid { prepareNow() }
  }

  func prepareNow() {
    prepare()
    // What it has set in itself meanwhile does not make it invalid again.
    isInvalid = false
  }

  /// Items have other paths: sizes that are noted for them go with them.
  func follow(_ moves: ListMoves) {}

  /// The new key of a view that belongs to a section, or to the whole content, which keeps it; nil
  /// for one that is made again.
  func followed(
    _ key: UICollectionView.ExtraKey, by moves: ListMoves
  ) -> UICollectionView.ExtraKey? { nil }

  /// Whether other insets around the content, in points, invalidate the layout. A program's own
  /// layout is asked for the change of bounds alone.
  func depends(onChangeTo insets: UIEdgeInsets, from former: UIEdgeInsets) -> Bool { false }

  /// The items are others: sizes that are noted for them are not used any more.
  func forgetSizes() {}

  /// What a list shows a view as; nil outside a list.
  func listRow(of element: UICollectionView.Element) -> ListRow? { nil }

  /// How many views the layout itself has behind the cells.
  var countOfBackgrounds: Int { 0 }

  /// The list of an item; nil outside a list.
  func listConfiguration(ofItem path: IndexPath) -> UICollectionLayoutListConfiguration? { nil }

  /// The visible views are where the layout has them.
  func viewsWerePlaced(in collection: UICollectionView) {}

  /// The collection is about to get another layout.
  func willLeaveCollection() {}

  /// Scrolls a part of the content that scrolls by itself, until an item is visible.
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

  /// Whether the collection mirrors the layout where its content goes in the other direction than
  /// ``developmentLayoutDirection``, such as from right to left; false unless overridden. Offsets,
  /// and positions of items that the user moves, are given as they are on the screen.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout is written for; from left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

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

  /// The attributes of a decoration view; nil if the layout has none of that kind there.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Registers a class of decoration views, which belong to the layout alone; nil removes the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorations[elementKind] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return Diagnostics.warn(
        "\(viewClass) is no kind of UICollectionReusableView; it is not registered.")
    }
    decorations[elementKind] = type
  }

  /// The class that is registered for a kind of decoration views.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

  /// The kinds that were asked for and are not registered.
  private var missingDecorations: Set<String> = []

  /// Warns, once for each kind.
  func warnOfMissingDecoration(_ kind: String) {
    guard missingDecorations.insert(kind).inserted else { return }
    Diagnostics.warn(
      "The layout \(type(of: self)) has registered no decoration views of the kind \"\(kind)\"; "
        + "they are left out.")
  }

  // MARK: Changes of bounds and sizes

  /// Whether a change of bounds invalidates the layout; called at every step of scrolling and at
  /// changes of size. Unless overridden, true if the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.layoutBounds.size
  }

  /// What a change of bounds invalidates, where it does.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the attributes that a cell prefers to those of the layout invalidate it; false unless
  /// overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the attributes that a cell prefers invalidate, where they do.
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

  /// The offset after an update of items or a change of the layout.
  ///
  /// - Parameter proposedContentOffset: the offset at which the first visible item stays where it
  ///   is on the screen, as far as the content allows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset at which the content settles after a drag.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset at which it would settle by itself.
  ///   - velocity: of the offset, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Items that the user moves

  /// The attributes of an item while it is held at a position: unless overridden, its own with the
  /// middle there, in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let result = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.center = position
    result.zIndex = Self.movedDepth
    return result
  }

  /// The depth of an item that is moved, in front of all others.
  private static let movedDepth = 1000

  /// The path to which an item goes that is held at a position: unless overridden, that of the item
  /// there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // MARK: Transitions between layouts

  /// The collection is about to change from this layout to another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The collection is about to change to this layout from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The change from or to this layout has ended, or was cancelled.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// The items are about to be inserted, deleted or moved with animations.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The animations of an update have been added; called inside their block.
  open func finalizeCollectionViewUpdates() {}
  /// The size of the collection has changed inside an animation block, as in a rotation, and the
  /// layout is prepared for it. `oldBounds` are the bounds from before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The animations of a change of size have been added; called inside their block.
  open func finalizeAnimatedBoundsChange() {}

  /// The paths of headers, footers and the like that the layout adds in an update, beside those of
  /// new sections; none by default. A view that was at such a path before leaves, and a new one
  /// appears. Asked for the kinds that are visible.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// The paths, from before an update, of headers, footers and the like that the layout removes
  /// in it, beside those of deleted sections; none by default. Asked for the kinds that are
  /// visible.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// The paths of decoration views that the layout adds in an update; none by default. A view that
  /// was at such a path before leaves, and a new one appears. Asked for the kinds that are visible.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The paths, from before an update, of decoration views that the layout removes in it; none by
  /// default. Asked for the kinds that are visible.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The attributes from which an inserted item is animated; nil to fade it in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a deleted item is animated, by its path before; nil to fade it out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a new header, footer or other view is animated; nil to fade it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a header, footer or other view is animated that an update removes, by
  /// its path before; nil to fade it out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a decoration view is animated that an update removes, by its path
  /// before; nil to fade it out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a new decoration view is animated; nil to fade it in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

extension UIEdgeInsets {
  /// Whether the insets at right angles to an axis are others. Those along the axis of scrolling
  /// change while a large title follows the content, and lines of items do not depend on them.
  func differ(from other: UIEdgeInsets, across axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical
      ? left != other.left || right != other.right : top != other.top || bottom != other.bottom
  }
}
