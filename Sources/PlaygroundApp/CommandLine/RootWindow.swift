import CoreGraphics
import Platform
import UIKit

/// A window that shows one controller.
@MainActor
enum RootWindow {
  /// Shows the window until it is closed.
  ///
  /// - Parameters:
  ///   - preferences: the user's preferences that override the desktop's.
  ///   - makeRoot: makes the controller once the screen exists, so that it can use the screen.
  ///   - makeTap: makes the object that receives the window's events.
  ///   - makeAppearance: makes the object that follows the desktop's appearance; nil changes the
  ///     window with it.
  ///   - end: called before the window is closed.
  static func run<Root: UIViewController>(
    _ configuration: WindowConfiguration, preferences: UserPreferences = UserPreferences(),
    root makeRoot: @escaping @MainActor () -> Root,
    tap makeTap: (Stage, Root) -> any PlatformDelegate,
    appearance makeAppearance: (@MainActor (Stage) -> DesktopAppearance)? = nil,
    end: (Stage, Root) -> Void = { _, _ in }
  ) throws {
    do {
      let platform = try SystemPlatform.make()
      let delegate = RootDelegate(makeRoot)
      let stage = try UIApplication.launch(delegate, on: platform, window: configuration)
      guard let root = delegate.root else { return }
      preferences.begin()
      let appearance = makeAppearance?(stage) ?? DesktopAppearance(of: stage)
      platform.run(
        AfterFirstFrame(makeTap(stage, root)) {
          WindowRun.setIcon(of: stage)
          preferences.follow(appearance)
        })
      end(stage, root)
      stage.close()
    } catch {
      throw CommandError("\(error)")
    }
  }
}

/// Makes a window with its controller.
private final class RootDelegate<Root: UIViewController>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var root: Root?
  private let makeRoot: @MainActor () -> Root

  init(_ makeRoot: @escaping @MainActor () -> Root) {
    self.makeRoot = makeRoot
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = makeRoot()
    window.rootViewController = root
    window.makeKeyAndVisible()
    (self.window, self.root) = (window, root)
    return true
  }
}
