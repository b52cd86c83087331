public import CoreGraphics
public import QuartzCore

/// Where an unwinding comes from, while its end is looked for.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose segue it is.
  public let source: UIViewController
  /// What has triggered it, or was given in code.
  public let sender: Any?
  /// The method that its end must have.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
    super.init()
  }
}

extension UIViewController {
  /// The child that the source of an unwinding is in, or is presented by; nil for none.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.wayOut.first { $0.parent === self }
  }

  /// This controller, and those around it, outwards: from a child to its parent, from what is
  /// presented to who presents it.
  var wayOut: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
  }

  /// The end of an unwinding: the first that can perform its action, on the way out from its source
  /// and in what can be reached there.
  static func unwindEnd(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for controller in source.source.wayOut.dropFirst() {
      if let end = controller.unwindEnd(inside: source) { return end }
    }
    return nil
  }

  /// The same in this controller's children, those not of the way out, and itself.
  private func unwindEnd(inside source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    TransitionTrace.note(self, "allowedChildrenForUnwinding(from:)")
    for child in allowedChildrenForUnwinding(from: source) where child.parent === self {
      if let end = child.unwindEnd(inside: source) { return end }
    }
    TransitionTrace.note(self, "canPerformUnwindSegueAction(_:from:sender:)")
    let canPerform = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return canPerform ? self : nil
  }
}
