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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    arbiter.window = self
  }

  /// A window as large as the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Made for a storyboard or a xib, with what the file says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    arbiter.window = self
  }

  /// The screen that the window is on: the one that was the main screen when it was made.
  public let screen = UIScreen.main

  /// Whether keys and text go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { contentDidChange(from: oldValue) }
  }

  /// Among windows of one level, the one shown last is in front.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue, isOnScreen { placeOnScreen() } }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Hiding the window cancels its touches.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { enterScreen() }
    }
  }

  /// Shows the window in front of those of its level and gives it the keyboard.
  open func makeKeyAndVisible() {
    if isHidden {
      isHidden = false
    } else {
      placeOnScreen()
      UIApplication.shared.windowDidBecomeVisible(self)
    }
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    let previous = UIApplication.shared.keyWindow
    guard previous !== self else { return }
    UIApplication.shared.makeKey(self)
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
    UIApplication.shared.windowDidBecomeVisible(self)
    showContent()
  }

  private func leaveScreen() {
    arbiter.cancelAllTouches()
    content?.windowWillHide()
    layer.removeFromSuperlayer()
    content?.windowDidHide()
    let wasKey = isKeyWindow
    UIApplication.shared.windowDidHide(self)
    guard wasKey else { return }
    resignKey()
    UIApplication.shared.keyWindow?.becomeKey()
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
