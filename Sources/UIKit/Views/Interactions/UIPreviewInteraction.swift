public import CoreGraphics

/// Observes how hard a view is pressed. Screens here do not measure force, so the interaction never
/// begins, as on a device without 3D Touch.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed; held weakly.
  public private(set) weak var view: UIView?
  /// The delegate, which would be notified of the force.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Makes an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The location of the press. A press never begins, so it is the middle of the view.
  ///
  /// - Parameter coordinateSpace: the coordinate space of the result; nil for the view's.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
  }

  /// Cancels the press. It has no effect, because a press never begins.
  open func cancel() {}
}

/// Notified of the force with which a view is pressed.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Whether a press may begin. The default is true.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called when the force has come closer to the preview, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the force has come closer to the commitment, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the press has ended without a preview.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
