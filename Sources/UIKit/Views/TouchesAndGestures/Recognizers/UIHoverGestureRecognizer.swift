import CoreGraphics
import QuartzCore

/// Follows the mouse over its view while no button is pressed. It begins when the mouse enters the
/// view or a descendant, changes when it moves there, and ends when it leaves or the view moves
/// away.
///
/// While the first button is held, the mouse is a touch, and nothing is reported. The gesture has
/// no touches: `numberOfTouches` is 0, and the delegate is only asked whether it should begin.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The view that the mouse has entered, until it leaves, even if the recogniser does not begin.
  private(set) weak var enteredView: UIView?

  private var isHovering: Bool { record.state == .began || record.state == .changed }

  /// The recogniser does not compete for touches: a hovered view can be tapped and dragged.
  override var failsWithoutTouches: Bool { true }
  override func follows(_ source: UITouch.Source) -> Bool { false }

  func enter(at point: CGPoint, modifiers: UIKeyModifierFlags) {
    enteredView = view
    note(point, modifiers)
    state = .began
  }

  func move(to point: CGPoint, modifiers: UIKeyModifierFlags) {
    note(point, modifiers)
    if isHovering { state = .changed }
  }

  func leave() {
    enteredView = nil
    if isHovering { state = .ended }
  }

  private func note(_ point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    record.lastMiddle = point
    modifierFlags = modifiers
  }

  /// The gesture has no touches, so other recognisers do not cancel it.
  override func cancelRecognition() {
    enteredView = nil
    if isHovering { state = .cancelled }
  }
}
