import CoreGraphics

extension UIView {
  /// An animation that the system knows by name.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views, and takes them out of their superviews at the end.
    case delete = 0
  }

  /// Seconds that a system animation takes; Apple documents none, so it is UIKit's default for
  /// blocks.
  private static let systemAnimationDuration: TimeInterval = 0.2
  /// How small deleted views get. Chosen to look like going away, Apple documents no number.
  private static let deletedScale: CGFloat = 0.1

  /// Does a system animation to some views.
  ///
  /// - Parameters:
  ///   - animation: which; there is one, to delete.
  ///   - views: those that it is done to.
  ///   - options: as for a plain block.
  ///   - parallelAnimations: what else changes, with the same timing curve.
  ///   - completion: called once the views are out of their superviews. They have their alphas and
  ///     transforms back then, and can be used again.
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
