public import CoreGraphics
public import QuartzCore

/// Describes the source of an unwind segue, while its destination is searched for.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose segue it is.
  public let source: UIViewController
  /// The object that has triggered it, or that was passed in code.
  public let sender: Any?
  /// The action that the destination must be able to perform.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
    super.init()
  }
}

extension UIViewController {
  /// This controller and those around it, outwards: from a child to its parent, from a presented
  /// controller to its presenter.
  var unwindPath: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
  }

  /// The destination of an unwind segue: the first controller that can perform its action. The
  /// search goes outwards from the source: a presenter is asked first and its descendants next, a
  /// parent is asked after its other children.
  static func unwindEnd(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    if source.source.canBeEnd(of: source) { return source.source }
    var last = source.source
    for controller in source.source.unwindPath.dropFirst() {
      // A presenter is asked before its children; a parent is asked after them.
      let isPresenter = last.parent == nil
      if isPresenter, controller.canBeEnd(of: source) { return controller }
      if let end = controller.unwindEnd(inside: source) { return end }
      if !isPresenter, controller.canBeEnd(of: source) { return controller }
      last = controller
    }
    return nil
  }

  /// Searches the children, except those on the unwind path, and their descendants for the
  /// destination.
  private func unwindEnd(inside source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let allowed = TransitionTrace.call(self, "allowedChildrenForUnwinding(from:)", [source]) {
      allowedChildrenForUnwinding(from: source)
    }
    for child in allowed where child.parent === self {
      if let end = child.unwindEnd(inside: source) { return end }
      if child.canBeEnd(of: source) { return child }
    }
    return nil
  }

  private func canBeEnd(of source: UIStoryboardUnwindSegueSource) -> Bool {
    return TransitionTrace.call(
      self, "canPerformUnwindSegueAction(_:from:sender:)",
      [source.unwindAction, source.source, source.sender]
    ) {
      canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    }
  }
}
