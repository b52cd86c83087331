/// The appearance of a dragged item's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view at the touch while an item is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view. If it is in a window, a picture of it is shown, otherwise the view itself.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view with an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Makes a preview of a view with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
