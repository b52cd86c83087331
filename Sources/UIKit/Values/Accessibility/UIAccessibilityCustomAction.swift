public import CoreGraphics
public import ObjectiveCSupport

/// An action that assistive technologies offer for an element besides activating it.
///
/// No assistive technology runs here: a test calls ``actionHandler``, or ``selector`` on
/// ``target``.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is read to the user. Setting it removes the attributes of ``attributedName``.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes that say how it is read.
  open var attributedName: NSAttributedString
  /// The action's image; nil for none.
  open var image: UIImage?
  /// The object whose method is called; held weakly.
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

  /// An action that calls a method. The method's result says whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// An action with an image that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  /// An action that calls a method.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// An action with an image that calls a method.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName, image: image, target: target, selector: selector, handler: nil)
  }

  /// An action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// An action that calls a closure.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// An action with an image that calls a closure.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(attributedName, image: image, target: nil, selector: nil, handler: actionHandler)
  }
}
