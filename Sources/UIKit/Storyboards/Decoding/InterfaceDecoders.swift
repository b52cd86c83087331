/// The functions that decode the properties of each class from a file. The classes themselves are
/// independent of files.
@MainActor
enum InterfaceDecoders {
  typealias Decoder = @MainActor (InterfaceCoder, AnyObject) -> Void

  static let byClass = Dictionary(uniqueKeysWithValues: [
    part(of: UIActivityIndicatorView.self) { $0.decodeActivityIndicatorView($1) },
    part(of: UIButton.self) { $0.decodeButton($1) },
    part(of: UICollectionReusableView.self) { $0.decodeReusableView($1) },
    part(of: UICollectionView.self) { $0.decodeCollectionView($1) },
    part(of: UICollectionViewCell.self) { $0.decodeCollectionViewCell($1) },
    part(of: UICollectionViewController.self) { $0.decodeCollectionViewController($1) },
    part(of: UICollectionViewFlowLayout.self) { $0.decodeFlowLayout($1) },
    part(of: UIControl.self) { $0.decodeControl($1) },
    part(of: UIDatePicker.self) { $0.decodeDatePicker($1) },
    part(of: UIImageView.self) { $0.decodeImageView($1) },
    part(of: UILabel.self) { $0.decodeLabel($1) },
    part(of: UINavigationBar.self) { $0.decodeNavigationBar($1) },
    part(of: UINavigationController.self) { $0.decodeNavigationController($1) },
    part(of: UIPageControl.self) { $0.decodePageControl($1) },
    part(of: UIPageViewController.self) { $0.decodePageViewController($1) },
    part(of: UIPickerView.self) { $0.applyVariations(to: $1) },
    part(of: UIProgressView.self) { $0.decodeProgressView($1) },
    part(of: UIRefreshControl.self) { $0.decodeRefreshControl($1) },
    part(of: UIScrollView.self) { $0.decodeScrollView($1) },
    part(of: UISearchBar.self) { $0.decodeSearchBar($1) },
    part(of: UISegmentedControl.self) { $0.decodeSegmentedControl($1) },
    part(of: UISlider.self) { $0.decodeSlider($1) },
    part(of: UISplitViewController.self) { $0.decodeSplitViewController($1) },
    part(of: UIStackView.self) { $0.decodeStackView($1) },
    part(of: UIStepper.self) { $0.decodeStepper($1) },
    part(of: UISwitch.self) { $0.decodeSwitch($1) },
    part(of: UITabBar.self) { $0.decodeTabBar($1) },
    part(of: UITabBarController.self) { $0.decodeTabBarController($1) },
    part(of: UITableView.self) { $0.decodeTableView($1) },
    part(of: UITableViewCell.self) { $0.decodeTableViewCell($1) },
    part(of: UITableViewController.self) { $0.decodeTableViewController($1) },
    part(of: UITextField.self) { $0.decodeTextField($1) },
    part(of: UITextView.self) { $0.decodeTextView($1) },
    part(of: UIToolbar.self) { $0.decodeToolbar($1) },
    part(of: UIView.self) { $0.decodeView($1) },
    part(of: UIVisualEffectView.self) { $0.decodeVisualEffectView($1) },
    part(of: UIViewController.self) { $0.decodeController($1) },
  ])

  private static func part<Object: AnyObject>(
    of type: Object.Type, _ decode: @escaping @MainActor (InterfaceCoder, Object) -> Void
  ) -> (ObjectIdentifier, Decoder) {
    // `decodeProperties(of:as:)` passes only objects of the class to each decoder.
    (ObjectIdentifier(type), { decode($0, unsafeDowncast($1, to: Object.self)) })
  }
}
