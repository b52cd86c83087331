public import CoreGraphics

/// Receives the items that a collection view will soon request, so that their data can be loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that will soon be visible, the nearest first. Items that become visible at
  /// once are not included.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with announced items that will not be visible soon. Optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The default of an optional method; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Announces the items of the next screen in the direction of scrolling.
  func announceNextItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, movement == nil,
      layoutTransition == nil, !needsReload, !isPlacing, asking == 0, !bounds.isEmpty
    else { return }
    let isWide = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let area = prefetching.nextArea(after: bounds, isHorizontal: isWide)
    let items = ask { ownLayout.shownElements(in: area) }
      .filter { $0.representedElementCategory == .cell && contains($0.indexPath) }
      .map(\.indexPath).sorted()
    let news = prefetching.update(
      ahead: prefetching.goesBack ? items.reversed() : items, isVisible: { cells[$0] != nil })
    let changes = prefetching.changes
    if !news.dropped.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: news.dropped)
    }
    // The items may have changed meanwhile.
    guard !news.wanted.isEmpty, prefetching.changes == changes, !needsReload else { return }
    source.collectionView(self, prefetchItemsAt: news.wanted)
  }
}
