import CoreGraphics

/// The data source of a collection view whose sections and items have identifiers. When a snapshot
/// is applied, it inserts, deletes and moves the items that differ.
///
/// The collection view holds it weakly, so the program must retain it. A subclass may override the
/// members of ``UICollectionViewDataSource``.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Dequeues and configures the cell of an item. If it returns nil, the item gets an empty cell,
  /// with a warning.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Dequeues and configures a supplementary view. If it returns nil, the view is empty, with a
  /// warning.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the supplementary views of the layout; nil if it has none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Decides which items the user can move, and is notified of it. Without
  /// ``ReorderingHandlers/canReorderItem`` no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// Decides which items of outlines the user may expand and collapse, and is notified of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The handlers for movements of items by the user.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether the user can move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when the user has moved an item. The data source still has the old snapshot.
    public var willReorder: ((Transaction) -> Void)?
    /// Called when the data source has the snapshot with the item at its new position.
    public var didReorder: ((Transaction) -> Void)?

    /// The snapshots before and after the movement.
    public typealias Transaction =
      NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Makes the data source, and sets it as that of the collection view. It has no sections until a
  /// snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot, without the marks for reloading.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Shows another snapshot by the necessary changes of the collection view.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items to show. It is copied.
  ///   - animatingDifferences: whether the changes of the cells are animated.
  ///   - completion: called when the animation has ended, or at once if there is none.
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

  /// Shows another snapshot by reloading the collection view, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot, in: collectionView, completion: completion)
  }

  /// Shows another snapshot by reloading the collection view, without computing differences.
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
  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }
  /// Returns the index path of an item; nil for an unknown one.
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

  /// Whether the user can move an item: the result of ``reorderingHandlers``, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Called when the user has moved an item: the snapshot gets its new position. An override calls
  /// super.
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
  /// Reports the changes to a collection view in a block of updates.
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
