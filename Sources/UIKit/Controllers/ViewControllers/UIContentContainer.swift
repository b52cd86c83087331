public import CoreGraphics

/// Has a size, may contain other content containers, and is notified when its size or its traits
/// change: view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a contained container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that the constraints of a contained container give has changed. It is not called
  /// here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a contained container, when this one has the size given; both in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change, in points. Blocks that are animated alongside change with it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIPresentationController: UITraitChangeObservable, TraitObserved {}

extension UIViewController: UITraitChangeObservable, TraitObserved, UIContentContainer {}
