/// The values of `UITableView` properties that few table views set.
struct KeptTableValues {
  var index = TableIndex()
  var followsReadableWidth = false
  var remembersFocus = false
}

extension UITableView {
  /// Whether the content of rows is limited to a readable width. It is not used: the readable width
  /// is that between the margins.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept.followsReadableWidth }
    set { kept.followsReadableWidth = newValue }
  }

  /// Whether the table restores the focus to the last focused row. It is not used: the focus is
  /// that of the keyboard, which moves from row to row.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept.remembersFocus }
    set { kept.remembersFocus = newValue }
  }
}
