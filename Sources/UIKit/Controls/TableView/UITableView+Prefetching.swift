public import CoreGraphics

/// Receives the rows that a table will soon request, so that their data can be loaded.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will soon be visible, the nearest first. Rows that become visible at
  /// once are not included.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with announced rows that will not be visible soon. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The default of an optional method; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Announces the rows of the next screen in the direction of scrolling.
  func announceNextRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, movement == nil,
      !isReloadPending, !isPlacing, asking == 0, !bounds.isEmpty
    else { return }
    let column = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height)
    let area = prefetching.nextArea(after: column, isHorizontal: false)
    let rows = geometry.rows(from: area.minY, to: area.maxY)
    let news = prefetching.update(
      ahead: prefetching.goesBack ? rows.reversed() : rows, isVisible: { cells[$0] != nil })
    let changes = prefetching.changes
    if !news.dropped.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: news.dropped)
    }
    // The rows may have changed meanwhile.
    guard !news.wanted.isEmpty, prefetching.changes == changes, !isReloadPending else { return }
    source.tableView(self, prefetchRowsAt: news.wanted)
  }
}
