import CoreGraphics

/// Sections whose items lie below others.
extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Decides which items the user may expand and collapse, and is notified of it.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may have the items below an item shown; nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The items below an item are about to be shown.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may have the items below an item hidden; nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The items below an item are about to be hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what lies below an item that is about to be expanded, instead of what is there.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Handlers that do nothing.
    public init() {}
  }

  /// The items of a section as an outline; without items for an unknown section, with a warning.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.outline(of: section) }

  /// Shows an outline as the items of a section, which is added at the end if there is none.
  ///
  /// - Parameters:
  ///   - snapshot: the outline; of its items those are shown that are below expanded ones.
  ///   - section: the section.
  ///   - animatingDifferences: whether the cells move, appear and disappear with an animation.
  ///   - completion: called when the animation has ended, or at once where there is none.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let (next, outlines) = content.showing(snapshot, in: section)
    apply(next, outlines, isAnimated: animatingDifferences, completion)
  }

  /// As ``apply(_:to:animatingDifferences:completion:)``; returns when the animation has ended.
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
