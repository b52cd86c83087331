public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// The view at the top of a tree: it shows its root controller's view on a screen, and sends
/// touches to gesture recognisers and views. It starts hidden; ``makeKeyAndVisible()`` shows it.
///
/// As on iOS 13 and later nothing keeps a window but the program, usually a delegate by its
/// property `window`. A window that is released leaves the screen at once: its controllers
/// disappear, and what they present ends. Nothing is posted for it then.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window itself.
  open override var window: UIWindow? { self }

  /// The level of a window. A window covers windows of lower levels.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The level's number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number. Windows of greater numbers are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default level of windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar, in front of normal windows.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, in front of status bars.
    public static let alert = Level(rawValue: 2000)
  }

  /// Decides which of the window's gestures recognise.
  package internal(set) var arbiter = GestureArbiter()
  /// The keyboard focus of the window's controls.
  private(set) lazy var keyboardFocus = makeKeyboardFocus()
  /// The colour of the ring around what has the focus, from the next focused view on; nil for the
  /// tint of each.
  package var focusRingColor: UIColor?
  /// The responder that receives keys and text.
  package weak var firstResponder: UIResponder? {
    didSet {
      removal?.firstResponder = firstResponder
      windowScene?.keyboard.update()
      // After a frame the display knows where text can be typed.
      if firstResponder !== oldValue { windowScene?.display?.requestFrame() }
    }
  }
  /// Takes the window off the screen when it is released.
  private var removal: WindowRemoval?

  /// The view that receives all keys while it is in the window, such as an open menu.
  package var keyReceiver: UIView? {
    get { ownKeyReceiver?.window === self ? ownKeyReceiver : nil }
    set { ownKeyReceiver = newValue }
  }
  private weak var ownKeyReceiver: UIView?

  /// A window in the current scene.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    setUp()
  }

  /// A window in a scene, with the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    setUp()
  }

  /// A window in the current scene, with the size of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    removal = WindowRemoval(layer: layer, arbiter: arbiter)
    super.isHidden = true
    windowScene = screen.scene
    arbiter.window = self
    recordFilledScreen()
  }

  private func makeKeyboardFocus() -> KeyboardFocus {
    let focus = KeyboardFocus(window: self)
    removal?.keyboardFocus = focus
    return focus
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    setUp()
  }

  /// The screen of the window, which is that of its scene.
  public private(set) var screen: UIScreen

  /// The scene of the window: the one that was current when it was made, unless another is set. A
  /// visible window moves to the new scene; nil hides it. A window without a scene that is shown is
  /// on the screen as soon as it gets one.
  open weak var windowScene: UIWindowScene? {
    didSet {
      removal?.scene = windowScene
      if windowScene !== oldValue { sceneDidChange(from: oldValue) }
    }
  }

  override var overlayInsets: UIEdgeInsets { statusBarInsets }

  /// Whether this window receives the keys and text of its scene.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      removal?.rootViewController = rootViewController
      contentDidChange(from: oldValue)
    }
  }

  /// The level of the window. Among windows of the same level, the one shown last is in front.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue, isOnScreen { moveToFrontOfLevel() } }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The undo manager for responders in the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Whether the window is hidden. Hiding it cancels its touches.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { enterScreen() } else if isOnScreen { leaveScreen(of: windowScene) }
    }
  }

  /// Shows the window in front of the windows of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden {
      becomesKeyWhenShown = true
      defer { becomesKeyWhenShown = false }
      isHidden = false
    } else if isOnScreen {
      moveToFrontOfLevel()
    }
    makeKey()
  }

  /// Whether the window becomes the key window before its root view controller appears.
  private var becomesKeyWhenShown = false
  /// The size in points of the screen that the window filled when it was made or hidden; nil if it
  /// did not fill it.
  private var filledSize: CGSize?

  /// Makes the window the key window, if ``canBecomeKey`` is true.
  open func makeKey() {
    guard let windowScene, windowScene.keyWindow !== self, canBecomeKey else { return }
    let previous = windowScene.keyWindow
    windowScene.makeKey(self)
    previous?.notifyKey(false)
    notifyKey(true)
    windowScene.orientingContentDidChange()
  }

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when another window has become the key window.
  open func resignKey() {}

  /// Sends an event to the window's gesture recognisers and views. Overrides must call super.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: event.deliver()
    case let event as MotionEvent: event.deliver()
    default: arbiter.process(event)
    }
  }

  /// Converts a point from this window to another one, or to the screen for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer ?? screen.rootLayer)
  }

  /// Converts a point from another window, or from the screen for nil, to this window.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer ?? screen.rootLayer)
  }

  /// Converts a rectangle from this window to another one, or to the screen for nil. The result is
  /// its bounding box.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer ?? screen.rootLayer)
  }

  /// Converts a rectangle from another window, or from the screen for nil, to this window. The
  /// result is its bounding box.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer ?? screen.rootLayer)
  }

  /// Updates the window after the screen's scale or traits have changed.
  package func screenTraitsDidChange() {
    updateContentScale(to: screen.scale)
    updateTraits()
  }

  /// Whether an event has touches that began in this window, or presses or a motion for it.
  package func concerns(_ event: UIEvent) -> Bool {
    if let event = event as? MotionEvent { return event.window === self }
    if let event = event as? UIPressesEvent { return event.window === self }
    return event.orderedTouches.contains { $0.window === self }
  }
}

