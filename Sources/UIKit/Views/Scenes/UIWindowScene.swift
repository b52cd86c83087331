import CoreGraphics
import Platform
import QuartzCore

/// A scene of windows: their screen, the time they go by, their events, and the transitions that
/// run in them.
///
/// An app has one, unless it connects more. Each has a clock of its own: one that is paused or
/// slowed does not touch another. Code that a scene calls, such as an action, a completion or the
/// call of a display link, is *its* code: `CACurrentMediaTime()` is the scene's time there, and
/// `UIScreen.main` its screen. A task, a timer of Foundation's and a block of the main queue belong
/// to no scene; there the first one is meant.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the windows are on. Each scene has its own.
  public let screen: UIScreen
  /// The windows that are shown, from back to front.
  open private(set) var windows: [UIWindow] = []
  /// The window that gets the keyboard.
  open private(set) var keyWindow: UIWindow?

  /// The app that has connected the scene.
  private(set) weak var application: UIApplication?
  /// What shows the scene; nil for one that is not seen.
  private(set) weak var display: (any SceneDisplay)?
  var time: SceneTime
  /// Whether the keyboard is in what shows the scene.
  var hasFocus = true

  /// The transitions that run now, in the order of their begin.
  var transitions: [any SceneActivity] = []
  /// How many requests to ignore new touches have not been taken back.
  var ignoreCount = 0
  /// Whether `UIView` animates what its blocks change.
  var animatesBlocks = true
  /// Told of the calls that UIKit makes in this scene, in the order in which they came.
  var callObservers: [(number: Int, body: @MainActor (TransitionTrace.Call) -> Void)] = []
  /// What `.automatic` stands for as a presentation style.
  var automaticModalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// The views in its windows that show other scenes.
  var sceneViews: [SceneView] = []
  /// The other scene that the keyboard is in; nil while it is in this one.
  package internal(set) weak var keySceneView: SceneView?
  /// The other scenes that hold pointers which went down in them.
  var heldPointers: [PointerEvent.Device: SceneView] = [:]

  /// The clipboard of a scene that is not seen.
  fileprivate var ownClipboardText = ""

  private(set) lazy var dispatcher = EventDispatcher(scene: self)

  /// Calls by the scene's clock.
  package private(set) lazy var frameTimers = FrameTimers(
    now: { [unowned self] in screen.clock.now },
    wake: { [unowned self] in screen.layerTree.setNeedsFrame() },
    endTurn: { [unowned self] in turn.end() })

  /// What starts at the end of the turn.
  package private(set) lazy var turn = TurnQueue(scene: self)

  /// Called by the app when it connects the scene. Overrides call super.
  ///
  /// - Parameters:
  ///   - session: what the system keeps of the scene.
  ///   - connectionOptions: what it is connected for.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    screen = session.screen
    time = SceneTime(hostTime: session.screen.clock.now)
    super.init(session: session, connectionOptions: connectionOptions)
    screen.scene = self
    let tree = screen.layerTree
    tree.onEnter = { [weak self] body in
      if let self { AmbientState.enter(self, body) } else { body() }
    }
    tree.onTurnEnd = { [weak self] in self?.turn.end() }
    tree.onNeedsFrame = { [weak self] in self?.display?.requestFrame() }
    screen.onCursorChange = { [weak self] in self?.display?.sceneCursorDidChange(to: $0) }
  }

  /// Nil: no file holds scenes.
  public required init?(coder: NSCoder) { nil }

  /// What the user knows the scene by. See `UIScene.title`.
  open override var title: String? {
    didSet { display?.sceneTitleDidChange(to: title) }
  }

  /// Style, scale, size classes, idiom and direction of reading of the scene's screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  // MARK: The code that runs

  /// The scene whose code runs now, where it is not the first's.
  static var entered: UIWindowScene?

  /// The scene whose code runs, or the first one.
  package static var current: UIWindowScene { entered ?? UIApplication.shared.firstScene }

  /// Runs `body` as code of this scene. Coming from the code of another one, what that has set for
  /// itself does not reach in: animation blocks, explicit transactions, current traits and
  /// contexts.
  package func enter<Result>(_ body: () -> Result) -> Result {
    guard UIWindowScene.current !== self else { return body() }
    var result: Result?
    screen.layerTree.enter { result = body() }
    guard let result else { preconditionFailure("A layer tree that is entered runs the body.") }
    return result
  }

  // MARK: Connection

  func attach(to application: UIApplication) { self.application = application }

  /// Makes `display` what shows the scene.
  func attach(to display: (any SceneDisplay)?) {
    self.display = display
    guard let display else { return }
    screen.layerTree.displayRate = display.refreshRate
    if let title { display.sceneTitleDidChange(to: title) }
    display.requestFrame()
  }

  // MARK: Windows

  func windowDidBecomeVisible(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  func windowDidHide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  func makeKey(_ window: UIWindow) { keyWindow = window }

  func hideWindows() {
    for window in windows.reversed() { window.isHidden = true }
  }

  func forgetWindows() { (windows, keyWindow) = ([], nil) }
}

extension UIWindowScene {
  /// The text on the clipboard of what shows the scene; one of its own where nothing does.
  var clipboardText: String {
    get { display?.clipboardText ?? ownClipboardText }
    set { if let display { display.clipboardText = newValue } else { ownClipboardText = newValue } }
  }
}
