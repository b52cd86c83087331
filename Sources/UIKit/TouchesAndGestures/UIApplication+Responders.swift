import CoreGraphics
import QuartzCore

extension UIApplication {
  /// Where keys and actions without a target start when nothing says otherwise.
  ///
  /// A first responder behind what is presented gets no keys meanwhile.
  var responderInFront: UIResponder? {
    guard let keyWindow else { return nil }
    let front = keyWindow.controllerInFront
    guard let first = keyWindow.firstResponder else { return front ?? keyWindow }
    guard let front, front.ownPresentation != nil else { return first }
    let chain = sequence(first: first, next: \.next).prefix(UIResponder.longestChain)
    return chain.contains { $0 === front } ? first : front
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
