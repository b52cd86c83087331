public import CoreGraphics
import QuartzCore

/// A column of rows in sections. Cells exist only for the rows that are seen, and are used again.
///
/// The data source says how many rows there are and gives the cells; the delegate, which is the
/// scroll view's too, has a say in heights, headers and selection. Rows cannot be edited or
/// dragged.
///
/// ``delegate`` has the type that it has in a scroll view; one that is a ``UITableViewDelegate`` is
/// asked as such.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the sections look.
  open private(set) var style: Style

  /// A table of a style, which cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Made for a storyboard or a xib, with what the file says of it.
  public required init?(coder: NSCoder) {
    style = Style(coder)
    super.init(coder: coder)
    setUpTable()
    coder.decodeProperties(of: self, as: UITableView.self)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  // MARK: Who knows about the rows

  /// Says what rows there are. Setting it reloads the table with the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  weak var tableDelegate: (any UITableViewDelegate)?
  /// The sections and cells that a file has for this table.
  var staticContent: StaticTableContent?

  // MARK: Heights

  /// Of rows of which the delegate says nothing, in points; by default what each needs.
  open var rowHeight = automaticDimension {
    didSet { if !takesHeight(rowHeight, "rowHeight") { rowHeight = oldValue } }
  }
  /// Taken for the height of rows that have not been seen yet; 44 unless set. With a number above
  /// zero the delegate is asked for the heights of rows only when they are seen.
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
  /// Room above the headers of a plain table; 22 points unless set, as in iOS 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet {
      if !takesHeight(sectionHeaderTopPadding, "sectionHeaderTopPadding") {
        sectionHeaderTopPadding = oldValue
      }
    }
  }

  // MARK: Looks

  /// What line is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { styleDidChange() } }
  }
  /// Nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { styleDidChange() } }
  /// Where lines begin and end, in points from the sides of the rows: where the text begins, unless
  /// set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      styleDidChange()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// Behind the rows; it does not scroll, and has the table's size.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Above all sections, as wide as the table and as high as it is itself.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// Below all sections.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: What is there

  var geometry = TableGeometry()
  /// Whether the data source has to be asked again before anything else.
  var needsReload = true
  /// Who is being asked at the moment; nothing may change meanwhile.
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
  /// The updates of the block that is running.
  var changes: ListChanges?
  var changeAnimations = TableAnimations()
  var updateDepth = 0
  var batchCompletions: [(Bool) -> Void] = []

  /// How many sections the data source has named.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows the data source has named for a section; 0 for a section that there is not.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.counts[section] : 0
  }

  /// Asks the data source for everything again. Nothing is selected any more.
  open func reloadData() {
    guard mayChange("reloadData()") else { return }
    press.cancel()
    selected = []
    setNeedsReload()
  }

  // MARK: Cells

  /// Cells of a class; nil forgets the identifier. They are made by `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, identifier)
  }

  /// Headers and footers of a class; nil forgets the identifier. They are made by
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdgeClass(aClass, identifier)
  }

  /// A cell that is not needed any more, or a new one; nil where no class or nib is registered for
  /// this identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// A cell of a class, xib or prototype that is known by the identifier. Where none is, a plain
  /// cell stands for it, which is warned of.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// A header or footer that is not needed any more, or a new one; nil where it is not known what
  /// those of this identifier are.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueEdge(identifier) }

  /// The cell of a row, where it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The header of a section, where it is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, where it is seen and of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }
  /// The rows whose cells are seen, from the top. It is never nil here, and empty where nothing is
  /// seen.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: bounds.minY, to: bounds.maxY).filter { cells[$0] != nil }
  }
  /// The row of a cell that is seen.
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

  // MARK: Places, in the table's coordinates

  /// Where a row is; zero for a row that there is not. Rows that have not been seen have their
  /// estimated height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.contains(indexPath) ? frame(of: indexPath) : .zero
  }
  /// Where a section is with its header and footer; zero for a section that there is not.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let y = geometry.start(of: section)
    return CGRect(x: 0, y: y, width: bounds.width, height: geometry.end(of: section) - y)
  }
  /// Where a section's header is when it does not stick to the top; zero for a section that there
  /// is not.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.header(of: section))
  }
  /// Where a section's footer is when it does not stick to the bottom; zero for a section that
  /// there is not.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return edgeFrame(geometry.footer(of: section))
  }

  /// Scrolls so that a row is seen where it should be, as far as there is room. `NSNotFound` as the
  /// row stands for the section's beginning.
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
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  var selected: [IndexPath] = []
  /// The row that was selected first of those that are; nil where none is.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows in the order of selection; nil where none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

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

  /// Changes rows together, after the data source has changed: what goes is named by its place
  /// before, what comes by its place after. Changes that do not agree with what the data source
  /// says reload the table, with a warning.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update(updates ?? {}, completion: completion)
  }
  /// Begins a block of updates that ``endUpdates()`` ends.
  open func beginUpdates() { openUpdates("beginUpdates()") }
  /// Ends a block of updates; the outermost one makes them, as
  /// ``performBatchUpdates(_:completion:)`` does.
  open func endUpdates() { closeUpdates() }

  /// Rows have come to the data source. Paths are those after all changes of the block.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.inserted.formUnion(indexPaths)
      for path in indexPaths { animations.inserted[path] = animation }
    }
  }
  /// Rows have gone from the data source. Paths are those before any change of the block.
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
  /// A row has moved within the data source, from a path before to a path after all changes.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { changes, _ in changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Sections have come to the data source. Indices are those after all changes of the block.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { changes, animations in
      changes.insertedSections.formUnion(sections)
      for section in sections { animations.insertedSections[section] = animation }
    }
  }
  /// Sections have gone from the data source. Indices are those before any change of the block.
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
  }
}
