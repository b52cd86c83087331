import UIKit

/// A controller as it was written for Swift 4. The target is compiled in that language mode.
public final class FormerPage: UIViewController {
  /// The calls of the methods that it overrides by their former names.
  public private(set) var calls: [String] = []
  /// The child that decides on the status bar.
  public var decidingChild: UIViewController?

  override public func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
    calls.append("willMove")
  }

  override public func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    calls.append("didMove")
  }

  override public var childViewControllerForStatusBarStyle: UIViewController? {
    return decidingChild
  }

  /// Adds a child with its view, and returns the number of children.
  public func contain(_ child: UIViewController) -> Int {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    return childViewControllers.count
  }

  /// Removes a child with its view, and returns the number of children.
  public func release(_ child: UIViewController) -> Int {
    child.willMove(toParentViewController: nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
    return childViewControllers.count
  }

  /// What former names stand for, as text.
  public var values: [String] {
    let options: UIViewAnimationOptions = [.curveEaseOut, .allowUserInteraction]
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let inner = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 20, height: 20), insets)
    let attributes: [NSAttributedStringKey: Any] = [.kern: 2]
    let state = UIGestureRecognizerState.began
    let timing = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
    var points: [Float] = [0, 0]
    timing.getControlPoint(at: 1, values: &points)
    return [
      "\(options.contains(.allowUserInteraction))", "\(inner)", "\(attributes.count)",
      "\(state.rawValue)", "\(points)", NSNotification.Name.UIApplicationDidBecomeActive.rawValue,
      "\(UITableViewAutomaticDimension)", "\(UIControlEvents.touchUpInside.rawValue)",
    ]
  }
}
