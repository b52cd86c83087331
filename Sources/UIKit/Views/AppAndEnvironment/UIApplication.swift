import Compositor
import CoreGraphics
package import Platform
package import QuartzCore

/// The running app: its windows, its events and its loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app. Before `run` it is one without a window of the system's.
  public private(set) static var shared = withoutWindow() {
    didSet { LayerTree.main = shared.firstScene.screen.layerTree }
  }

  private static func withoutWindow() -> UIApplication {
    let application = UIApplication()
    LayerTree.main = application.firstScene.screen.layerTree
    return application
  }

  /// Names what an app was launched for. None is used here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The root of the app's own code, kept alive by the app.
  open var delegate: (any UIApplicationDelegate)?
  /// The scene that fills the app's window, and that code which belongs to no scene means.
  package let firstScene: UIWindowScene
  /// The scenes that are connected, in the order in which they were.
  package internal(set) var scenes: [UIWindowScene] = []
  /// Those, and the first scene also before it is connected.
  var allScenes: [UIWindowScene] {
    scenes.contains { $0 === firstScene } ? scenes : [firstScene] + scenes
  }
  /// Ends the loop that the app runs in.
  private var stop: (@MainActor () -> Void)?

  /// An app without a window of the system's, on a screen of the default size.
  public convenience override init() {
    self.init(screen: UIScreen(size: UIScreen.defaultSize, scale: 2))
  }

  /// An app whose first scene is on a screen.
  init(screen: UIScreen) {
    let session = UISceneSession(role: .windowApplication, screen: screen)
    firstScene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    super.init()
    firstScene.attach(to: self)
  }

  /// Nil: no file holds an app.
  public required init?(coder: NSCoder) { nil }

  /// The windows that are shown in the scene whose code asks, from back to front.
  open var windows: [UIWindow] { UIWindowScene.current.windows }
  /// The window that gets the keyboard of the scene whose code asks.
  open var keyWindow: UIWindow? { UIWindowScene.current.keyWindow }

  /// What `.automatic` stands for as a presentation style, in the scene whose code runs. An app of
  /// sheets sets `.pageSheet`.
  open var automaticModalPresentationStyle: UIModalPresentationStyle {
    get { UIWindowScene.current.automaticModalPresentationStyle }
    set {
      guard ![.automatic, .none, .custom, .popover].contains(newValue) else {
        return Diagnostics.warn("Presentations that are automatic cannot be \(newValue).")
      }
      UIWindowScene.current.automaticModalPresentationStyle = newValue
    }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Running

  /// Opens a window on a platform, launches `delegate` and runs until the window is closed.
  ///
  /// - Throws: `PlatformError` where there is no display or the window cannot be opened.
  package static func run(
    _ delegate: any UIApplicationDelegate, on platform: any Platform, window: WindowConfiguration
  ) throws(PlatformError) {
    let stage = try launch(delegate, on: platform, window: window)
    platform.run(stage)
    stage.close()
  }

  /// The part of `run` before the loop: what a custom loop continues from.
  package static func launch(
    _ delegate: any UIApplicationDelegate, on platform: any Platform, window: WindowConfiguration
  ) throws(PlatformError) -> Stage {
    let platformWindow = try platform.openWindow(window)
    let application = UIApplication(
      screen: UIScreen(
        size: platformWindow.size, scale: platformWindow.scale,
        refreshRate: platformWindow.refreshRate, clock: MediaClock(now: platform.hostTime)))
    shared = application
    UITraitCollection.current = application.firstScene.traitCollection
    application.stop = { [weak platform] in platform?.stop() }
    let stage = Stage(
      platform: platform, window: platformWindow, scene: application.firstScene,
      compositor: CompositorMaker.make())
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.connect(application.firstScene)
    return stage
  }

  /// The app is over: its scenes are taken off it.
  func end() {
    for scene in scenes.reversed() { disconnect(scene, endsApp: true) }
    if UIApplication.shared === self { UIApplication.shared = UIApplication() }
  }

  // MARK: Keys that nobody wanted

  /// Tab moves the keyboard's focus, Escape goes back or dismisses the controller in front, and
  /// Backspace and Return go to the text input that has the keyboard.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardTab:
        let isBack = press.key?.modifierFlags.contains(.shift) ?? false
        keyWindow?.keyboardFocus.move(isBack ? -1 : 1)
      case .keyboardEscape:
        escape?()
      case .keyboardDeleteOrBackspace: textInput?.deleteBackward()
      case .keyboardReturnOrEnter, .keypadEnter: textInput?.insertText("\n")
      default: break
      }
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Events

  /// Passes an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where window.concerns(event) { window.sendEvent(event) }
  }

  /// Whether new touches are ignored in the scene whose code asks, as they are while a transition
  /// runs by itself.
  open var isIgnoringInteractionEvents: Bool { UIWindowScene.current.ignoreCount > 0 }

  /// Ignores new touches in the scene whose code runs until ``endIgnoringInteractionEvents()``;
  /// calls nest.
  open func beginIgnoringInteractionEvents() { UIWindowScene.current.ignoreCount += 1 }

  /// Takes back one ``beginIgnoringInteractionEvents()``; one too many does nothing.
  open func endIgnoringInteractionEvents() {
    let scene = UIWindowScene.current
    scene.ignoreCount = max(scene.ignoreCount - 1, 0)
  }

  /// Calls an action on a target; nil goes up the responder chain: from the sender where that is in
  /// one, a recogniser's view, or else the first responder or the controller in front.
  ///
  /// - Returns: whether it was handled.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let sender = sender.map { $0 as AnyObject }
    if let target {
      return action.perform(on: target as AnyObject, sender: sender, event: event)
    }
    return performInChain(action, sender: sender, event: event)
  }

  /// How fast the time of the scene whose code asks runs: 1 is real time, 0 stands still, 0.1 is
  /// slow motion.
  public var timeScale: Double {
    get { UIWindowScene.current.timeScale }
    set { UIWindowScene.current.timeScale = newValue.isFinite ? max(newValue, 0) : 1 }
  }

  /// Ends the loop after this turn.
  public func terminate() { stop?() }
}
