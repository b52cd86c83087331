import InterfaceBuilder
import ObjectiveCSupport

/// The controller that performs a segue, and the sender, while the destination is made.
///
/// A segue often leads to a container. The segue action that makes the first controller of the
/// container is then a method of this controller.
@MainActor
final class SegueOrigin {
  private(set) weak var controller: UIViewController?
  private(set) var sender: Any?

  init(_ controller: UIViewController, sender: Any?) {
    (self.controller, self.sender) = (controller, sender)
  }

  /// Called when the destination has been made. What is made later is not made by the segue.
  func end() { (controller, sender) = (nil, nil) }
}

extension InterfaceSource {
  /// Returns the segue action that makes the destination of a segue, if the file names one.
  ///
  /// - Parameter controllers: the controllers that may have the action, the nearest one first.
  func creator(
    of segue: InterfaceSegue, on controllers: [UIViewController], sender: Any?
  ) -> UIStoryboard.Creator? {
    guard let name = segue.creationSelector else { return nil }
    for controller in controllers {
      guard let action = ObjectiveCNames.action(name, of: controller), action.makesObjects else {
        continue
      }
      return { coder in
        TransitionTrace.call(controller, name, [controller, coder, sender, segue.identifier]) {
          action.make(on: controller, coder: coder, sender: sender, identifier: segue.identifier)
        }
          as? UIViewController
      }
    }
    warn(
      segue.line,
      "\(controllers.last.map { "\(type(of: $0))" } ?? "no controller") has no segue action "
        + "\"\(name)\" in its `actions`; the destination is made without it.")
    return nil
  }
}
