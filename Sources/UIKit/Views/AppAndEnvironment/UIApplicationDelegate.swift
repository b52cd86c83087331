public import CoreGraphics
import Platform

/// The delegate of the application, with which an app's own code begins.
///
/// Mark the class that conforms with `@main`, as on iOS. This protocol provides the ``main()`` of a
/// subclass of ``UIResponder``.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window, which the delegate holds strongly.
  var window: UIWindow? { get set }

  /// Called before a window is shown. The result has no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before the first frame, to make the window with its root view controller. The result
  /// has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the window has received the keyboard focus.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the window is about to lose the keyboard focus.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the window was hidden or is about to be closed. Save here what must not be lost.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the window is about to be visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the window was closed or the process was asked to end. The app is already in the
  /// background, as on a device.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short. A desktop never reports this: see
  /// `Simulator.simulateMemoryWarning()`.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration for a scene that is being connected, such as the class of its delegate. By
  /// default it has no delegate: this delegate then makes the window and is notified of its
  /// changes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The orientations that the app supports in a window. The default is those of `Info.plist`, or
  /// all. The interface uses those that the topmost full-screen controller supports, too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when scenes were disconnected permanently.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    (window?.windowScene ?? UIWindowScene.current).orientationsOfApp
  }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs the app in a window until it is closed.
  public static func main() {
    guard let delegate = Self(coder: NSCoder()) else { return }
    let name = ProcessInfo.processInfo.processName
    do {
      try UIApplication.run(
        delegate, on: SystemPlatform.make(),
        window: WindowConfiguration(title: name, size: UIScreen.defaultSize, fitsDisplay: true))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      exit(1)
    }
  }
}
