import CoreGraphics
import ObjectiveCSupport

/// The edit menu of a text field or a text view. It opens at the end of a press of half a second,
/// and for the right mouse button. A finger that moves after such a press selects text.
final class TextMenuInteraction: UIEditMenuInteraction, UIGestureRecognizerDelegate {
  /// The seconds of the press, as on iOS.
  private static let pressDuration: TimeInterval = 0.5

  /// The points that a finger may move before it selects text.
  private static let minimumTravel: CGFloat = 10

  private let press = UILongPressGestureRecognizer()
  private var startOfPress = CGPoint.zero

  override init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init(delegate: delegate)
    press.minimumPressDuration = Self.pressDuration
    press.delegate = self
    // The touches of the press select text.
    press.cancelsTouchesInView = false
    press.addTarget(self, action: Selector(TextMenuInteraction.pressDidChange))
  }

  override func willMove(to view: UIView?) {
    super.willMove(to: view)
    self.view?.removeGestureRecognizer(press)
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    view?.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    session == nil && view?.canBecomeFirstResponder == true
  }

  private func pressDidChange() {
    let point = press.location(in: view)
    switch press.state {
    case .began: startOfPress = point
    case .ended where startOfPress.distance(to: point) < Self.minimumTravel: open(at: point)
    case .possible, .changed, .ended, .cancelled, .failed: break
    }
  }

  override func clickSecondarily(at point: CGPoint) -> Bool { session == nil && open(at: point) }

  @discardableResult
  private func open(at point: CGPoint) -> Bool {
    guard let text = view as? any TextEditing, text.prepareForMenu(at: point) else { return false }
    return present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  // MARK: The text's delegate

  override func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = suggestedActions
    var own: UIMenu?
    switch view {
    case let field as UITextField:
      own = field.delegate?.textField(
        field, editMenuForCharactersIn: field.content.selection, suggestedActions: suggested)
    case let text as UITextView:
      own = text.textDelegate?.textView(
        text, editMenuForTextIn: text.content.selection, suggestedActions: suggested)
    default: break
    }
    return own ?? UIMenu(children: suggested)
  }

  override func willPresent(
    _ configuration: UIEditMenuConfiguration, _ animator: MenuAnimator
  ) {
    switch view {
    case let field as UITextField:
      field.delegate?.textField(field, willPresentEditMenuWith: animator)
    case let text as UITextView:
      text.textDelegate?.textView(text, willPresentEditMenuWith: animator)
    default: break
    }
  }

  override func willDismiss(
    _ configuration: UIEditMenuConfiguration, _ animator: MenuAnimator
  ) {
    switch view {
    case let field as UITextField:
      field.delegate?.textField(field, willDismissEditMenuWith: animator)
    case let text as UITextView:
      text.textDelegate?.textView(text, willDismissEditMenuWith: animator)
    default: break
    }
  }
}

extension TextEditing {
  /// Begins editing, and moves the caret to the location of the menu, unless that is in the
  /// selection.
  ///
  /// - Returns: whether there is a text to edit or to copy.
  fileprivate func prepareForMenu(at point: CGPoint) -> Bool {
    guard becomeFirstResponder() else { return false }
    let place = place(at: point)
    let selection = content.selection
    let isInside = (selection.location...selection.location + selection.length).contains(place)
    if selection.length == 0 || !isInside {
      changeSelection(to: NSRange(location: place, length: 0))
    }
    return true
  }
}
