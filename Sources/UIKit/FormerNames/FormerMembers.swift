// The names that members had in Swift 4. Those that apps override are in the classes themselves.
//
// The attributes say the present names, which are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "Use [].")
  public static let styleNone: NSUnderlineStyle = []

  @available(swift, obsoleted: 4.2, renamed: "single")
  public static let styleSingle = NSUnderlineStyle.single

  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static let styleThick = NSUnderlineStyle.thick

  @available(swift, obsoleted: 4.2, renamed: "double")
  public static let styleDouble = NSUnderlineStyle.double
}
