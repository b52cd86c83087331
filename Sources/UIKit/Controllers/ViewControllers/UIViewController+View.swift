extension UIViewController: ViewOwner {}

extension UIView {
  /// The controller whose view this is.
  package var viewController: UIViewController? {
    get { viewOwner as? UIViewController }
    set { viewOwner = newValue }
  }
}
