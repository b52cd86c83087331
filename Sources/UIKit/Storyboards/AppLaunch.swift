import CoreGraphics
import CoreText
import ObjectiveCSupport

/// Starts an app in a scene by its information property list: with the main storyboard, with a
/// scene delegate, or with a window that the app delegate makes.
@MainActor
package struct AppLaunch {
  /// The class of the app delegate; nil if there is none.
  private let delegateClass: AnyClass?
  /// The values of `Info.plist`.
  private let information: [String: Any]

  /// - Parameters:
  ///   - delegateClass: a responder that conforms to ``UIApplicationDelegate``; nil for none.
  ///   - information: the values of `Info.plist`.
  package init(delegateClass: AnyClass?, information: [String: Any]) {
    (self.delegateClass, self.information) = (delegateClass, information)
  }

  /// Launches the app in a scene, which belongs to it from then on. The scene may be connected
  /// already.
  package func begin(in scene: UIWindowScene) {
    scene.enter { launch(in: scene) }
  }

  private func launch(in scene: UIWindowScene) {
    addFonts()
    scene.interfaceSettings = InterfaceSettings(information: information)
    scene.rotateForLaunch()
    let delegate = makeDelegate()
    scene.guestDelegate = delegate
    scene.completeConfiguration = { complete($0) }
    let application = UIApplication.shared
    let window = scenes == nil ? mainWindow(of: delegate, in: scene) : nil
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    // The delegate may have made its own window instead.
    if let window, (delegate.window ?? window) === window { window.makeKeyAndVisible() }
    // Other observers are notified when the scene is connected.
    guard scene.activationState != .unattached else { return }
    application.configure(scene)
    guard let sceneDelegate = scene.delegate else {
      return delegate.applicationDidBecomeActive(application)
    }
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }

  private func makeDelegate() -> any UIApplicationDelegate {
    guard let delegateClass else { return NoDelegate() }
    let made = (delegateClass as? UIResponder.Type)?.init(coder: NSCoder())
    if let delegate = (made ?? ObjectiveCNames.make(delegateClass)) as? any UIApplicationDelegate {
      return delegate
    }
    Diagnostics.warn(
      "\(delegateClass) cannot be the delegate of an app: it has to conform to "
        + "UIApplicationDelegate, and to be a subclass of UIResponder.")
    return NoDelegate()
  }

  /// Registers the fonts in the app's resources.
  private func addFonts() {
    for name in information["UIAppFonts"] as? [String] ?? [] {
      guard let file = AssetLibrary.url(named: name) else {
        Diagnostics.warn("There is no font file “\(name)”, which Info.plist names.")
        continue
      }
      if !AppFonts.add(file) {
        Diagnostics.warn("The file “\(name)”, which Info.plist names, has no font.")
      }
    }
  }

  // MARK: The main storyboard

  /// Returns a window with the initial view controller of the main storyboard; nil if there is
  /// none.
  private func mainWindow(
    of delegate: any UIApplicationDelegate, in scene: UIWindowScene
  ) -> UIWindow? {
    let key = "UIMainStoryboardFile"
    let ending = scene.screen.traitCollection.userInterfaceIdiom.nameEnding
    let value = ending.flatMap { information[key + $0] } ?? information[key]
    guard let name = value as? String, !name.isEmpty else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = delegate.window ?? UIWindow(windowScene: scene)
    delegate.window = window
    if delegate.window == nil {
      Diagnostics.warn(
        "\(type(of: delegate)) has no property “window” to keep the window of the main "
          + "storyboard, which is not shown.")
    }
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  // MARK: Scenes

  /// The scene manifest's configurations for windows; nil without a manifest.
  private var scenes: [[String: Any]]? {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    return roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
  }

  /// Completes a configuration with values that the app has not set: those of the manifest's
  /// configuration with its name, or else the first.
  private func complete(_ configuration: UISceneConfiguration) {
    let named = scenes?.first { $0["UISceneConfigurationName"] as? String == configuration.name }
    guard let entry = named ?? scenes?.first else { return }
    if configuration.delegateClass == nil,
      let name = entry["UISceneDelegateClassName"] as? String
    {
      configuration.delegateClass = findClass(name)
    }
    if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
  }

  /// Returns the class with a name such as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  private func findClass(_ name: String) -> AnyClass? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let found = ObjectiveCNames.type(named: last) { return found }
    Diagnostics.warn("There is no class “\(name)”, which Info.plist names.")
    return nil
  }
}

/// The delegate of an app without a delegate.
private final class NoDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// Starts an app from a file `main.swift`: with the named class as its delegate, and with the
/// values of `Info.plist`. It returns when the window is closed.
///
/// - Parameters:
///   - argc: the number of arguments; not used.
///   - argv: the arguments; not used.
///   - principalClassName: the name of the application's class, a subclass of ``UIApplication``;
///     nil for that class itself.
///   - delegateClassName: the name of the delegate's class, with or without its module.
/// - Returns: the exit status of the process.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    let type = classOfApp(principalClassName, "the application") as? UIApplication.Type
    UIApplication.principalClass = type ?? UIApplication.self
  }
  return AppRunner.run(delegateClassName.flatMap { classOfApp($0, "the delegate of the app") })
}

/// Returns the class with a name, with or without its module; nil, with a warning, if there is
/// none.
@MainActor
private func classOfApp(_ name: String, _ purpose: String) -> AnyClass? {
  let last = name.split(separator: ".").last.map(String.init) ?? name
  let type: AnyClass? = ObjectiveCNames.type(named: last) ?? NSClassFromString(name)
  if type == nil { Diagnostics.warn("There is no class “\(last)” to be \(purpose).") }
  return type
}
