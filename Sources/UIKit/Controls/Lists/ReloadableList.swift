/// A list whose updates may reload all of its rows or items.
@MainActor
protocol ReloadableList: UIScrollView {
  /// Whether the next layout requests everything from the data source.
  var isReloadPending: Bool { get }
  /// Whether the list is laying out its cells.
  var isPlacing: Bool { get }
  /// The completions of updates that the next layout performs by reloading everything.
  var reloadCompletions: [() -> Void] { get set }
}

extension ReloadableList {
  /// Ends the editing of text in cells that are about to be removed: they may be reused for other
  /// rows.
  func endEditing<Cell: UIView>(in going: some Sequence<Cell>) {
    guard let view = window?.firstResponder as? UIView,
      going.contains(where: { view.isInSubtree(of: $0) })
    else { return }
    view.resignFirstResponder()
  }

  /// Reports the end of an update that reloads everything, when a visible list has its new cells.
  func endReload(_ completion: @escaping () -> Void) {
    // Another layout follows the one that is running.
    if isPlacing { return reloadCompletions.append(completion) }
    if window != nil { layoutIfNeeded() }
    completion()
  }

  /// Reports the ends of updates that have waited for the layout of the list.
  func reportReload() {
    guard !isReloadPending, !reloadCompletions.isEmpty else { return }
    let completions = reloadCompletions
    reloadCompletions = []
    for completion in completions { completion() }
  }
}