extension UIWindow {
  /// Whether a screen shows it: it is not hidden, and in a scene.
  var isOnScreen: Bool { layer.superlayer != nil }

  private func enterScreen() {
    guard windowScene != nil else { return }
    fillScreenAgain()
    placeOnScreen()
    AppearanceRegistry.shared.viewDidEnterWindow(self)
    screenTraitsDidChange()
    windowScene?.windowDidBecomeVisible(self)
    post(UIWindow.didBecomeVisibleNotification)
    if becomesKeyWhenShown { makeKey() }
    showContent()
  }

  private func sceneDidChange(from former: UIWindowScene?) {
    if isOnScreen { leaveScreen(of: former) }
    guard let windowScene else {
      super.isHidden = true
      return
    }
    screen = windowScene.screen
    if !isHidden { enterScreen() }
  }

  private func recordFilledScreen() {
    filledSize = frame.size == screen.bounds.size ? frame.size : nil
  }

  /// Resizes a window that filled its screen when it was made or hidden, because the screen's size
  /// has changed since then.
  private func fillScreenAgain() {
    guard let filledSize, frame.size == filledSize, filledSize != screen.bounds.size else { return }
    UIView.performWithoutAnimation { frame = screen.bounds }
  }

  private func leaveScreen(of scene: UIWindowScene?) {
    recordFilledScreen()
    arbiter.cancelAllTouches()
    content?.windowWillHide()
    layer.removeFromSuperlayer()
    content?.windowDidHide()
    let wasKey = scene?.keyWindow === self
    scene?.windowDidHide(self)
    post(UIWindow.didBecomeHiddenNotification)
    guard wasKey else { return }
    notifyKey(false)
    scene?.keyWindow?.notifyKey(true)
    scene?.orientingContentDidChange()
  }

  /// Moves the visible window in front of the windows of its level, also for touches.
  private func moveToFrontOfLevel() {
    placeOnScreen()
    windowScene?.windowDidBecomeVisible(self)
  }

  /// Moves the window's layer in front of those of its level, and behind those of a higher level.
  private func placeOnScreen() {
    let root = screen.rootLayer
    layer.removeFromSuperlayer()
    let above = root.sublayers?.first { sibling in
      guard let window = sibling.delegate as? UIWindow else { return false }
      return window.windowLevel > windowLevel
    }
    if let above {
      root.insertSublayer(layer, below: above)
    } else {
      root.addSublayer(layer)
    }
  }
}
