extension UIViewController: MenuPreview {
  func isShown(in view: UIView) -> Bool { viewIfLoaded?.isDescendant(of: view) ?? false }
}
