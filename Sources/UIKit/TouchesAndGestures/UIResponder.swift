public import CoreGraphics

/// An object that can react to events: what it does not handle goes on to its `next` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// More responders than any real chain has: where a walk along `next` gives up on a circle.
  static let longestChain = 10_000

  public override init() { super.init() }

  /// Makes the object as `init()` does. Nothing is read from an archive; the initialiser is here
  /// because it is required, so that an object can be made of a class that is only known by name.
  public required init?(coder: NSCoder) { super.init() }

  /// The responder that gets what this one leaves: for a view its controller or its superview.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// One or more fingers went down. By default the next responder gets them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// One or more fingers moved. By default the next responder gets them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// One or more fingers were lifted. By default the next responder gets them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture, the system or the removal of the view took the touches away. By default the next
  /// responder gets them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// The keys that this object wants, besides those further up the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Whether this object is the one that its window's keyboard input goes to.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this object is willing to become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object is willing to give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object first responder of its window, if it, and the one that is, agree. Objects
  /// outside a window cannot be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being first responder. True also where it was not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window at the end of the responder chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    var hops = 0
    while let current = responder, hops < Self.longestChain {
      if let window = current as? UIWindow { return window }
      responder = current.next
      hops += 1
    }
    return nil
  }
}
