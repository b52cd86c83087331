import UIKit

/// The animator of the navigation demo, unchanged in a tab bar controller.
final class TabScaleFadeController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let caption = "The animator was written for pushes."
    let recents = ScaleFadePage(
      "Recents", UIColor(named: "Sky") ?? .systemTeal, caption: caption, button: "Contacts"
    ) { [unowned self] in selectedIndex = 1 }
    recents.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
    let contacts = ScaleFadePage(
      "Contacts", UIColor(named: "Honeydew") ?? .systemGreen, caption: caption, button: "Recents"
    ) { [unowned self] in selectedIndex = 0 }
    contacts.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
    contacts.tabBarItem.badgeValue = "2"
    viewControllers = [recents, contacts]
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ScaleFadeAnimator() }
}

extension Demo {
  static let tabScaleFade = Demo(
    id: "tab-scale-fade", title: "Tabs by a push’s animator", seed: 2,
    summary: "The same animator, in tabs.",
    trigger: "Press a tab, or the button.",
    stageSize: Demo.defaultStageSize, glyph: .fadingTabs,
    phases: [
      Phase("present", .tap("Contacts")),
      Phase("dismiss", after: "present", .tap("Recents")),
    ],
    prototypes: { [ScaleFadeAnimator()] },
    makeRoot: { TabScaleFadeController() })
}
