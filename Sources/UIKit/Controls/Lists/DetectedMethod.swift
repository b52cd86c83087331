import ObjectiveCSupport

/// Optional methods of data sources that have an effect by being there, before they are called.
/// Swift cannot find out whether a class has them: the translator of iOS sources lists them.
enum DetectedMethod: String {
  /// Rows can be swiped to delete them.
  case commitEditing = "tableView:commitEditingStyle:forRowAtIndexPath:"
  /// Rows have a reorder control while the table is edited.
  case moveRow = "tableView:moveRowAtIndexPath:toIndexPath:"
  /// Items can be moved.
  case moveItem = "collectionView:moveItemAtIndexPath:toIndexPath:"

  /// Whether the class of an object, or a superclass, is listed with the method.
  @MainActor func isListed(for object: AnyObject?) -> Bool {
    object.map { ObjectiveCNames.implements(rawValue, $0) } ?? false
  }
}
