import CoreGraphics

/// The data source of a table whose sections and rows have identifiers. When a snapshot is applied,
/// it inserts, deletes and moves the rows that differ.
///
/// The table holds it weakly, so the program must retain it. A subclass overrides the members of
/// ``UITableViewDataSource`` for titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Dequeues and configures the cell of a row. If it returns nil, the row gets an empty cell, with
  /// a warning.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of inserted and deleted rows and sections.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source, and sets it as that of the table. It has no sections until a snapshot
  /// is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot, without the marks for reloading.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows another snapshot by the necessary changes of the table.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show. It is copied.
  ///   - animatingDifferences: whether the changes of the rows are animated.
  ///   - completion: called when the animation has ended, or at once if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, to: tableView, isAnimated: animatingDifferences,
      changes: { difference, list in
        difference.apply(to: list, with: self.defaultRowAnimation)
      }, completion: completion)
  }

  /// Does the same as ``apply(_:animatingDifferences:completion:)``, and returns when the animation
  /// has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by reloading the table, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot, in: tableView, completion: completion)
  }

  /// Shows another snapshot by reloading the table, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Identifiers

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }
  /// Returns the index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }
  /// Returns the item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }
  /// Returns the row of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  // MARK: The data source

  open func numberOfSections(in tableView: UITableView) -> Int {
    content.snapshot.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.count(in: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = content.item(at: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    Diagnostics.warn(
      item == nil
        ? "A diffable data source was asked for a row that its snapshot does not have; an empty "
          + "cell is shown."
        : "The cell provider of a diffable data source gave no cell; an empty one is shown.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the text above a section. The default is nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the text below a section. The default is nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the titles of the section index. The default is nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section to scroll to for a title of the section index. By default it has the index
  /// of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Whether a row has an editing control while the table is edited. The default is false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Whether the user can move a row. The default is false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when the user has moved a row: the snapshot gets its new position. An override calls
  /// super.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let next = content.snapshot(moving: sourceIndexPath, to: destinationIndexPath) {
      content.snapshot = next
    }
  }

  /// Called when the user has pressed a row's editing control. The default does nothing. An
  /// override applies a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension SnapshotDifference {
  /// Reports the changes to a table in a block of updates.
  @MainActor
  fileprivate func apply(to table: UITableView, with animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: animation) }
    if !insertedSections.isEmpty { table.insertSections(insertedSections, with: animation) }
    if !reloadedSections.isEmpty { table.reloadSections(reloadedSections, with: animation) }
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: animation) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: animation) }
    if !reloaded.isEmpty { table.reloadRows(at: reloaded, with: animation) }
    if !reconfigured.isEmpty { table.reconfigureRows(at: reconfigured) }
    for move in moved { table.moveRow(at: move.from, to: move.to) }
  }
}

extension UITableView: DiffableList {}
