import CoreGraphics

extension UIView {
  /// A predefined animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades out views, and removes them from their superviews at the end.
    case delete = 0
  }

  /// The duration of a system animation in seconds. Apple documents none, so it is UIKit's default
  /// for animation blocks.
  private static let systemAnimationDuration: TimeInterval = 0.2
  /// The final scale of deleted views. Apple documents none, so it is our choice.
  private static let deletedScale: CGFloat = 0.1

  /// Performs a system animation on views.
  ///
  /// - Parameters:
  ///   - animation: the animation. There is only `delete`.
  ///   - views: the views to animate.
  ///   - options: the options, as for a plain block.
  ///   - parallelAnimations: other changes to animate with the same timing curve.
  ///   - completion: called after the views were removed. Their alphas and transforms have then
  ///     been restored, so that they can be used again.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let originals = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: systemAnimationDuration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in originals {
          view.removeFromSuperview()
          view.alpha = alpha
          view.transform = transform
        }
        completion?(finished)
      })
  }
}
