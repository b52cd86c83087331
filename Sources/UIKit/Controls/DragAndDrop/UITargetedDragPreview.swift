/// The target of a dragged item's preview.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, with the target that it comes from or moves to.
///
/// If the view is in a window, a picture of it is shown, otherwise the view itself.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  private let dragParameters: UIDragPreviewParameters

  /// Makes a preview of a view at a target.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    dragParameters = parameters
    super.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of a view at its position in its superview.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a view at its position in its superview, with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: dragParameters, target: newTarget)
  }
}
