public import CoreGraphics
import QuartzCore

/// Shows items in sections, at the positions that a layout defines. Cells exist for visible items
/// only, and are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// A collection with a flow layout.
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

  /// Defines the positions of items. Setting it places all items again, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var ownLayout: UICollectionViewLayout

  /// Sets another layout; if animated, the items move to their new positions.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, duration: animated ? Self.updateDuration : 0, completion) }

  /// Begins a change to another layout that a gesture drives: the collection gets a layout between
  /// the two, whose ``UICollectionViewTransitionLayout/transitionProgress`` the program sets, until
  /// it calls ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. Scrolling by
  /// touches is off until then. A transition that is running already is cancelled.
  ///
  /// - Parameters:
  ///   - layout: the layout that the collection has in the end, unless it is cancelled.
  ///   - completion: called at the end of the last animation. Its arguments: whether the new layout
  ///     was reached, and whether the animation ran to its end.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Animates from the progress that was reached to the new layout. Ignored, with a warning, where
  /// no transition runs.
  open func finishInteractiveTransition() { endTransition(completed: true) }

  /// Animates from the progress that was reached back to the layout before. Ignored, with a
  /// warning, where no transition runs.
  open func cancelInteractiveTransition() { endTransition(completed: false) }

  // MARK: Data source

  /// Supplies the items. Setting it reloads the collection with the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      outlineSource = dataSource as? any OutlineSource
      if dataSource !== oldValue { setNeedsReload() }
    }
  }
  /// The data source, if its items may lie below others.
  private(set) weak var outlineSource: (any OutlineSource)?

  /// Is notified of which items scrolling will show soon; nil, the default, for nobody.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching.reset()
      setNeedsLayout()
    }
  }
  /// Whether ``prefetchDataSource`` is notified of items.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  var prefetching = ListPrefetching()

  /// Influences sizes and selection, and is notified of scrolling; held weakly. It is the scroll
  /// view's delegate, and nil if that is no `UICollectionViewDelegate`. One that is a
  /// ``UICollectionViewDelegateFlowLayout`` is asked as such.
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

  /// Behind the items; it does not scroll, and has the collection's size.
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
  /// What invalidation contexts have added to the content offset since the last preparation.
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
  /// Whether the layout is asked for the views that are about to be placed.
  var asksForVisible = false
  /// The sizes with which views agree.
  var fittedSizes: [Element: CGSize] = [:]
  /// How often views have preferred another size than the layout gave them.
  var changesOfMind: [Element: Int] = [:]
  /// Whether the layout is prepared for the sizes that views prefer.
  var isFitting = false
  /// How often views have preferred other sizes than the layout gave them.
  var fittings = 0
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var pool = CellPool<UICollectionViewCell>()
  var extraPool = CellPool<UICollectionReusableView>()
  /// The view that the data source is asked for.
  var making: Making?
  /// The cell that the data source is configuring again.
  var reconfigured: (cell: UICollectionViewCell, path: IndexPath)?
  var changes: ListChanges?
  /// Where the items in and near the visible part were before the updates.
  var placesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var updateDepth = 0
  var batchCompletions: [(Bool) -> Void] = []
  /// The ends of updates that the next layout makes by loading all items again.
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
    dragAndDrop?.forgetPaths()
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

  /// A cell of the class, xib or prototype with the identifier. If there is none, warns and returns
  /// an empty cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }

  /// A view of a kind, of the class or xib with the identifier. If there is none, warns and returns
  /// an empty view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueExtra(elementKind, identifier, for: indexPath) }

  /// The cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The view of a kind at a path; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { extras[ExtraKey(kind: elementKind, path: indexPath)] }
  /// The visible views of a kind, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      extras[ExtraKey(kind: elementKind, path: $0)]
    }
  }
  /// The paths of the visible views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    extras.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The item of a visible cell; nil for any other.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The item at a point in the collection's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return ask { ownLayout.shownElements(in: area) }
      .filter { $0.representedElementKind == nil && $0.isSensible && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// The layout attributes of an item, in the collection's coordinates.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard contains(indexPath) else { return nil }
    return ask { ownLayout.shownItem(at: indexPath) }
  }
  /// The layout attributes of a view of a kind, in the collection's coordinates; nil if the layout
  /// has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return ask {
      ownLayout.shown(ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
  }

  /// Scrolls until an item is visible at a position, as far as the content allows.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select several, and deselect them again.
  open var allowsMultipleSelection = false {
    didSet {
      guard !allowsMultipleSelection else { return }
      for path in selected.inOrder.dropFirst() { deselectItem(at: path, animated: false) }
    }
  }
  var selected = ListSelection()
  /// Nil where nothing is selected.
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

  /// Whether the collection is edited: the state of its cells says so, and cells of lists show
  /// their accessories for editing, with an animation.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether the user can select items while the collection is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items while the collection is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// The rows of lists that are aside; nil as long as no row has actions.
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

  /// Changes items together, after the data source has changed, as tables do.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates ?? {}, completion: completion)
  }
  /// Items were inserted in the data source. Paths are those after all changes of the block.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Items were deleted from the data source. Paths are those before any change of the block.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks the data source for the cells of items again. Paths are those before any change of the
  /// block.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Has the data source configure the visible cells of items again: it keeps the cells, which
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` gives it. Paths are those before any change
  /// of the block.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  /// An item has moved within the data source, from a path before to a path after all changes.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Sections were inserted in the data source. Indices are those after all changes of the block.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Sections were deleted from the data source. Indices are those before any change of the block.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks the data source for sections again. Indices are those before any change of the block.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has moved within the data source, from an index before to an index after all
  /// changes.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Moving items

  /// Begins to move an item with a gesture: the others make room for it wherever it is held, and
  /// the data source is notified when the movement ends.
  ///
  /// - Returns: whether the data source lets the item move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }
  /// Holds the moved item at a point, in the collection's coordinates. Near an edge the collection
  /// scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    holdMovement(at: targetPosition)
  }
  /// Leaves the moved item where it is, and notifies the data source.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Brings the moved item back.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
  var movement: Movement?

  // MARK: Drag and drop

  /// Supplies what is dragged from items; nil, the default, lets no item be dragged. Held weakly.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Decides on drops on the collection; nil, the default, lets nothing be dropped. Held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDropDidChange() }
  }
  /// Whether the user can drag items; unless set, on an iPad and not on an iPhone.
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

  /// Text of another size needs items of another size.
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
