import QuartzCore

/// An animator's hiding or showing of a view that a stack view arranges, which can be reverted.
@MainActor
struct VisibilityChange {
  private weak var view: UIView?
  private let isHidden: Bool

  /// - Parameter view: one that was just hidden or shown.
  init(of view: UIView) {
    self.view = view
    isHidden = view.layer.isHidden
  }

  /// The view, while it is hidden.
  var hiddenView: UIView? { view.flatMap { $0.layer.isHidden ? $0 : nil } }

  /// Shows or hides the view again, if nothing else has done so.
  func undo() {
    guard let view else { return }
    ViewAnimation.withoutInheritedAnimation {
      if view.layer.isHidden == isHidden { view.isHidden = !isHidden }
      // A transition that was cancelled may have shown the layer itself again.
      (view.superview as? UIStackView)?.setNeedsArrangement()
    }
  }
}
