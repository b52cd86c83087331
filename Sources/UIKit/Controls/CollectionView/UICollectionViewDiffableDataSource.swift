import CoreGraphics

/// The data source of a collection whose sections and items are named by identifiers: each
/// snapshot that it applies makes the collection insert, delete and move what differs.
///
/// The collection does not keep it: the program does. A subclass may override the members of
/// ``UICollectionViewDataSource``.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Dequeues and configures the cell of an item. For nil the item gets an empty cell, with a
  /// warning.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Dequeues and configures a header, footer or the like. For nil the view is empty, with a
  /// warning.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Gives the headers, footers and the like that the layout has; nil where it has none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Decides which items the user can move, and is notified of it. Without
  /// ``ReorderingHandlers/canReorderItem`` none can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// Decides which items of outlines the user may expand and collapse, and is notified of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What a program does when the user moves items.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether the user can move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The user has moved an item; the data source still has the snapshot from before.
    public var willReorder: ((Transaction) -> Void)?
    /// The data source has the snapshot with the item at its new place.
    public var didReorder: ((Transaction) -> Void)?

    /// The snapshots before and after.
    public typealias Transaction =
      NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Handlers that do nothing.
    public init() {}
  }

  /// Makes the data source, and sets it as the collection's. It has no sections until a snapshot
  /// is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What the collection shows: a copy, without marks of what is to be reloaded.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows another snapshot: the collection makes the changes that lead to it.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show. It is copied.
  ///   - animatingDifferences: whether the cells move, appear and disappear with an animation.
  ///   - completion: called when the animation has ended, or at once where there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, nil, isAnimated: animatingDifferences, completion)
  }

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]?,
    isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    content.apply(
      snapshot, outlines, to: collectionView, isAnimated: isAnimated,
      changes: { difference, list in difference.apply(to: list) }, completion: completion)
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

  /// Shows another snapshot by reloading the collection, without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot, in: collectionView, completion: completion)
  }

  /// Shows another snapshot by reloading the collection, without looking for differences.
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
  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }
  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count(in: section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = content.item(at: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    Diagnostics.warn(
      item == nil
        ? "A diffable data source was asked for an item that its snapshot does not have; an empty "
          + "cell is shown."
        : "The cell provider of a diffable data source gave no cell; an empty one is shown.")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    Diagnostics.warn(
      "The layout of a collection has a \(kind), but its diffable data source "
        + (supplementaryViewProvider == nil
          ? "has no supplementaryViewProvider" : "gave no view for it")
        + "; an empty view is shown.")
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether the user can move an item: what ``reorderingHandlers`` say, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// The user has moved an item: the snapshot has it at its new place. An override calls super.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let next = content.snapshot(moving: sourceIndexPath, to: destinationIndexPath) else {
      return
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: content.snapshot, finalSnapshot: next)
    reorderingHandlers.willReorder?(transaction)
    content.snapshot = next
    reorderingHandlers.didReorder?(transaction)
  }
}

extension SnapshotDifference {
  /// Names the changes to a collection, in a block of updates.
  @MainActor
  fileprivate func apply(to collection: UICollectionView) {
    if !deletedSections.isEmpty { collection.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { collection.insertSections(insertedSections) }
    if !reloadedSections.isEmpty { collection.reloadSections(reloadedSections) }
    for move in movedSections { collection.moveSection(move.from, toSection: move.to) }
    if !deleted.isEmpty { collection.deleteItems(at: deleted) }
    if !inserted.isEmpty { collection.insertItems(at: inserted) }
    if !reloaded.isEmpty { collection.reloadItems(at: reloaded) }
    if !reconfigured.isEmpty { collection.reconfigureItems(at: reconfigured) }
    for move in moved { collection.moveItem(at: move.from, to: move.to) }
  }
}

extension UICollectionView: DiffableList {}
