/// The library's initializers that make an object of a class known at run time only, where iOS does
/// not ask for `required`: `type.init(frame: .zero)` of a `UIView.Type`.
enum LibraryInitializers {
  /// What stands in the copy for `init` of such a class.
  static let name = "makeObject"

  /// The class that has an initializer with labels; nil for others.
  static func owner(labels: [String?]) -> String? {
    owners[labels.map { ($0 ?? "_") + ":" }.joined()]
  }

  private static let owners: [String: String] = [
    "": "NSObject",
    "frame:": "UIView",
    "image:": "UIImageView",
    "arrangedSubviews:": "UIStackView",
    "frame:style:": "UITableView",
    "frame:collectionViewLayout:": "UICollectionView",
    "style:reuseIdentifier:": "UITableViewCell",
    "reuseIdentifier:": "UITableViewHeaderFooterView",
    "nibName:bundle:": "UIViewController",
    "style:": "UITableViewController",
    "collectionViewLayout:": "UICollectionViewController",
    "rootViewController:": "UINavigationController",
    "navigationBarClass:toolbarClass:": "UINavigationController",
    "presentedViewController:presenting:": "UIPresentationController",
    "target:action:": "UIGestureRecognizer",
    "layer:": "CALayer",
    "keyPath:": "CAPropertyAnimation",
  ]
}
