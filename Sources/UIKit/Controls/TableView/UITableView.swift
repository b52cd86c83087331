public import CoreGraphics
import QuartzCore

/// A column of rows in sections. Cells exist for visible rows only, and are reused.
///
/// The data source says how many rows there are and gives the cells; the delegate, which is the
/// scroll view's too, influences heights, headers and selection.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the sections.
  open private(set) var style: Style

  /// A table of a style, which cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
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

  /// Is notified of which rows scrolling will show soon; nil, the default, for nobody.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetching.reset()
      setNeedsLayout()
    }
  }
  /// Whether ``prefetchDataSource`` is notified of rows.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
  var prefetching = ListPrefetching()

  /// Influences heights, headers and selection, and is notified of scrolling; held weakly. It is
  /// the scroll view's delegate, and nil if that is no `UITableViewDelegate`.
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

  /// The height of rows for which the delegate gives none, in points; by default that of the
  /// content.
  open var rowHeight = automaticDimension {
    didSet { if !takesHeight(rowHeight, "rowHeight") { rowHeight = oldValue } }
  }
  /// The estimated height of rows that have not been visible yet; 44 unless set. With a positive
  /// number the delegate is asked for the height of a row only when it becomes visible.
  open var estimatedRowHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedRowHeight, "estimatedRowHeight") { estimatedRowHeight = oldValue }
    }
  }
  /// The height of headers in points, where the delegate gives none; by their content by default.
  open var sectionHeaderHeight = automaticDimension {
    didSet {
      if !takesHeight(sectionHeaderHeight, "sectionHeaderHeight") { sectionHeaderHeight = oldValue }
    }
  }
  /// The height of footers in points, where the delegate gives none; by their content by default.
  open var sectionFooterHeight = automaticDimension {
    didSet {
      if !takesHeight(sectionFooterHeight, "sectionFooterHeight") { sectionFooterHeight = oldValue }
    }
  }
  /// The height of headers until they are visible for the first time, in points. With a positive
  /// number the delegate is asked for a header's height only when it becomes visible; by default
  /// when the table loads.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight") {
        estimatedSectionHeaderHeight = oldValue
      }
    }
  }
  /// The height of footers until they are visible for the first time, in points, as
  /// ``estimatedSectionHeaderHeight`` is of headers.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet {
      if !takesHeight(estimatedSectionFooterHeight, "estimatedSectionFooterHeight") {
        estimatedSectionFooterHeight = oldValue
      }
    }
  }
  /// The padding above the headers of a plain table; 22 points unless set, as in iOS 15.
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
  /// Nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { styleDidChange() } }
  /// The insets of the lines, in points from the sides of the rows; unless set, they begin with the
  /// text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      styleDidChange()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// What the table stores without an effect.
  var kept = KeptTableValues()

  /// A view behind the rows; it does not scroll, and has the table's size.
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
  /// Whether the data source has to be asked again before anything else.
  var needsReload = true
  /// Whether ``reloadData()`` has counted the rows, whose cells the next layout makes.
  var awaitsCells = false
  /// The ends of updates that the next layout makes by loading all rows again.
  var reloadCompletions: [() -> Void] = []
  /// The depth of calls to data source and delegate, during which rows may not be changed.
  var asking = 0
  var isPlacing = false
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Rows whose cells the delegate has not been notified of.
  var unannounced: Set<IndexPath> = []
  /// The row that an animated change of the offset goes to.
  var scrollGoal: (path: IndexPath, position: ScrollPosition)?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var pool = CellPool<UITableViewCell>()
  var edgePool = CellPool<UITableViewHeaderFooterView>()
  /// The width for which heights were measured.
  var measuredWidth: CGFloat?
  /// The cell that the data source is configuring again.
  var reconfigured: (cell: UITableViewCell, path: IndexPath)?
  /// The updates of the block that is running.
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

  /// Asks the data source for everything again, and clears the selection. The rows are counted at
  /// once, so that ``UIScrollView/contentSize`` is that of the new ones; the next layout asks for
  /// their cells.
  open func reloadData() {
    guard mayChange("reloadData()") else { return }
    abandonReordering()
    swipes.abandon()
    press.cancel()
    dragAndDrop?.forgetPaths()
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

  /// An idle cell, or a new one; nil if no class or nib is registered for this identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// A cell of the class, xib or prototype with the identifier. If there is none, warns and returns
  /// a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// An idle header or footer, or a new one; nil if nothing is registered for this identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueEdge(identifier) }

  /// The cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The header of a section; nil if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section; nil if it is not visible, or of another class.
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
  /// The row of a visible cell; nil for any other.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The row at a point in the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return bounds.minX <= point.x && point.x < bounds.maxX ? geometry.row(at: point.y) : nil
  }
  /// The rows that a rectangle of the table's coordinates touches. It is never nil here.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Frames, in the table's coordinates

  /// The frame of a row; zero for a row that does not exist. Rows that have not been visible have
  /// their estimated height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.contains(indexPath) ? frame(of: indexPath) : .zero
  }
  /// The frame of a section with its header and footer; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let y = geometry.start(of: section)
    return CGRect(x: 0, y: y, width: bounds.width, height: geometry.end(of: section) - y)
  }
  /// The frame of a section's header when it does not stick to the top; zero for a section that
  /// there is not.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.header(of: section))
  }
  /// The frame of a section's footer when it does not stick to the bottom; zero for a section that
  /// there is not.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.footer(of: section))
  }

  /// Scrolls until a row is visible at a position, as far as the content allows. `NSNotFound` as
  /// the row stands for the section's beginning.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the row that was selected first; without one nothing happens.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selected.first else { return }
    scroll(to: path, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several, and deselect them again.
  open var allowsMultipleSelection = false {
    didSet { selectionRuleDidChange() }
  }
  var selected = ListSelection()
  /// The selected row that was selected first; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows in the order of selection; nil where none is.
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
  /// How many optional methods have answered that were not implemented; see `deletion(at:)`.
  var answersOfDefaults = 0

  override func dragWillBegin() {
    super.dragWillBegin()
    swipes.close()
  }

  // MARK: Editing

  /// Whether rows have controls that delete and insert.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  var isEditingNow = false
  /// The row that the user moves.
  var movement: RowMovement?
  /// Shows or hides the controls of the rows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while the table is edited. Each row that can be
  /// edited then has a circle in the place of its control, which is filled where the row is
  /// selected. The selection is cleared when editing begins and when it ends.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      selectionRuleDidChange()
      if isEditingNow { configureEditing(animated: false) }
    }
  }

  // MARK: Drag and drop

  /// Supplies what is dragged from rows; nil, the default, lets no row be dragged. Held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
  /// Decides on drops on the table; nil, the default, lets nothing be dropped. Held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
  /// Whether the user can drag rows; unless set, on an iPad and not on an iPhone.
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

  /// Whether Tab reaches one row, from which the arrow keys, Home, End, Page Up and Page Down move
  /// the focus to the others. By default Tab goes from row to row.
  package var isOneTabStop = false
  /// The row that had the focus last, where the table is one stop of Tab.
  var focusedRow: IndexPath?
  /// Whether that row gets the focus again when the rows have been loaded.
  var restoresFocus = false

  // MARK: Updates

  /// Changes rows together, after the data source has changed: deleted rows are named by their
  /// paths before, inserted rows by their paths after. Changes that do not agree with the data
  /// source reload the table, with a warning.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates ?? {}, completion: completion)
  }
  /// Begins a block of updates that ``endUpdates()`` ends.
  open func beginUpdates() { openUpdates("beginUpdates()") }
  /// Ends a block of updates; the outermost one makes them, as
  /// ``performBatchUpdates(_:completion:)`` does.
  open func endUpdates() { closeUpdates() }

  /// Rows were inserted in the data source. Paths are those after all changes of the block.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.inserted.formUnion(indexPaths)
      for path in indexPaths { animations.inserted[path] = animation }
    }
  }
  /// Rows were deleted from the data source. Paths are those before any change of the block.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.deleted.formUnion(indexPaths)
      for path in indexPaths { animations.deleted[path] = animation }
    }
  }
  /// Asks the data source for the cells of rows again. Paths are those before any change of the
  /// block.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.reloaded.formUnion(indexPaths)
      for path in indexPaths { animations.deleted[path] = animation }
    }
  }
  /// Has the data source configure the visible cells of rows again: it keeps the cells, which
  /// ``dequeueReusableCell(withIdentifier:for:)`` gives it, and measures them. Paths are those
  /// before any change of the block.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.automatic) { changes, _ in changes.reconfigured.formUnion(indexPaths) }
  }
  /// A row has moved within the data source, from a path before to a path after all changes.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { changes, _ in changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Sections were inserted in the data source. Indices are those after all changes of the block.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.insertedSections.formUnion(sections)
      for section in sections { animations.insertedSections[section] = animation }
    }
  }
  /// Sections were deleted from the data source. Indices are those before any change of the block.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.deletedSections.formUnion(sections)
      for section in sections { animations.deletedSections[section] = animation }
    }
  }
  /// Asks the data source for sections again. Indices are those before any change of the block.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.reloadedSections.formUnion(sections)
      for section in sections { animations.deletedSections[section] = animation }
    }
  }
  /// A section has moved within the data source, from an index before to an index after all
  /// changes.
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

  /// Text of another size needs rows of another height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    geometry.forgetMeasures()
    setNeedsLayout()
  }
}
