import CoreGraphics
import QuartzCore

/// Follows the mouse over its view, without a button: began when it enters the view or a
/// descendant, changed when it moves there, ended when it leaves or the view moves away.
///
/// While the first button is held nothing is reported, because the mouse is a touch then. There are
/// no touches: `numberOfTouches` is 0, and the delegate is only asked whether it should begin.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The view that the mouse has entered, until it leaves; also if the recogniser should not begin.
  private(set) weak var enteredView: UIView?

  private var isHovering: Bool { record.state == .began || record.state == .changed }

  /// It does not compete: a hovered view can be tapped and dragged.
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

  /// It has no touches, so other recognisers do not cancel it.
  override func cancelWhatItRecognizes() {
    enteredView = nil
    if isHovering { state = .cancelled }
  }
}
