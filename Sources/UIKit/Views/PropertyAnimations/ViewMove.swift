import QuartzCore

/// A move of a view in the hierarchy while an animator runs. It is reverted if it was part of a
/// transition of a view's content and the controller transition is cancelled.
@MainActor
struct ViewMove {
  private weak var scope: AnimationScope?
  private let view: UIView
  private let oldSuperview: UIView?
  private let oldIndex: Int
  /// The first responder, if it was in the view.
  private let focus: UIResponder?

  /// Nil if no animator is running.
  ///
  /// - Parameter view: the view that is about to be moved.
  init?(of view: UIView, focus: UIResponder?) {
    guard let scope = AnimationScope.recording else { return nil }
    self.scope = scope
    self.view = view
    self.focus = focus
    oldSuperview = view.superview
    oldIndex = oldSuperview?.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Records the completed move for the transition that is being prepared.
  func note() {
    let newSuperview = view.superview
    scope?.addUndo { [self] in
      guard let scope, view.superview === newSuperview,
        [oldSuperview, newSuperview].contains(where: {
          $0.map { scope.isInTransition($0.layer) } ?? false
        })
      else { return }
      ViewAnimation.withoutInheritedAnimation { moveBack() }
    }
  }

  private func moveBack() {
    guard let oldSuperview else { return view.removeFromSuperview() }
    oldSuperview.insertSubview(view, at: oldIndex)
    if let focus, view.window?.firstResponder == nil { _ = focus.becomeFirstResponder() }
  }
}
