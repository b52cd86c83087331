import CoreGraphics
import InterfaceBuilder
import ObjectiveCSupport

/// Finds the classes of elements and class names in files.
@MainActor
enum InterfaceClasses {
  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "button": UIButton.self, "slider": UISlider.self,
    "pageControl": UIPageControl.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "segmentedControl": UISegmentedControl.self,
    "switch": UISwitch.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "textField": UITextField.self,
    "textView": UITextView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  /// The elements whose classes are in modules that a program may import.
  private static let imported = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
  ]

  /// Returns the class of views for an element; nil for other elements.
  static func view(_ element: String) -> UIView.Type? {
    views[element] ?? imported[element].flatMap(NSClassFromString) as? UIView.Type
  }

  /// Returns the class of controllers for an element; nil for other elements.
  static func controller(_ element: String) -> UIViewController.Type? {
    controllers[element] ?? imported[element].flatMap(NSClassFromString) as? UIViewController.Type
  }

  struct RecognizerKind {
    let make: () -> UIGestureRecognizer
  }

  static let recognizers: [String: RecognizerKind] = [
    "tapGestureRecognizer": RecognizerKind { UITapGestureRecognizer() },
    "panGestureRecognizer": RecognizerKind { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": RecognizerKind { UIScreenEdgePanGestureRecognizer() },
    "pinchGestureRecognizer": RecognizerKind { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": RecognizerKind { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": RecognizerKind { UISwipeGestureRecognizer() },
    "longPressGestureRecognizer": RecognizerKind { UILongPressGestureRecognizer() },
    "gestureRecognizer": RecognizerKind { UIGestureRecognizer() },
  ]

  private static var found: [String: AnyClass] = [:]

  /// The modules whose classes have no module in files.
  private static let systemModules = ["UIKit", "MapKit", "WebKit", "AVKit"]

  /// Returns the class with a name in its module. In a file of the application it may be in the
  /// application's module. Without a module it may be a system class.
  static func find(_ name: InterfaceClass, isApplications: Bool) -> AnyClass? {
    if isApplications, let named = ObjectiveCNames.type(named: name.name) { return named }
    var modules = [name.module].compactMap { $0 }
    if isApplications, name.isOfTarget || name.module == nil { modules += applicationModules }
    if name.module == nil { modules += systemModules }
    for module in modules {
      let full = module + "." + name.name
      if let known = found[full] { return known }
      // Foundation prints errors for other names.
      guard full.split(separator: ".", omittingEmptySubsequences: false).count == 2,
        full.unicodeScalars.allSatisfy({ $0 == "." || $0 == "_" || $0.properties.isXIDContinue }),
        let type = NSClassFromString(full)
      else { continue }
      found[full] = type
      return type
    }
    return nil
  }

  /// The module of the application's delegate, and the module with the executable's name.
  private static var applicationModules: [String] {
    var modules: [String] = []
    if let delegate = UIApplication.shared.delegate {
      let name = String(reflecting: type(of: delegate))
      modules += name.split(separator: ".").prefix(1).map(String.init)
    }
    if let executable = Bundle.main.executableURL?.lastPathComponent {
      modules.append(executable.replacingOccurrences(of: "-", with: "_"))
    }
    return modules
  }
}
