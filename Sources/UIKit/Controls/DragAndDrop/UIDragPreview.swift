/// How the preview of a dragged item looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that is shown at the touch while an item is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view. If it is in a window, its picture is shown; otherwise the view itself.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A view with a certain look.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// A view with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
