public import CoreGraphics
import QuartzCore

/// Items in sections, where a layout says. Cells exist only for what is seen, and are used again.
///
/// ``delegate`` has the type that it has in a scroll view; one that is a
/// ``UICollectionViewDelegate`` or a ``UICollectionViewDelegateFlowLayout`` is asked as such.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// A collection whose items are where a layout says.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// A collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Made for a storyboard or a xib, with what the file says of it.
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

  /// Says where items are. Setting another one places everything again, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var ownLayout: UICollectionViewLayout

  /// Another layout, to whose places the items move.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion) }

  // MARK: Who knows about the items

  /// Says what items there are. Setting it reloads the collection with the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      if delegate !== oldValue { layoutIsInvalid() }
    }
  }
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

  // MARK: What is there

  /// A view that is no cell.
  struct ExtraKey: Hashable {
    let kind: String
    let path: IndexPath
  }

  var counts: [Int] = []
  var needsReload = true
  var needsPreparing = true
  /// The bounds that the layout was worked out for.
  var layoutBounds = CGRect.zero
  var asking = 0
  var isPlacing = false
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var pool = CellPool<UICollectionViewCell>()
  var extraPool = CellPool<UICollectionReusableView>()
  var changes: ListChanges?
  var updateDepth = 0
  var batchCompletions: [(Bool) -> Void] = []

  /// How many sections the data source has named.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// How many items the data source has named for a section; 0 for a section that there is not.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source for everything again. Nothing is selected any more.
  open func reloadData() {
    guard mayChange("reloadData()") else { return }
    press.cancel()
    selected = []
    setNeedsReload()
  }

  // MARK: Cells

  /// Cells of a class; nil forgets the identifier. They are made by ``init(frame:)``.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Supplementary views of a class; nil forgets the identifier. They are made by
  /// ``init(frame:)``.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerExtra(viewClass, elementKind, identifier) }

  /// A cell of a class, xib or prototype that is known by the identifier. Where none is, an empty
  /// cell stands for it, which is warned of.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }

  /// A view of a kind, of the class or xib that is known by the identifier. Where none is, an empty
  /// view stands for it, which is warned of.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueExtra(elementKind, identifier) }

  /// The cell of an item, where it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The view of a kind at a path, where it is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { extras[ExtraKey(kind: elementKind, path: indexPath)] }
  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// The items whose cells are seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The item at a point in the collection's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return ask { ownLayout.layoutAttributesForElements(in: area) }?
      .filter { $0.representedElementKind == nil && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// Where an item is, in the collection's coordinates.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard contains(indexPath) else { return nil }
    return ask { ownLayout.layoutAttributesForItem(at: indexPath) }
  }
  /// Where a view of a kind is, in the collection's coordinates; nil where the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return ask { ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  }

  /// Scrolls so that an item is seen where it should be, as far as there is room.
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
      for path in selected.dropFirst() { deselectItem(at: path, animated: false) }
    }
  }
  var selected: [IndexPath] = []
  /// Nil where nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects an item, or none for nil. The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selected.contains(indexPath) else { return }
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  private(set) lazy var press = ListPress(on: self)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press.began(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
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
  /// Items have come to the data source. Paths are those after all changes of the block.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Items have gone from the data source. Paths are those before any change of the block.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks the data source for the cells of items again. Paths are those before any change of the
  /// block.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// An item has moved within the data source, from a path before to a path after all changes.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Sections have come to the data source. Indices are those after all changes of the block.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone from the data source. Indices are those before any change of the block.
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

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let goal = ownLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
    if goal.isFinite { return goal }
    Diagnostics.warn("A target content offset must be finite; \(goal) is ignored.")
    return offset
  }
}
