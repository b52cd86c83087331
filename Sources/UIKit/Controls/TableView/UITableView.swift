public import CoreGraphics
import QuartzCore

/// A column of rows in sections. Cells exist only for visible rows, and are reused.
///
/// The data source defines the number of rows and makes the cells. The delegate, which is also the
/// scroll view's, decides heights, headers and selection.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the sections.
  open private(set) var style: Style

  /// Makes a table of a style, which cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    style = Style(coder)
    super.init(coder: coder)
    setUpTable()
    coder.decodeProperties(of: self, as: UITableView.self)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    _ = swipes
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  private var listMenus: ListMenus?

  // MARK: Data source

  /// Supplies the rows. Setting it reloads the table with the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Receives the rows that scrolling will soon show; nil by default.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetching.reset()
      setNeedsLayout()
    }
  }
  /// Whether ``prefetchDataSource`` receives rows.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  var prefetching = ListPrefetching()

  /// Decides heights, headers and selection, and is notified of scrolling. Held weakly. It is also
  /// the scroll view's delegate; the value is nil if that is no `UITableViewDelegate`.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }
  override func delegateDidChange(from old: (any UIScrollViewDelegate)?) {
    super.delegateDidChange(from: old)
    let scrollDelegate = super.delegate
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    if tableDelegate != nil { addListMenus(&listMenus) }
    if scrollDelegate !== old { setNeedsReload() }
  }
  weak var tableDelegate: (any UITableViewDelegate)?
  /// The static sections and cells from a file.
  var staticContent: StaticTableContent?

  // MARK: Heights

  /// The height of rows for which the delegate returns none, in points. The default is that of the
  /// content.
  open var rowHeight = automaticDimension {
    didSet { if !takesHeight(rowHeight, "rowHeight") { rowHeight = oldValue } }
  }
  /// The estimated height of rows that have not been visible yet. The default is 44. With a
  /// positive number the delegate is asked for the height of a row only when it becomes visible.
  open var estimatedRowHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedRowHeight, "estimatedRowHeight") { estimatedRowHeight = oldValue }
    }
  }
  /// The changes after which a visible row of the height of its content is measured again. The
  /// default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The height of headers in points, unless the delegate returns one. The default is that of their
  /// content.
  open var sectionHeaderHeight = automaticDimension {
    didSet {
      if !takesHeight(sectionHeaderHeight, "sectionHeaderHeight") { sectionHeaderHeight = oldValue }
    }
  }
  /// The height of footers in points, unless the delegate returns one. The default is that of their
  /// content.
  open var sectionFooterHeight = automaticDimension {
    didSet {
      if !takesHeight(sectionFooterHeight, "sectionFooterHeight") { sectionFooterHeight = oldValue }
    }
  }
  /// The estimated height in points of headers that have not been visible yet. With a positive
  /// number the delegate is asked for a header's height only when it becomes visible; by default
  /// when the table loads.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight") {
        estimatedSectionHeaderHeight = oldValue
      }
    }
  }
  /// The estimated height in points of footers that have not been visible yet. It works as
  /// ``estimatedSectionHeaderHeight`` does for headers.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedSectionFooterHeight, "estimatedSectionFooterHeight") {
        estimatedSectionFooterHeight = oldValue
      }
    }
  }
  /// The padding above the headers of a plain table. The default is 22 points, as in iOS 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet {
      if !takesHeight(sectionHeaderTopPadding, "sectionHeaderTopPadding") {
        sectionHeaderTopPadding = oldValue
      }
    }
  }

  // MARK: Appearance

  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { styleDidChange() } }
  }
  /// The colour of the separators; nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { styleDidChange() } }
  /// The insets of the separators in points from the sides of the rows. By default they begin at
  /// the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      styleDidChange()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// The values that are stored but not used.
  var kept = KeptTableValues()

  /// A view behind the rows, which has the table's size and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above all sections, with the table's width and its own height.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// A view below all sections.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: Content

  override var givenScrolledSize: (width: CGFloat?, height: CGFloat)? { (nil, scrolledSize.height) }

  var geometry = TableGeometry()
  /// Whether everything must be requested from the data source again.
  var needsReload = true
  /// Whether ``reloadData()`` has counted the rows, whose cells the next layout makes.
  var awaitsCells = false
  /// The completions of updates that the next layout performs by loading all rows again.
  var reloadCompletions: [() -> Void] = []
  /// The depth of calls of the data source and the delegate, during which rows may not be changed.
  var asking = 0
  var isPlacing = false
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The rows whose cells the delegate has not been notified of.
  var unannounced: Set<IndexPath> = []
  /// The target row of a scroll animation.
  var scrollGoal: (path: IndexPath, position: ScrollPosition)?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var pool = CellPool<UITableViewCell>()
  var edgePool = CellPool<UITableViewHeaderFooterView>()
  /// The width for which heights were measured.
  var measuredWidth: CGFloat?
  /// The cell that the data source is configuring again.
  var reconfigured: (cell: UITableViewCell, path: IndexPath)?
  /// The changes of the current block of updates.
  var changes: ListChanges?
  var changeAnimations = TableAnimations()
  var leavingViews = LeavingViews()
  var updateDepth = 0
  var batchCompletions: [(Bool) -> Void] = []

  /// The number of sections from the data source.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The number of rows in a section, from the data source; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  /// Requests everything from the data source again, and clears the selection. The rows are counted
  /// at once, so ``UIScrollView/contentSize`` is that of the new ones. The next layout requests
  /// their cells.
  open func reloadData() {
    guard mayChange("reloadData()") else { return }
    abandonReordering()
    swipes.abandon()
    press.cancel()
    dragAndDrop?.clearPaths()
    selected = ListSelection()
    setNeedsReload()
    countRows()
  }

  // MARK: Cells

  /// Registers a class of cells; nil removes the identifier. They are made by
  /// `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, identifier)
  }

  /// Registers a class of headers and footers; nil removes the identifier. They are made by
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdgeClass(aClass, identifier)
  }

  /// Returns an idle cell, or a new one; nil if no class or nib is registered for this identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// Returns a cell of the class, xib or prototype with the identifier. If there is none, warns and
  /// returns a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// Returns an idle header or footer, or a new one; nil if nothing is registered for this
  /// identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueEdge(identifier) }

  /// Returns the cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the header of a section; nil if it is not visible, or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it is not visible, or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }
  /// The visible rows, from the top. It is never nil here, and empty if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: bounds.minY, to: bounds.maxY).filter { cells[$0] != nil }
  }
  /// Returns the index path of a visible cell; nil for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// Returns the row at a point in the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return bounds.minX <= point.x && point.x < bounds.maxX ? geometry.row(at: point.y) : nil
  }
  /// Returns the rows that intersect a rectangle in the table's coordinates. It is never nil here.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Frames, in the table's coordinates

  /// Returns the frame of a row; zero for an invalid row. Rows that have not been visible have
  /// their estimated height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.contains(indexPath) ? frame(of: indexPath) : .zero
  }
  /// Returns the frame of a section with its header and footer; zero for an invalid section.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let y = geometry.start(of: section)
    return CGRect(x: 0, y: y, width: bounds.width, height: geometry.end(of: section) - y)
  }
  /// Returns the frame of a section's header while it is not pinned to the top; zero for an invalid
  /// section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.header(of: section))
  }
  /// Returns the frame of a section's footer while it is not pinned to the bottom; zero for an
  /// invalid section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.footer(of: section))
  }

  /// Scrolls to the position at which a row is visible, as far as the content allows. The row
  /// `NSNotFound` represents the section's beginning.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the row that was selected first. Without one it has no effect.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selected.first else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows, and deselect them again.
  open var allowsMultipleSelection = false {
    didSet { selectionRuleDidChange() }
  }
  var selected = ListSelection()
  /// The row that was selected first; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows in the order of selection; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.inOrder
  }

  /// Selects a row, or none for nil. The delegate is not notified.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  private(set) lazy var press = ListPress(on: self)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if !swipes.takesBegin(of: touches) { press.began(touches) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    swipes.close()
    press.ended(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press.cancelled(touches)
  }

  // MARK: Swipes

  private(set) lazy var swipes = ListSwipes(of: self)
  /// The number of calls of default implementations of optional methods: see `deletion(at:)`.
  var answersOfDefaults = 0

  override func dragWillBegin() {
    super.dragWillBegin()
    swipes.close()
  }

  // MARK: Editing

  /// Whether the editing controls of rows are shown.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  var isEditingNow = false
  /// The row that the user is moving.
  var movement: RowMovement?
  /// Shows or hides the editing controls of the rows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while the table is edited. Each row that can be
  /// edited then has a circle in the place of its control, which is filled if the row is selected.
  /// The selection is cleared when editing begins and ends.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      selectionRuleDidChange()
      if isEditingNow { configureEditing(animated: false) }
    }
  }

  // MARK: Drag and drop

  /// Whether a drag that stays on one of the rows selects it, unless the delegate refuses that.
  open var isSpringLoaded: Bool {
    get { springInteraction != nil }
    set { setSpringLoaded(newValue) }
  }
  var springInteraction: UISpringLoadedInteraction?

  /// Supplies the content of drags from rows; nil, the default, disables dragging. Held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
  /// Decides on drops on the table; nil, the default, disables dropping. Held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
  /// Whether the user can drag rows. The default is true on an iPad and false on an iPhone.
  open var dragInteractionEnabled: Bool {
    get { ownDragInteractionEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
    set {
      ownDragInteractionEnabled = newValue
      dragAndDropDidChange()
    }
  }
  private var ownDragInteractionEnabled: Bool?
  var dragAndDrop: ListDragAndDrop?

  // MARK: Keyboard focus

  /// Whether the table is a single tab stop: Tab reaches one row, from which the arrow keys, Home,
  /// End, Page Up and Page Down move the focus. By default Tab moves from row to row.
  package var isOneTabStop = false
  /// The row that had the focus last, in a table that is a single tab stop.
  var focusedRow: IndexPath?
  /// Whether that row gets the focus again when the rows have been loaded.
  var restoresFocus = false

  // MARK: Updates

  /// Applies several changes of rows at once, after the data source has changed. Deleted rows have
  /// their index paths before the changes, inserted rows those after them. Changes that do not
  /// match the data source reload the table, with a warning.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates ?? {}, completion: completion)
  }
  /// Begins a block of updates that ``endUpdates()`` ends.
  open func beginUpdates() { openUpdates("beginUpdates()") }
  /// Ends a block of updates. The outermost block applies the changes, as
  /// ``performBatchUpdates(_:completion:)`` does.
  open func endUpdates() { closeUpdates() }

  /// Reports rows that were inserted into the data source. The index paths are those after all
  /// changes of the block.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.inserted.formUnion(indexPaths)
      for path in indexPaths { animations.inserted[path] = animation }
    }
  }
  /// Reports rows that were deleted from the data source. The index paths are those before all
  /// changes of the block.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.deleted.formUnion(indexPaths)
      for path in indexPaths { animations.deleted[path] = animation }
    }
  }
  /// Requests the cells of rows from the data source again. The index paths are those before all
  /// changes of the block.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.reloaded.formUnion(indexPaths)
      for path in indexPaths { animations.deleted[path] = animation }
    }
  }
  /// Lets the data source configure the visible cells of rows again, and measures them. The cells
  /// are kept: ``dequeueReusableCell(withIdentifier:for:)`` returns them. The index paths are those
  /// before all changes of the block.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.automatic) { changes, _ in changes.reconfigured.formUnion(indexPaths) }
  }
  /// Reports a row that has moved in the data source, from an index path before all changes to one
  /// after them.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { changes, _ in changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Reports sections that were inserted into the data source. The indices are those after all
  /// changes of the block.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.insertedSections.formUnion(sections)
      for section in sections { animations.insertedSections[section] = animation }
    }
  }
  /// Reports sections that were deleted from the data source. The indices are those before all
  /// changes of the block.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.deletedSections.formUnion(sections)
      for section in sections { animations.deletedSections[section] = animation }
    }
  }
  /// Requests sections from the data source again. The indices are those before all changes of the
  /// block.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.reloadedSections.formUnion(sections)
      for section in sections { animations.deletedSections[section] = animation }
    }
  }
  /// Reports a section that has moved in the data source, from an index before all changes to one
  /// after them.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { changes, _ in changes.movedSections.append((section, newSection)) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
    restoreFocusAfterReload()
    announceNextRows()
    reportReload()
  }

  /// Called when traits have changed: another text size requires other row heights.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    geometry.forgetMeasures()
    setNeedsLayout()
  }
}
