import Catalogue
import UIKit

/// Shows one demo in the window.
final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let demoStage: DemoStage

  init(_ demoStage: DemoStage) {
    self.demoStage = demoStage
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    demoStage.open()
    return true
  }
}
