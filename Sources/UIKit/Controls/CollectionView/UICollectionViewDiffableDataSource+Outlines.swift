import CoreGraphics

/// Sections with outlines of items.
extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Decides which items the user may expand and collapse, and is notified of it.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may expand an item; nil allows all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called when an item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; nil allows all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called when an item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the items below an item that is about to be expanded, which replace the existing
    /// ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Returns the outline of a section's items; empty for an unknown section, with a warning.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.outline(of: section) }

  /// Shows an outline as the items of a section. If the section does not exist, it is added at the
  /// end.
  ///
  /// - Parameters:
  ///   - snapshot: the outline. Its items are shown if all items above them are expanded.
  ///   - section: the section.
  ///   - animatingDifferences: whether the changes of the cells are animated.
  ///   - completion: called when the animation has ended, or at once if there is none.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let (next, outlines) = content.showing(snapshot, in: section)
    apply(next, outlines, isAnimated: animatingDifferences, completion)
  }

  /// Does the same as ``apply(_:to:animatingDifferences:completion:)``, and returns when the
  /// animation has ended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let item = content.item(at: path), let section = content.section(at: path.section),
      let outline = content.outlines[section]
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = content.item(at: path), let section = content.section(at: path.section),
      var outline = content.outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
