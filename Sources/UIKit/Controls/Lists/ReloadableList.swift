/// A list whose updates may load all of its rows or items again.
@MainActor
protocol ReloadableList: UIScrollView {
  /// Whether the next layout asks the data source for everything.
  var isReloadPending: Bool { get }
  /// Whether the list lays out its cells.
  var isPlacing: Bool { get }
  /// The ends of updates that the next layout makes by loading everything again.
  var reloadCompletions: [() -> Void] { get set }
}

extension ReloadableList {
  /// Ends the editing of text in cells that are about to go: they may show other rows next.
  func endEditing<Cell: UIView>(in going: some Sequence<Cell>) {
    guard let view = window?.firstResponder as? UIView,
      going.contains(where: { view.isInSubtree(of: $0) })
    else { return }
    view.resignFirstResponder()
  }

  /// Reports the end of an update that loads everything again when the list, where it is visible,
  /// has its new cells.
  func endReload(_ completion: @escaping () -> Void) {
    // Another layout follows the one that is running.
    if isPlacing { return reloadCompletions.append(completion) }
    if window != nil { layoutIfNeeded() }
    completion()
  }

  /// The list is laid out: reports the ends of updates that have waited for that.
  func reportReload() {
    guard !isReloadPending, !reloadCompletions.isEmpty else { return }
    let completions = reloadCompletions
    reloadCompletions = []
    for completion in completions { completion() }
  }
}
