/// Where the preview of a dragged item comes from, or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, and the place that it comes from or goes to.
///
/// If the view is in a window, its picture is shown; otherwise the view itself.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  private let dragParameters: UIDragPreviewParameters

  /// A view at a place.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    dragParameters = parameters
    super.init(view: view, parameters: parameters, target: target)
  }

  /// A view where it is in its superview.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A view where it is in its superview, with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: dragParameters, target: newTarget)
  }
}
