import Compositor
import CoreGraphics
package import Platform
public import ObjectiveCSupport
import QuartzCore

/// The running application: its windows, its events and its run loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application. Before `run` it has no system window.
  public private(set) static var shared = withoutWindow() {
    didSet { LayerTree.main = shared.firstScene.screen.layerTree }
  }

  private static func withoutWindow() -> UIApplication {
    let application = UIApplication()
    LayerTree.main = application.firstScene.screen.layerTree
    return application
  }

  /// The keys of the reasons for a launch. None is used here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app's delegate, which the application holds strongly. In a scene that shows another app,
  /// for example on the stage of a tool, it is that app's delegate.
  open var delegate: (any UIApplicationDelegate)? {
    get { scene.guestDelegate ?? ownDelegate }
    set {
      if scene.guestDelegate != nil {
        scene.guestDelegate = newValue
      } else {
        ownDelegate = newValue
      }
    }
  }
  private var ownDelegate: (any UIApplicationDelegate)?
  /// The main menu; nil until it is used, and after a change.
  var builtMainMenu: BuiltMainMenu?
  /// The scene whose code runs.
  final var scene: UIWindowScene { UIWindowScene.current }
  /// The scene that fills the app's window. It is the current scene of code that belongs to no
  /// other scene.
  package let firstScene: UIWindowScene
  /// The connected scenes, in the order in which they were connected.
  package internal(set) var scenes: [UIWindowScene] = []
  /// The connected scenes. The first scene is included even before it is connected.
  var allScenes: [UIWindowScene] {
    scenes.contains { $0 === firstScene } ? scenes : [firstScene] + scenes
  }
  /// Whether the user prefers reduced motion, for all scenes.
  package var reducesMotion = false {
    didSet { if reducesMotion != oldValue { reducesMotionDidChange() } }
  }
  /// Whether the desktop keeps its screen on and unlocked while the app runs.
  open var isIdleTimerDisabled = false {
    didSet { firstScene.display?.keepsScreenOn = isIdleTimerDisabled }
  }
  /// A number for the user, such as that of new messages. It precedes the title of the desktop's
  /// window. The default of 0 shows no number.
  open var applicationIconBadgeNumber = 0 {
    didSet { firstScene.display?.badgeDidChange(to: applicationIconBadgeNumber) }
  }
  /// Whether an indicator shows that the program uses the network. It has no effect here, as on
  /// iPhones without a home button.
  open var isNetworkActivityIndicatorVisible = false
  /// The work that the program wants to finish in the background.
  nonisolated let backgroundTasks = BackgroundTasks()
  /// Ends the run loop.
  private var stop: (@MainActor () -> Void)?
  /// Whether the delegates have been notified that the app ends.
  var willEnd = false

  /// An application without a system window, on a screen of the default size.
  ///
  /// Programs do not call this. The system makes an instance of the class that is passed to
  /// `UIApplicationMain(_:_:_:_:)`.
  public override init() {
    let screen = Self.awaitedScreen ?? UIScreen(size: UIScreen.defaultSize, scale: 2)
    let session = UISceneSession(role: .windowApplication, screen: screen)
    firstScene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    super.init()
    firstScene.attach(to: self)
  }

  /// The screen for the first scene of the application that is being initialized.
  private static var awaitedScreen: UIScreen?

  /// The class of the application.
  package static var principalClass: UIApplication.Type = UIApplication.self

  /// Makes an application of the program's class. Its first scene is on a screen.
  private static func make(on screen: UIScreen) -> UIApplication {
    awaitedScreen = screen
    defer { awaitedScreen = nil }
    return principalClass.init(coder: NSCoder()) ?? UIApplication()
  }

  /// The visible windows of the current scene, from back to front.
  open var windows: [UIWindow] { scene.windows }
  /// The window of the current scene that receives key events.
  open var keyWindow: UIWindow? { scene.keyWindow }

  /// The presentation style for `.automatic` in the current scene; see
  /// ``UIWindowScene/automaticModalPresentationStyle``. An addition to UIKit.
  open var automaticModalPresentationStyle: UIModalPresentationStyle {
    get { scene.automaticModalPresentationStyle }
    set { scene.automaticModalPresentationStyle = newValue }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Running

  /// Opens a window on a platform, launches `delegate` and runs until the window is closed. The app
  /// has the settings of the desktop.
  ///
  /// - Throws: `PlatformError` if there is no display or the window cannot be opened.
  package static func run(
    _ delegate: any UIApplicationDelegate, on platform: any Platform, window: WindowConfiguration
  ) throws(PlatformError) {
    let stage = try launch(delegate, on: platform, window: window)
    stage.followDesktop()
    platform.run(stage)
    stage.close()
  }

  /// The part of `run` before the loop, for programs with a loop of their own.
  package static func launch(
    _ delegate: any UIApplicationDelegate, on platform: any Platform, window: WindowConfiguration
  ) throws(PlatformError) -> Stage {
    let platformWindow = try platform.openWindow(window)
    let application = make(
      on: UIScreen(
        size: platformWindow.size, scale: platformWindow.scale,
        refreshRate: platformWindow.refreshRate, clock: MediaClock(now: platform.hostTime)))
    shared = application
    UITraitCollection.current = application.firstScene.traitCollection
    application.stop = { [weak platform] in platform?.stop() }
    let stage = Stage(
      platform: platform, window: platformWindow, scene: application.firstScene,
      compositor: CompositorMaker.make(for: platformWindow.openGLContext))
    application.delegate = delegate
    application.firstScene.willStart()
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(didFinishLaunchingNotification)
    application.connect(application.firstScene)
    return stage
  }

  /// Ends the application: disconnects its scenes.
  func end() {
    for scene in scenes.reversed() { disconnect(scene, endsApp: true) }
    if UIApplication.shared === self { UIApplication.shared = UIApplication() }
  }

  // MARK: Unhandled keys

  /// Tab moves the keyboard focus. Escape goes back or dismisses the frontmost controller.
  /// Backspace and Return go to the text input that is the first responder. Control-Z undoes, and
  /// with Shift it redoes. Control-Command-Z shakes the device, as in Apple's simulator.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardTab:
        let isBack = press.key?.modifierFlags.contains(.shift) ?? false
        keyWindow?.keyboardFocus.move(isBack ? -1 : 1)
      case .keyboardEscape: escape?()
      case .keyboardDeleteOrBackspace: textInput?.deleteBackward()
      case .keyboardReturnOrEnter, .keypadEnter: textInput?.insertText("\n")
      default: if press.key?.shakesDevice == true { simulateShake() } else { undo(by: press.key) }
      }
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Events

  /// Delivers an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in scene.allWindows where window.concerns(event) { window.sendEvent(event) }
  }

  /// Whether new touches are ignored in the current scene. This is so while a transition runs that
  /// is not interactive.
  open var isIgnoringInteractionEvents: Bool { scene.ignoreCount > 0 }

  /// Ignores new touches in the current scene until ``endIgnoringInteractionEvents()``; calls can
  /// be nested.
  open func beginIgnoringInteractionEvents() { scene.ignoreCount += 1 }

  /// Ends one ``beginIgnoringInteractionEvents()``; a surplus call has no effect.
  open func endIgnoringInteractionEvents() {
    let scene = scene
    scene.ignoreCount = max(scene.ignoreCount - 1, 0)
  }

  /// Calls an action on a target. Without a target it searches the responder chain for one. The
  /// chain begins at the sender if that is a responder, at a gesture recognizer's view, or
  /// otherwise at the first responder or the frontmost controller.
  ///
  /// - Returns: whether the action was handled.
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

  /// The speed of the current scene's clock: 1 is real time, 0 pauses, 0.1 is slow motion.
  public var timeScale: Double {
    get { scene.timeScale }
    set { scene.timeScale = newValue.isFinite ? max(newValue, 0) : 1 }
  }

  /// Ends the app like closing its window: its scenes enter the background, its delegates are
  /// notified that it ends, and the run loop ends after this turn.
  public func terminate() {
    prepareToEnd()
    stop?()
  }
}
