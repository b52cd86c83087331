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
    source.source.unwindPath.first { $0.parent === self }
  }

  /// This controller, and those around it, outwards: from a child to its parent, from what is
  /// presented to who presents it.
  var unwindPath: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
  }

  /// The end of an unwinding: the first that can perform its action. Asked are the source, and then
  /// outwards from it each presenter, what can be reached there, and each container.
  static func unwindEnd(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    if source.source.canBeEnd(of: source) { return source.source }
    var last = source.source
    for controller in source.source.unwindPath.dropFirst() {
      // Who presents is asked before what is in it; who contains is asked after that.
      let isPresenter = last.parent == nil
      if isPresenter, controller.canBeEnd(of: source) { return controller }
      if let end = controller.unwindEnd(inside: source) { return end }
      if !isPresenter, controller.canBeEnd(of: source) { return controller }
      last = controller
    }
    return nil
  }

  /// The destination of an unwinding among the children, but for those on the unwind path, and what
  /// is in these.
  private func unwindEnd(inside source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    TransitionTrace.note(self, "allowedChildrenForUnwinding(from:)")
    for child in allowedChildrenForUnwinding(from: source) where child.parent === self {
      if let end = child.unwindEnd(inside: source) { return end }
      if child.canBeEnd(of: source) { return child }
    }
    return nil
  }

  private func canBeEnd(of source: UIStoryboardUnwindSegueSource) -> Bool {
    TransitionTrace.note(self, "canPerformUnwindSegueAction(_:from:sender:)")
    return canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
  }
}
