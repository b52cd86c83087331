public import CoreGraphics
import QuartzCore

/// Shows items in sections, at the positions of a layout. Cells exist only for visible items, and
/// are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Makes a collection view with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionView.self)
    setUpCollection()
  }

  private func setUpCollection() {
    ownLayout.collectionView = self
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  /// The layout, which defines the positions of items. Setting it moves all items without
  /// animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var ownLayout: UICollectionViewLayout

  /// Sets another layout. If animated, the items move to their new positions. It calls the method
  /// with a completion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Sets another layout. If animated, the items move to their new positions.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, duration: animated ? Self.updateDuration : 0, completion) }

  /// Starts an interactive transition to another layout. The collection view gets a transition
  /// layout, whose ``UICollectionViewTransitionLayout/transitionProgress`` the program sets until
  /// it calls ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. Scrolling is
  /// disabled until then. A running transition is cancelled.
  ///
  /// - Parameters:
  ///   - layout: the final layout, unless the transition is cancelled.
  ///   - completion: called at the end of the last animation. Its arguments are whether the new
  ///     layout was reached, and whether the animation completed.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Animates from the current progress to the new layout. Without a transition it is ignored with
  /// a warning.
  open func finishInteractiveTransition() { endTransition(completed: true) }

  /// Animates from the current progress back to the previous layout. Without a transition it is
  /// ignored with a warning.
  open func cancelInteractiveTransition() { endTransition(completed: false) }

  // MARK: Data source

  /// Supplies the items. Setting it reloads the collection view with the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      outlineSource = dataSource as? any OutlineSource
      if dataSource !== oldValue { setNeedsReload() }
    }
  }
  /// The data source, if it supports outlines.
  private(set) weak var outlineSource: (any OutlineSource)?

  /// Receives the items that scrolling will soon show; nil by default.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching.reset()
      setNeedsLayout()
    }
  }
  /// The changes after which visible cells are asked for their preferred size again. The default is
  /// `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether ``prefetchDataSource`` receives items.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  var prefetching = ListPrefetching()

  /// Decides sizes and selection, and is notified of scrolling. Held weakly. It is also the scroll
  /// view's delegate; the value is nil if that is no `UICollectionViewDelegate`. A
  /// ``UICollectionViewDelegateFlowLayout`` is recognised.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }
  override func delegateDidChange(from old: (any UIScrollViewDelegate)?) {
    super.delegateDidChange(from: old)
    let scrollDelegate = super.delegate
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    flowDelegate = scrollDelegate as? any UICollectionViewDelegateFlowLayout
    if collectionDelegate != nil { addListMenus(&listMenus) }
    if scrollDelegate !== old { layoutIsInvalid() }
  }
  private var listMenus: ListMenus?
  weak var collectionDelegate: (any UICollectionViewDelegate)?
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  /// A view behind the items, which has the collection view's size and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Content

  override var givenScrolledSize: (width: CGFloat?, height: CGFloat)? {
    (scrolledSize.width, scrolledSize.height)
  }

  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  var isPreparing = false
  /// The content offset adjustments of invalidation contexts since the last preparation.
  var offsetAdjustment = CGPoint.zero
  /// The interactive transition to another layout.
  var layoutTransition: LayoutTransition?
  /// The bounds for which the layout was prepared.
  var layoutBounds = CGRect.zero
  /// The bounds for which views were last placed; nil before that.
  var placedBounds: CGRect?
  /// The insets around the content for which the layout was prepared, in points.
  var layoutInset = UIEdgeInsets.zero
  var asking = 0
  var isPlacing = false
  /// While a change of the layout or an update of items is prepared: what its animation applies to
  /// the views; else nil.
  final var attributesToAnimate: [ObjectIdentifier: UICollectionViewLayoutAttributes]?
  /// Whether the layout is queried for the views that are about to be placed.
  var asksForVisible = false
  /// The sizes that views have accepted.
  var fittedSizes: [Element: CGSize] = [:]
  /// For each view, the number of times that it has preferred another size than that of the layout.
  var sizeChangeCounts: [Element: Int] = [:]
  /// Whether the layout is being prepared for preferred sizes.
  var isFitting = false
  /// The number of times that views have preferred other sizes than those of the layout.
  var fittings = 0
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var pool = CellPool<UICollectionViewCell>()
  var extraPool = CellPool<UICollectionReusableView>()
  /// The view that is being requested from the data source.
  var making: Making?
  /// The cell that the data source is configuring again.
  var reconfigured: (cell: UICollectionViewCell, path: IndexPath)?
  var changes: ListChanges?
  /// The layout attributes of the items in and near the visible part before the updates.
  var placesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var updateDepth = 0
  var batchCompletions: [(Bool) -> Void] = []
  /// The completions of updates that the next layout performs by loading all items again.
  var reloadCompletions: [() -> Void] = []

  /// The number of sections from the data source.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// The number of items in a section, from the data source; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source for everything again, and clears the selection.
  open func reloadData() {
    guard mayChange("reloadData()") else { return }
    abandonMovement()
    press.cancel()
    dragAndDrop?.clearPaths()
    selected = ListSelection()
    setNeedsReload()
  }

  // MARK: Cells

  /// Registers a class of cells; nil removes the identifier. They are made by ``init(frame:)``.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers a class of supplementary views; nil removes the identifier. They are made by
  /// ``init(frame:)``.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerExtra(viewClass, elementKind, identifier) }

  /// Returns a cell of the class, xib or prototype with the identifier. If there is none, warns and
  /// returns an empty cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }

  /// Returns a supplementary view of the class or xib with the identifier. If there is none, warns
  /// and returns an empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueExtra(elementKind, identifier, for: indexPath) }

  /// Returns the cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// Returns the view of a kind at an index path; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { extras[ExtraKey(kind: elementKind, path: indexPath)] }
  /// Returns the visible views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      extras[ExtraKey(kind: elementKind, path: $0)]
    }
  }
  /// Returns the index paths of the visible views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// Returns the index path of a visible cell; nil for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns the index path of the item at a point in the collection view's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return ask { ownLayout.shownElements(in: area) }
      .filter { $0.representedElementKind == nil && $0.isSensible && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// Returns the layout attributes of an item, in the collection view's coordinates.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard contains(indexPath) else { return nil }
    return ask { ownLayout.shownItem(at: indexPath) }
  }
  /// Returns the layout attributes of a supplementary view, in the collection view's coordinates;
  /// nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return ask {
      ownLayout.shown(ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
  }

  /// Scrolls to the position at which an item is visible, as far as the content allows.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select several items, and deselect them again.
  open var allowsMultipleSelection = false {
    didSet {
      guard !allowsMultipleSelection else { return }
      for path in selected.inOrder.dropFirst() { deselectItem(at: path, animated: false) }
    }
  }
  var selected = ListSelection()
  /// The index paths of the selected items; nil if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : selected.inOrder
  }

  /// Selects an item, or none for nil. The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selected.remove(indexPath) else { return }
    cells[indexPath]?.isSelected = false
  }

  private(set) lazy var press = ListPress(on: self)

  // MARK: Editing

  /// Whether the collection view is edited. It is part of the state of its cells. List cells show
  /// their accessories for editing, with an animation.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether the user can select items while the collection view is edited. The default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items while the collection view is edited. The default is
  /// false.
  open var allowsMultipleSelectionDuringEditing = false

  /// The swiped rows of lists; nil if no row has actions.
  private(set) var swipes: ListSwipes?
  @discardableResult
  func prepareSwipes() -> ListSwipes {
    if let swipes { return swipes }
    let made = ListSwipes(of: self)
    swipes = made
    return made
  }

  override func dragWillBegin() {
    super.dragWillBegin()
    swipes?.close()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if swipes?.takesBegin(of: touches) != true { press.began(touches) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    swipes?.close()
    press.ended(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press.cancelled(touches)
  }

  // MARK: Updates

  /// Applies several changes of items at once, after the data source has changed, as tables do.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates ?? {}, completion: completion)
  }
  /// Reports items that were inserted into the data source. The index paths are those after all
  /// changes of the block.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Reports items that were deleted from the data source. The index paths are those before all
  /// changes of the block.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Requests the cells of items from the data source again. The index paths are those before all
  /// changes of the block.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Lets the data source configure the visible cells of items again. The cells are kept:
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` returns them. The index paths are those
  /// before all changes of the block.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  /// Reports an item that has moved in the data source, from an index path before all changes to
  /// one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Reports sections that were inserted into the data source. The indices are those after all
  /// changes of the block.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Reports sections that were deleted from the data source. The indices are those before all
  /// changes of the block.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Requests sections from the data source again. The indices are those before all changes of the
  /// block.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Reports a section that has moved in the data source, from an index before all changes to one
  /// after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Moving items

  /// Starts moving an item interactively. The other items make room for it, and the data source is
  /// notified when the movement ends.
  ///
  /// - Returns: whether the data source allows the item to move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }
  /// Moves the item to a point in the collection view's coordinates. Near an edge the collection
  /// view scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    holdMovement(at: targetPosition)
  }
  /// Leaves the moved item at its position, and notifies the data source.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Returns the moved item to its original position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
  var movement: Movement?

  // MARK: Drag and drop

  /// Whether a drag that stays on one of the items selects it, unless the delegate refuses that.
  open var isSpringLoaded: Bool {
    get { springInteraction != nil }
    set { setSpringLoaded(newValue) }
  }
  var springInteraction: UISpringLoadedInteraction?

  /// Supplies the content of drags from items; nil, the default, disables dragging. Held weakly.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Decides on drops on the collection view; nil, the default, disables dropping. Held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Whether the user can drag items. The default is true on an iPad and false on an iPhone.
  open var dragInteractionEnabled: Bool {
    get { ownDragInteractionEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
    set {
      ownDragInteractionEnabled = newValue
      dragAndDropDidChange()
    }
  }
  private var ownDragInteractionEnabled: Bool?
  var dragAndDrop: ListDragAndDrop?

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
    announceNextItems()
    reportReload()
  }

  /// The layout may depend on the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if !isPreparing { setNeedsLayout() }
  }

  /// Called when traits have changed: another text size requires other sizes of items.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) {
      ownLayout.invalidateLayout()
    }
  }

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let goal = ownLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
    if goal.isFinite { return goal }
    Diagnostics.warn("A target content offset must be finite; \(goal) is ignored.")
    return offset
  }
}
