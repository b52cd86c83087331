import CoreGraphics
import QuartzCore

extension UIApplication {
  /// Where keys and actions without a target start when nothing says otherwise.
  var responderInFront: UIResponder? {
    keyWindow?.firstResponder ?? keyWindow?.controllerInFront ?? keyWindow
  }

  /// Calls an action on the first object of the responder chain that can perform it.
  func performInChain(_ action: Selector, sender: AnyObject?, event: UIEvent?) -> Bool {
    let start = (sender as? UIGestureRecognizer)?.view ?? sender as? UIResponder
    let performer = (start ?? responderInFront)?.performer(of: action, sender: sender)
    return performer.map { action.perform(on: $0, sender: sender, event: event) } ?? false
  }

  /// What Escape takes away where nobody else wants the key: the controller in front, unless it
  /// insists on an answer or is on its way.
  package var controllerThatEscapeDismisses: UIViewController? {
    guard let window = keyWindow, let controller = window.controllerInFront,
      controller.presentingViewController != nil, controller.ownPresentation != nil,
      ViewControllerTransition.running(in: window) == nil
    else { return nil }
    return controller
  }

  /// The control that Space and Return press now.
  package var focusedView: UIView? { keyWindow?.keyboardFocus.current }
}
