/// Optional methods of data sources that have an effect by being there, before they are called: a
/// row can be swiped to delete it where the data source can commit that. Swift cannot find out
/// whether a class has them.
enum DetectedMethods {
  /// The selector of a function that is one of them; nil for others.
  static func selector(of function: FunctionDeclaration) -> String? {
    let attributes = function.attributes
    guard !attributes.isStatic, !attributes.isPrivate, !attributes.isUnavailable else {
      return nil
    }
    return selectors[function.fullName]
  }

  private static let selectors = [
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
  ]
}
