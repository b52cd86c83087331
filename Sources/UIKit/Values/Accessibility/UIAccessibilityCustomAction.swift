public import CoreGraphics
public import ObjectiveCSupport

/// What can be done with an element beside activating it, for an assistive technology.
///
/// None runs here: a test calls ``actionHandler``, or ``selector`` on ``target``.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action is for, and returns whether it could be done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called. Setting it removes the attributes of ``attributedName``.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name, with how it is read.
  open var attributedName: NSAttributedString
  /// A picture for it; nil for none.
  open var image: UIImage?
  /// Has the method that is called; held weakly.
  open weak var target: AnyObject?
  /// The method of the target; nil for an action with a handler.
  open var selector: Selector?
  /// Called instead of the target's method; nil for an action with a target.
  open var actionHandler: Handler?

  private init(
    _ name: NSAttributedString, image: UIImage?, target: Any?, selector: Selector?,
    handler: Handler?
  ) {
    attributedName = name
    self.image = image
    self.selector = selector
    actionHandler = handler
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// An action that calls a method, whose result says whether it could be done.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// An action with a picture that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  /// An action that calls a method.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// An action with a picture that calls a method.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName, image: image, target: target, selector: selector, handler: nil)
  }

  /// An action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with a picture that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// An action that calls a closure.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// An action with a picture that calls a closure.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(attributedName, image: image, target: nil, selector: nil, handler: actionHandler)
  }
}
