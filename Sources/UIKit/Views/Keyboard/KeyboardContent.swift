import CoreGraphics

/// The views that a first responder shows at the bottom of the screen.
@MainActor
struct KeyboardContent {
  /// The view above the keyboard.
  var accessory: UIView?
  /// The responder that provided the accessory. The accessory passes its events on to it.
  weak var provider: UIResponder?
  /// The responder's own input view, or the panel of keys.
  var body: UIView?

  var isEmpty: Bool { accessory == nil && body == nil }

  /// No views.
  init() {}

  /// The views of the nearest responders in the chain: the first input view and the first
  /// accessory.
  init(for responder: UIResponder) {
    for current in responder.responderChain {
      if accessory == nil, let view = current.inputAccessoryView {
        (accessory, provider) = (view, current)
      }
      if body == nil { body = current.inputView }
      if accessory != nil, body != nil { break }
    }
    // A single view cannot be in both places.
    if accessory === body { body = nil }
  }

  func shows(same other: KeyboardContent) -> Bool {
    accessory === other.accessory && body === other.body && provider === other.provider
  }
}

extension UIView {
  /// The height of a view at the bottom of the screen, in points. Its constraints determine it, or
  /// its content if its height is flexible, or else its frame.
  func keyboardHeight(width: CGFloat) -> CGFloat {
    if !translatesAutoresizingMaskIntoConstraints
      || (self as? UIInputView)?.allowsSelfSizing == true
    {
      let fitting = heightOfConstraints(width: width)
      if fitting > 0, fitting.isFinite { return fitting }
    }
    let natural = intrinsicContentSize.height
    // A view says by a content height of 0 that its own constraints determine its height.
    if natural == 0, autoresizingMask.contains(.flexibleHeight) {
      let fitting = heightOfConstraints(width: width)
      if fitting > 0, fitting.isFinite { return fitting }
    }
    if natural > 0, natural.isFinite,
      autoresizingMask.contains(.flexibleHeight) || bounds.height == 0
    {
      return natural
    }
    if bounds.height > 0 { return bounds.height }
    let fitting = sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting.isFinite ? max(fitting, 0) : 0
  }

  private func heightOfConstraints(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
