import QuartzCore

/// A change with which an animator hides or shows a view that a stack view arranges. It can be
/// reverted.
@MainActor
struct VisibilityChange {
  private weak var view: UIView?
  private let isHidden: Bool

  /// - Parameter view: a view that has just been hidden or shown.
  init(of view: UIView) {
    self.view = view
    isHidden = view.layer.isHidden
  }

  /// The view, if it is hidden.
  var hiddenView: UIView? { view.flatMap { $0.layer.isHidden ? $0 : nil } }

  /// Reverts the change, unless other code has already done so.
  func undo() {
    guard let view else { return }
    ViewAnimation.withoutInheritedAnimation {
      if view.layer.isHidden == isHidden { view.isHidden = !isHidden }
      // The cancelled transition can have restored the layer's visibility itself.
      (view.superview as? UIStackView)?.setNeedsArrangement()
    }
  }
}
