import CoreGraphics
package import ObjectiveCSupport

/// A target, held weakly, and the method to call on it. Without a target the call goes to the first
/// object in the responder chain that is of the method's class.
@MainActor
package struct TargetAction {
  private enum Receiver {
    case object(WeakReference)
    case responderChain
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private let receiver: Receiver
  package let action: Selector

  package init(target: Any?, action: Selector) {
    self.action = action
    guard let target = target.flatMap(Self.unwrapped) else {
      receiver = .responderChain
      return
    }
    if !(type(of: target) is AnyClass) {
      Diagnostics.warn("The target of an action must be an object; \(target) is not one.")
    }
    receiver = .object(WeakReference(object: target as AnyObject))
  }

  /// The value inside nested optionals, which an `Any` can hold.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The target; nil if there is none, or if it was released.
  package var target: AnyObject? {
    guard case .object(let reference) = receiver else { return nil }
    return reference.object
  }

  /// Whether the target was released, so that the entry can be removed.
  package var isDead: Bool {
    guard case .object(let reference) = receiver else { return false }
    return reference.object == nil
  }

  /// Calls the action, unless its target was released.
  package func perform(sender: AnyObject, event: UIEvent?) {
    switch receiver {
    case .object(let reference):
      guard let target = reference.object else { return }
      if !action.perform(on: target, sender: sender, event: event) {
        Diagnostics.warn(
          "An action of \(type(of: target)) cannot be called by \(type(of: sender)): "
            + "its class or its parameters do not fit.")
      }
    case .responderChain:
      _ = UIApplication.shared.performInChain(action, sender: sender, event: event)
    }
  }

  /// The indices in `list` of the entries that `removeTarget(target, action: action)` removes. Nil
  /// means any target or any action. If no action in the list is equal, an action with the same
  /// signature is used if there is only one.
  package static func indices(in list: [TargetAction], target: Any?, action: Selector?) -> [Int] {
    let object = target.map { $0 as AnyObject }
    let ofTarget = list.indices.filter { object == nil || list[$0].target === object }
    guard let action else { return Array(ofTarget) }
    let exact = ofTarget.filter { list[$0].action == action }
    if !exact.isEmpty { return exact }
    let similar = ofTarget.filter { list[$0].action.hasSameSignature(as: action) }
    if similar.count > 1 {
      Diagnostics.warn(
        "An action to remove cannot be distinguished from \(similar.count) of the same class and "
          + "parameters; nothing was removed. Keep the selector that was added, and remove that.")
      return []
    }
    return similar
  }
}
