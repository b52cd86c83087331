/// The navigation controller of "More". A tab is its child while it is on its stack, and otherwise
/// a child of the tab bar controller.
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    tabs?.tabDidLeaveMore()
  }

  override func expects(_ child: UIViewController, from parent: UIViewController) -> Bool {
    parent === tabs && tabs?.model.inMore.contains(child) == true
  }
}
