public import CoreGraphics

/// A registration of a controller for previews by a firm press. Screens here do not measure force,
/// so previews never begin, as on a device without 3D Touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser that others can be made to wait for; it never recognises.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Supplies the previewed controllers; held weakly.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp, in its coordinates; its bounds at first.
  var sourceRect: CGRect { get set }
}

/// Supplies the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview for a point of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The user presses harder, to show the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

extension UIViewController {
  /// Registers a view for previews. Ask `traitCollection.forceTouchCapability` first: it is
  /// `unavailable` here, and the delegate is never called.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  /// Ends a registration: the recogniser that others waited for leaves its view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
  }
}

/// A registration that is kept, and never begins a preview.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    previewingGestureRecognizerForFailureRelationship.isEnabled = false
  }

  func end() { previewingGestureRecognizerForFailureRelationship.isEnabled = false }
}
