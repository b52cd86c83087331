public import CoreGraphics
import QuartzCore

/// The view at the top of a tree: it brings its root controller's view onto a screen and passes
/// touches to gestures and views. It starts hidden; ``makeKeyAndVisible()`` shows it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is: higher ones cover lower ones.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number that it stands for.
    public let rawValue: CGFloat
    /// A value of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number: windows of higher ones are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default screen of windows.
    public static let normal = Level(rawValue: 0)
    /// In front of normal windows.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)

    /// Whether one is behind the other.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Decides which of the window's gestures recognise.
  package let arbiter = GestureArbiter()
  /// Which of the window's controls the keyboard is at.
  private(set) lazy var keyboardFocus = KeyboardFocus(window: self)
  /// The responder that keys and text go to.
  package weak var firstResponder: UIResponder?

  /// A window on the screen of the scene whose code runs.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    setUp()
  }

  /// A window as large as the screen of a scene, in that scene.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    setUp()
  }

  /// A window as large as the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    windowScene = screen.scene
    super.isHidden = true
    arbiter.window = self
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    setUp()
  }

  /// The screen that the window is on: that of its scene.
  public private(set) var screen: UIScreen

  /// The scene that the window belongs to: the one whose code made it, unless it was given another.
  /// A window that is shown moves over; with nil it is hidden.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
  }

  /// Whether keys and text of its scene go to this window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { contentDidChange(from: oldValue) }
  }

  /// Among windows of one level, the one shown last is in front.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue, isOnScreen { placeOnScreen() } }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Hiding the window cancels its touches.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen(of: windowScene) } else { enterScreen() }
    }
  }

  /// Shows the window in front of those of its level and gives it the keyboard.
  open func makeKeyAndVisible() {
    if isHidden {
      isHidden = false
    } else {
      placeOnScreen()
      windowScene?.windowDidBecomeVisible(self)
    }
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    guard let windowScene, windowScene.keyWindow !== self else { return }
    let previous = windowScene.keyWindow
    windowScene.makeKey(self)
    previous?.resignKey()
    becomeKey()
  }

  /// Called when the window becomes the key window.
  open func becomeKey() {}
  /// Called when another window becomes the key window.
  open func resignKey() {}

  /// Passes an event to the window's gestures and views. Overrides call super.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { event.deliver() } else { arbiter.process(event) }
  }

  /// A point of this window in another one's coordinates; nil is the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer ?? screen.rootLayer)
  }

  /// A point of another window, or of the screen for nil, in this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer ?? screen.rootLayer)
  }

  /// The upright rectangle around one of this window's, in another one's coordinates; nil is the
  /// screen's.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer ?? screen.rootLayer)
  }

  /// The upright rectangle around one of another window's, or of the screen's for nil, in this
  /// window's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer ?? screen.rootLayer)
  }

  /// The screen's scale or traits are others now.
  package func screenTraitsDidChange() {
    updateContentScale(to: screen.scale)
    updateTraits()
  }

  /// Whether an event has touches that began in this window, or presses that go to it.
  package func concerns(_ event: UIEvent) -> Bool {
    if let event = event as? UIPressesEvent { return event.window === self }
    return event.orderedTouches.contains { $0.window === self }
  }
}

extension UIWindow {
  private var isOnScreen: Bool { layer.superlayer != nil }

  private func enterScreen() {
    placeOnScreen()
    screenTraitsDidChange()
    windowScene?.windowDidBecomeVisible(self)
    showContent()
  }

  private func sceneDidChange(from former: UIWindowScene?) {
    let isShown = isOnScreen
    if isShown { leaveScreen(of: former) }
    guard let windowScene else {
      super.isHidden = true
      return
    }
    screen = windowScene.screen
    if isShown { enterScreen() }
  }

  private func leaveScreen(of scene: UIWindowScene?) {
    arbiter.cancelAllTouches()
    content?.windowWillHide()
    layer.removeFromSuperlayer()
    content?.windowDidHide()
    let wasKey = scene?.keyWindow === self
    scene?.windowDidHide(self)
    guard wasKey else { return }
    resignKey()
    scene?.keyWindow?.becomeKey()
  }

  /// Puts the window's layer in front of those of its level and below those of a higher one.
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
