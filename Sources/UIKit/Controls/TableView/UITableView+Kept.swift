/// What a table stores that few tables have: see `UITableView`'s properties.
struct KeptTableValues {
  var index = TableIndex()
  var followsReadableWidth = false
  var remembersFocus = false
}

extension UITableView {
  /// Whether the content of rows is not wider than lines that are easily read. It has no effect
  /// here: the readable width is that between the margins.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept.followsReadableWidth }
    set { kept.followsReadableWidth = newValue }
  }

  /// Whether the row that was focused last gets the focus again. It has no effect here: the focus
  /// is that of the keyboard alone, which goes from row to row.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept.remembersFocus }
    set { kept.remembersFocus = newValue }
  }
}
