import CoreGraphics

/// The zoom of one controller: where it grows from, and the drag that takes it back.
@MainActor
final class ZoomTransition: UIViewController.Transition {
  let options: ZoomOptions
  private let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

  init(
    options: ZoomOptions, _ sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) {
    (self.options, self.sourceViewProvider) = (options, sourceViewProvider)
    super.init(modalStyle: nil)
  }

  override func animator(
    isAppearing: Bool, of controller: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let drag = ZoomDrag.attached(to: controller, by: self)
    if ReducedMotion.isEnabled, drag.interactor == nil {
      return CrossDissolveAnimator(isPresenting: isAppearing)
    }
    let animator = ZoomAnimator(self, isAppearing: isAppearing, controller)
    drag.animator = animator
    return animator
  }

  /// A page that was not animated, such as the top of a stack that is restored, can be dragged away
  /// as well.
  override func prepareToLeave(_ controller: UIViewController) {
    _ = ZoomDrag.attached(to: controller, by: self)
  }

  override func interactor(
    of controller: UIViewController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ZoomDrag.known(of: controller, by: self)?.interactor
  }

  override func detach(from controller: UIViewController) {
    ZoomDrag.detach(from: controller, by: self)
  }

  /// The view in a window that the controller grows out of, or goes back to.
  func sourceView(of controller: UIViewController, over other: UIViewController) -> UIView? {
    let source = sourceViewProvider(ZoomSourceViewProviderContext(from: other, to: controller))
    guard let source, source.window != nil, !source.bounds.isEmpty else { return nil }
    return source
  }

  /// The part of the controller's view that has the place of the source view.
  func alignmentRect(of controller: UIViewController, with source: UIView?) -> CGRect {
    let bounds = controller.view.bounds
    guard let source, let provider = options.alignmentRectProvider,
      let rect = provider(ZoomOptions.AlignmentRectContext(source, controller)), !rect.isNull
    else { return bounds }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      Diagnostics.warn(
        "The alignment rectangle of a zoom must be finite and not empty; it is the whole view.")
      return bounds
    }
    return rect
  }
}
