import CoreGraphics
import Platform
import QuartzCore

/// A scene of windows, with their screen, clock and events, and the transitions that run in it.
///
/// An app has one scene, unless it connects more. Each scene has a clock of its own: pausing or
/// slowing one scene does not affect another. While a scene calls code, such as an action, a
/// completion or a display link's target, it is the *current* scene: `CACurrentMediaTime()` is its
/// time, and `UIScreen.main` is its screen. In a task, a timer of Foundation and a block of the
/// main queue, the first scene is the current one.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the windows. Each scene has its own screen.
  public let screen: UIScreen
  /// The visible windows, from back to front. As on iOS 13 and later the scene does not keep them:
  /// see ``UIWindow``.
  open var windows: [UIWindow] { visibleWindows.compactMap(\.window) }
  private var visibleWindows: [VisibleWindow] = []
  /// The window that receives key events. The scene does not keep it. When it is released, the
  /// frontmost other window that can be the key window is that.
  open private(set) weak var keyWindow: UIWindow? {
    didSet { hasKeyWindow = keyWindow != nil }
  }
  /// Whether there is a key window, or was one that has just been released.
  private var hasKeyWindow = false
  /// The window of content without an app of its own, which nothing else keeps; nil for none.
  package var guestWindow: UIWindow?
  /// Whether it was disconnected, for good: its windows are merely released.
  private(set) var isDisconnected = false

  /// The app that has connected the scene.
  private(set) weak var application: UIApplication?
  /// The delegate of another app that the scene shows; nil if the scene belongs to this app.
  package var guestDelegate: (any UIApplicationDelegate)?
  /// Completes the configuration that an app returns for the scene, with its information property
  /// list.
  var completeConfiguration: ((UISceneConfiguration) -> Void)?
  /// The settings in the information property list of the scene's app.
  var interfaceSettings = InterfaceSettings() {
    didSet { if interfaceSettings != oldValue { screen.traitsDidChange() } }
  }
  /// The display of the scene; nil if it is not shown.
  private(set) weak var display: (any SceneDisplay)?
  var time: SceneTime
  /// Whether the display has the keyboard focus.
  var hasFocus = true
  /// Whether delegates and observers are being notified that the scene will resign active.
  var isResigningActive = false
  /// The blocks that wait until the scene is active; nil unless the app is connecting the scene.
  var dueWhenActive: [() -> Void]?

  /// The running transitions, in the order in which they began.
  var transitions: [any SceneActivity] = []
  /// Objects that release their references when the scene is disconnected.
  private var bound: [BoundToScene] = []
  /// The dynamic animators that are moving items.
  let dynamics = DynamicActivity()
  /// The number of requests to ignore new touches that are in effect.
  var ignoreCount = 0
  /// The view that takes new touches although they are ignored elsewhere, so that a finger can grab
  /// content that is moving by itself; nil for none.
  weak var grabbableView: UIView?
  /// Whether animation blocks of `UIView` animate.
  var animatesBlocks = true
  /// The observers of UIKit's calls in this scene, in the order in which they were registered.
  var callObservers: [(number: Int, body: @MainActor (TransitionTrace.ObservedCall) -> Void)] = []
  /// The innermost running call; nil for none, and while there are no observers.
  var runningCall: TransitionTrace.RunningCall?
  /// The presentation style that `.automatic` means: the page sheet, as in UIKit since iOS 13.
  ///
  /// With `.fullScreen` the scene behaves like UIKit until iOS 12: page and form sheets also cover
  /// the screen in a compact width. A value that cannot be presented itself is ignored with a
  /// warning. This property is an addition to UIKit.
  open var automaticModalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet {
      guard [.automatic, .none, .custom, .popover].contains(automaticModalPresentationStyle) else {
        return
      }
      Diagnostics.warn(
        "Presentations that are automatic cannot be \(automaticModalPresentationStyle).")
      automaticModalPresentationStyle = oldValue
    }
  }
  /// The device that shows the scene.
  package private(set) lazy var device = UIDevice(
    scene: self, orientation: interfaceOrientation.device)
  /// The status bar. Whether it is shown depends on the device.
  private(set) lazy var statusBar = StatusBar(scene: self)
  /// The frame and the appearance of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
  /// Whether the device has a status bar; false by default.
  package var showsStatusBar: Bool {
    get { statusBar.isOnDevice }
    set { statusBar.isOnDevice = newValue }
  }
  /// The keyboard, or the input views that replace it.
  private(set) lazy var keyboard = Keyboard(scene: self)
  /// Whether the device has an on-screen keyboard; false by default.
  package var showsKeyboard: Bool {
    get { keyboard.isOnDevice }
    set { enter { keyboard.isOnDevice = newValue } }
  }
  /// The visible windows and the keyboard's window, from back to front.
  var allWindows: [UIWindow] { windows + [keyboard.window].compactMap { $0 } }
  /// The orientation of the interface on the device.
  open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// Whether the shape of a resized window determines the interface's orientation, so that the
  /// supported orientations have no effect.
  var isShapedByWindow = false
  /// Whether controllers are being notified that the interface will rotate.
  var isNotifyingOfRotation = false
  /// The tilt of the device, which ``tilt(to:)`` sets.
  package internal(set) var viewerOffset = UIOffset.zero
  /// The number of times that feedback generators have given each kind of feedback, by its name.
  package var feedback: [String: Int] = [:]
  /// The views in its windows that show other scenes.
  var sceneViews: [SceneView] = []
  /// The view of another scene that has the keyboard focus; nil while this scene has it.
  package internal(set) weak var keySceneView: SceneView? {
    didSet { if keySceneView !== oldValue { finishComposition(in: oldValue?.scene ?? self) } }
  }
  /// The scene views in which pointers went down, by the pointer.
  var heldPointers: [PointerEvent.Device: SceneView] = [:]

  /// Called after each frame with the durations of its parts. With the default of nil nothing is
  /// measured.
  package var onFrameDurations: (@MainActor (FrameDurations) -> Void)?
  /// The seconds in which the current frame was drawn. The scene's display sets it.
  var compositeDuration: TimeInterval = 0

  /// The text of the private clipboard of a scene that is not shown.
  fileprivate var ownClipboardText = ""

  private(set) lazy var dispatcher = EventDispatcher(scene: self)
  /// The value of ``textInputArea`` that the display has.
  final var shownTextInputArea: CGRect?

  /// The timers on the scene's clock.
  package private(set) lazy var frameTimers = FrameTimers(
    now: { [unowned self] in screen.clock.now },
    wake: { [unowned self] in screen.layerTree.setNeedsFrame() },
    endTurn: { [unowned self] in turn.end() })

  /// The requests that start at the end of the turn.
  package private(set) lazy var turn = TurnQueue(scene: self)

  /// Called by the app when it connects the scene. Overrides must call super.
  ///
  /// - Parameters:
  ///   - session: the session of the scene.
  ///   - connectionOptions: the reasons for connecting it.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    screen = session.screen
    time = SceneTime(hostTime: session.screen.clock.now)
    super.init(session: session, connectionOptions: connectionOptions)
    screen.scene = self
    _ = lastTraits
    if screen.isLandscape { interfaceOrientation = .landscapeRight }
    let tree = screen.layerTree
    tree.onEnter = { [weak self] body in
      if let self { AmbientState.enter(self, body) } else { body() }
    }
    tree.onTurnEnd = { [weak self] in self?.turn.end() }
    tree.onNeedsFrame = { [weak self] in self?.display?.requestFrame() }
    screen.onCursorChange = { [weak self] in self?.display?.sceneCursorDidChange(to: $0) }
  }

  /// The scene's title for the user. See `UIScene.title`.
  open override var title: String? {
    didSet { display?.sceneTitleDidChange(to: title) }
  }

  /// The traits of the scene's screen, overridden by ``UIWindowScene/traitOverrides``.
  open var traitCollection: UITraitCollection { screen.contentTraits }
  /// Called when the scene's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that override those of the screen in all windows of the scene.
  public var traitOverrides = UITraitOverrides() { didSet { screen.traitsDidChange() } }
  var traitObservers: TraitObservers?
  private lazy var lastTraits = traitCollection
  /// The size, orientation and traits that were last reported to the delegate; nil before the scene
  /// is connected.
  var knownGeometry: SceneGeometry?

  /// Notifies the scene if the screen's traits or its overrides have changed.
  func screenTraitsDidChange() {
    let (old, new) = (lastTraits, traitCollection)
    lastTraits = new
    if old != new { notifyTraitsChanged(from: old, to: new) }
    geometryMayHaveChanged()
  }

  // MARK: The current scene

  /// The current scene, if it is not the first one.
  static var entered: UIWindowScene?

  /// The scene that has called the running code; otherwise the first one.
  package static var current: UIWindowScene { entered ?? UIApplication.shared.firstScene }

  /// Runs `body` as code of this scene. The state of an enclosing call from another scene has no
  /// effect on it: animation blocks, explicit transactions, current traits and contexts.
  package func enter<Result>(_ body: () -> Result) -> Result {
    guard UIWindowScene.current !== self else { return body() }
    var result: Result?
    screen.layerTree.enter { result = body() }
    guard let result else { preconditionFailure("A layer tree that is entered runs the body.") }
    return result
  }

  // MARK: Connection

  func attach(to application: UIApplication) { self.application = application }

  /// Sets the display of the scene.
  func attach(to display: (any SceneDisplay)?) {
    self.display = display
    guard let display else { return }
    screen.layerTree.displayRate = display.refreshRate
    if let title { display.sceneTitleDidChange(to: title) }
    display.requestFrame()
  }

  // MARK: Windows

  func windowDidBecomeVisible(_ window: UIWindow) {
    if window is KeyboardWindow || window is DragWindow { return }
    remove(window)
    let index = visibleWindows.firstIndex { other in
      other.window.map { $0.windowLevel > window.windowLevel } ?? false
    }
    visibleWindows.insert(VisibleWindow(window: window), at: index ?? visibleWindows.count)
  }

  func windowDidHide(_ window: UIWindow) {
    remove(window)
    guard keyWindow === window else { return }
    keyWindow = nextKeyWindow
    keyboard.update()
  }

  /// A window of the scene was released. The keyboard learns of it at the end of the turn.
  ///
  /// - Returns: whether it was the key window; then another one is.
  func windowWasReleased() -> Bool {
    remove(nil)
    guard hasKeyWindow, keyWindow == nil else { return false }
    keyWindow = nextKeyWindow
    return true
  }

  /// Removes a window, and those that were released, from the visible ones.
  private func remove(_ window: UIWindow?) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// The window that is the key window when there is no other.
  private var nextKeyWindow: UIWindow? { windows.last { $0.canBecomeKey } }

  func makeKey(_ window: UIWindow) {
    keyWindow = window
    keyboard.update()
  }

  func hideWindows() {
    for window in windows.reversed() { window.isHidden = true }
  }

  /// Registers an object that is notified when the scene is disconnected.
  func bind(_ object: any SceneBound) {
    bound.removeAll { $0.object == nil || $0.object === object }
    bound.append(BoundToScene(object: object))
  }

  func releaseBound() {
    let objects = bound.compactMap(\.object)
    bound.removeAll()
    for object in objects { object.sceneWasDisconnected() }
  }

  /// The scene is being disconnected: what keeps its windows may release them now.
  func removeWindows() {
    isDisconnected = true
    (visibleWindows, keyWindow, guestWindow) = ([], nil, nil)
  }
}

extension UIWindowScene {
  /// The text on the display's clipboard, or on a private one if the scene is not shown.
  var clipboardText: String {
    get { display?.clipboardText ?? ownClipboardText }
    set { if let display { display.clipboardText = newValue } else { ownClipboardText = newValue } }
  }
}

/// An object that can be part of a retain cycle. It releases its references when its scene is
/// disconnected.
@MainActor
protocol SceneBound: AnyObject {
  func sceneWasDisconnected()
}

private struct VisibleWindow {
  weak var window: UIWindow?
}

private struct BoundToScene {
  weak var object: (any SceneBound)?
}

extension UIWindowScene: UITraitChangeObservable, TraitObserved {}
