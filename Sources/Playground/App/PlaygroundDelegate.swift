import Catalogue
import UIKit

/// The app in its window: the list, or one demo alone.
final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let navigator: DemoNavigator
  private let demo: Demo?

  init(demo: Demo?, navigator: DemoNavigator) {
    self.demo = demo
    self.navigator = navigator
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let demo {
      navigator.open(demo, animated: false)
    } else {
      navigator.showList()
    }
    return true
  }
}
