/// What has to be known of the library's classes.
enum LibraryClasses {
  /// Superclasses of classes that projects often extend or inherit from.
  static let superclass: [String: String] = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIApplication": "UIResponder", "UIControl": "UIView", "UIButton": "UIControl",
    "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UILabel": "UIView",
    "UIImageView": "UIView", "UIScrollView": "UIView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UIStackView": "UIView",
    "UIWindow": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "UISearchBar": "UIView", "UIVisualEffectView": "UIView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIPresentationController": "NSObject", "UIGestureRecognizer": "NSObject",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UIStoryboardSegue": "NSObject",
    "UIPercentDrivenInteractiveTransition": "NSObject",
    "CALayer": "NSObject", "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer",
    "CATextLayer": "CALayer", "CAReplicatorLayer": "CALayer", "CATransformLayer": "CALayer",
    "CAScrollLayer": "CALayer", "CATiledLayer": "CALayer", "CAEmitterLayer": "CALayer",
  ]

  /// The initializers that a subclass of a layer has to override before it inherits others, by
  /// their labels.
  static let layerInitializers: Set<[String]> = [[], ["layer"], ["coder"]]
}
