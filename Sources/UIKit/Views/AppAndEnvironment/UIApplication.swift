import Compositor
import CoreGraphics
package import Platform
package import QuartzCore

/// The running app: its windows, its events and its loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app. Before `run` it is one without a window of the system's.
  public private(set) static var shared = UIApplication()

  /// Names what an app was launched for. None is used here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The root of the app's own code, kept alive by the app.
  open var delegate: (any UIApplicationDelegate)?
  /// The windows that are shown, from back to front.
  open private(set) var windows: [UIWindow] = []
  /// The window that gets the keyboard.
  open private(set) var keyWindow: UIWindow?

  /// The transitions that run now, in the order of their begin.
  var transitions: [any SceneActivity] = []

  /// What `.automatic` stands for as a presentation style. An app of sheets sets `.pageSheet`.
  open var automaticModalPresentationStyle = UIModalPresentationStyle.fullScreen {
    didSet {
      guard [.automatic, .none, .custom, .popover].contains(automaticModalPresentationStyle) else {
        return
      }
      Diagnostics.warn(
        "Presentations that are automatic cannot be \(automaticModalPresentationStyle).")
      automaticModalPresentationStyle = oldValue
    }
  }

  private var ignoreCount = 0
  private lazy var dispatcher = EventDispatcher(application: self)
  /// Retained by the run loop's owner.
  private weak var stage: Stage?

  /// The clipboard of an app that has no window.
  private var ownClipboardText = ""

  var clipboardText: String {
    get { stage?.clipboardText ?? ownClipboardText }
    set {
      if let stage { stage.clipboardText = newValue } else { ownClipboardText = newValue }
    }
  }

  /// Calls by the main screen's clock.
  package private(set) lazy var frameTimers = FrameTimers(
    now: { UIScreen.main.clock.now }, wake: { UIScreen.main.layerTree.setNeedsFrame() },
    endTurn: { [unowned self] in turn.end() })

  /// What starts at the end of the turn.
  package private(set) lazy var turn = TurnQueue(
    layOut: { UIScreen.main.layerTree.layOut() },
    wake: { UIScreen.main.layerTree.setNeedsFrame() })

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
    let application = UIApplication()
    shared = application
    let stage = Stage(
      platform: platform, window: platformWindow, application: application,
      compositor: CompositorMaker.make())
    application.stage = stage
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    stage.start()
    return stage
  }

  /// The app is over: what runs in it, and what it ignores, does not matter any more.
  func end() {
    if UIApplication.shared === self { UIApplication.shared = UIApplication() }
  }

  // MARK: Windows

  package func windowDidBecomeVisible(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  package func windowDidHide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  package func makeKey(_ window: UIWindow) { keyWindow = window }

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

  /// What came from the platform, before it becomes touches and keys.
  package func receive(_ event: PlatformEvent) {
    dispatcher.receive(event)
  }

  /// Whether touches have moved since the last frame.
  var hasMovements: Bool { dispatcher.hasMovements }

  /// Delivers the movements of touches since the last frame.
  package func deliverMovements() { dispatcher.deliverMovements() }

  /// Shows the cursor of what the last frame put under the mouse.
  func updateCursor() { dispatcher.showCursor() }

  /// Where the mouse is on the screen; nil while it is elsewhere.
  var hoverLocation: CGPoint? { dispatcher.hoverLocation }

  /// Whether new touches are ignored, as they are while a transition runs by itself.
  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  /// Ignores new touches until ``endIgnoringInteractionEvents()``; calls nest.
  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }

  /// Takes back one ``beginIgnoringInteractionEvents()``; one too many does nothing.
  open func endIgnoringInteractionEvents() { ignoreCount = max(ignoreCount - 1, 0) }

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

  /// How fast the stage's time runs: 1 is real time, 0 stands still, 0.1 is slow motion.
  public var timeScale: Double {
    get { stage?.timeScale ?? 1 }
    set { stage?.timeScale = newValue.isFinite ? max(newValue, 0) : 1 }
  }

  /// Ends the loop after this turn.
  public func terminate() { stage?.terminate() }
}
