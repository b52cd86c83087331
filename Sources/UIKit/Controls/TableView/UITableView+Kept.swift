/// What a table stores without an effect: see `UITableView`'s properties.
struct KeptTableValues {
  var indexColor: UIColor?
  var indexBackground: UIColor?
  var trackedIndexBackground: UIColor?
  var followsReadableWidth = false
  var remembersFocus = false
}

extension UITableView {
  /// The colour of the index beside the rows. It has no effect here: tables have no index.
  public var sectionIndexColor: UIColor? {
    get { kept.indexColor }
    set { kept.indexColor = newValue }
  }

  /// The colour behind the index beside the rows. It has no effect here: tables have no index.
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept.indexBackground }
    set { kept.indexBackground = newValue }
  }

  /// The colour behind the index while it is touched. It has no effect here: tables have no index.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept.trackedIndexBackground }
    set { kept.trackedIndexBackground = newValue }
  }

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
