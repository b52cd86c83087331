public import CoreGraphics

/// What has a size, may contain others that have, and is notified when its size or its traits
/// change: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size, in points, that suits the content; zero where it does not care.
  var preferredContentSize: CGSize { get }
  /// Something inside prefers another size now.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that something inside is to have when this has the size given, both in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change, in points. What is animated alongside changes with it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UITraitEnvironment, UIContentContainer {}
