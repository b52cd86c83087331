import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Makes its window as soon as it is launched, and notes the screen that it finds.
private final class InterfaceApp: UIResponder, UIApplicationDelegate {
  static var size = CGSize.zero
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.size = UIScreen.main.bounds.size
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The orientations and the style that Info.plist gives an app.
@MainActor
struct AppInterfaceTests {
  private static let key = "UISupportedInterfaceOrientations"
  private static let portrait = ["UIInterfaceOrientationPortrait"]
  private static let landscape = [
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
  private static let phone = CGSize(width: 390, height: 844)
  private static let tablet = CGSize(width: 820, height: 1180)

  private func simulator(_ information: [String: Any], size: CGSize = Self.phone) -> Simulator {
    Simulator(
      size: size, scale: 1,
      launching: {
        AppLaunch(delegateClass: InterfaceApp.self, information: information).begin(in: $0)
      })
  }

  /// The orientation of an app after its device was turned to the left.
  private func turned(_ information: [String: Any], size: CGSize) -> UIInterfaceOrientation {
    let simulator = simulator(information, size: size)
    simulator.turn(to: .landscapeLeft)
    simulator.settle()
    return simulator.stage.scene.interfaceOrientation
  }

  @Test func anAppTurnsIntoItsOrientationsAlone() {
    #expect(turned([:], size: Self.phone) == .landscapeRight)
    #expect(turned([Self.key: Self.portrait], size: Self.phone) == .portrait)
    #expect(turned([Self.key: Self.portrait], size: Self.tablet) == .portrait)
    let both: [String: Any] = [
      Self.key: Self.portrait, Self.key + "~ipad": Self.portrait + Self.landscape,
    ]
    #expect(turned(both, size: Self.phone) == .portrait)
    #expect(turned(both, size: Self.tablet) == .landscapeRight)
  }

  @Test func anAppForLandscapeStartsInIt() {
    let simulator = simulator([Self.key: Self.landscape])
    #expect(InterfaceApp.size == CGSize(width: 844, height: 390))
    let scene = simulator.stage.scene
    #expect(scene.interfaceOrientation.isLandscape)
    #expect(scene.keyWindow?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    withExtendedLifetime(simulator) {}
  }

  @Test(arguments: [
    ("Light", UIUserInterfaceStyle.light), ("Dark", .dark), ("Automatic", .dark),
  ])
  func theStyleOfAnAppIsThatOfItsList(name: String, style: UIUserInterfaceStyle) {
    let simulator = simulator(["UIUserInterfaceStyle": name])
    let scene = simulator.stage.scene
    scene.screen.userInterfaceStyle = .dark
    simulator.settle()
    #expect(scene.keyWindow?.traitCollection.userInterfaceStyle == style)
    #expect(scene.screen.traitCollection.userInterfaceStyle == style)
    #expect(scene.screen.userInterfaceStyle == .dark, "what the user wants")
  }
}
