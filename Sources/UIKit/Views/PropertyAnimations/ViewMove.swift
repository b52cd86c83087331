import QuartzCore

/// One move of a view in the hierarchy while an animator ran: undone when its transition is
/// cancelled and the move was a part of a transition from picture to picture.
@MainActor
struct ViewMove {
  private weak var scope: AnimationScope?
  private let view: UIView
  private let oldSuperview: UIView?
  private let oldIndex: Int
  /// Who had the keyboard, in the view or below it.
  private let focus: UIResponder?

  /// Nil where no animator runs.
  ///
  /// - Parameter view: about to leave its place.
  init?(of view: UIView, focus: UIResponder?) {
    guard let scope = AnimationScope.recording else { return nil }
    self.scope = scope
    self.view = view
    self.focus = focus
    oldSuperview = view.superview
    oldIndex = oldSuperview?.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Notes the move, now that the view is where it goes, for the transition that is being set up.
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
