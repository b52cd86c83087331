import CoreGraphics

/// The data source of a table whose sections and rows are named by identifiers: each snapshot that
/// it applies makes the table insert, delete and move what differs.
///
/// The table does not keep it: the program does. A subclass overrides the members of
/// ``UITableViewDataSource`` for titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Dequeues and configures the cell of a row. For nil the row gets an empty cell, with a warning.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of rows and sections that come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source, and sets it as the table's. It has no sections until a snapshot is
  /// applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What the table shows: a copy, without marks of what is to be reloaded.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows another snapshot: the table makes the changes that lead to it.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show. It is copied.
  ///   - animatingDifferences: whether the rows move, appear and disappear with an animation.
  ///   - completion: called when the animation has ended, or at once where there is none.
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

  /// As ``apply(_:animatingDifferences:completion:)``; returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by reloading the table, without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot, in: tableView, completion: completion)
  }

  /// Shows another snapshot by reloading the table, without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Identifiers

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }
  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }
  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }
  /// The row of an item; nil for an unknown one.
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

  /// The text above a section: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The text below a section: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// The titles of the index beside the rows: nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section to scroll to for a title of the index: that of its place unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Whether a row has a control while the table is edited: false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Whether the user can move a row: false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// The user has moved a row: the snapshot has it at its new place. An override calls super.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let next = content.snapshot(moving: sourceIndexPath, to: destinationIndexPath) {
      content.snapshot = next
    }
  }

  /// The user has pressed a row's control: nothing unless overridden. An override applies a
  /// snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension SnapshotDifference {
  /// Names the changes to a table, in a block of updates.
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
