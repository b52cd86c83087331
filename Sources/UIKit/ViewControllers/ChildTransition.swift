import CoreGraphics

/// Swaps the views of two children of a container.
@MainActor
struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController
  let options: UIView.AnimationOptions

  func run(
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from !== to, from.parent === parent, to.parent === parent else {
      Diagnostics.warn(
        "transition(from:to:) needs two different children of \(type(of: parent)); it is ignored.")
      return
    }
    guard let oldView = from.view, let newView = to.view else { return }
    let isAnimated = duration > 0
    ViewAnimation.outsideBlocks {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
      if newView.superview == nil {
        newView.frame = oldView.frame
        oldView.superview?.insertSubview(newView, aboveSubview: oldView)
      }
    }
    let dissolves = options.contains(.transitionCrossDissolve)
    let alphas = (old: oldView.alpha, new: newView.alpha)
    if dissolves { ViewAnimation.outsideBlocks { newView.alpha = 0 } }
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if dissolves {
          oldView.alpha = 0
          newView.alpha = alphas.new
        }
        animations?()
      },
      completion: { finished in
        oldView.removeFromSuperview()
        if dissolves { oldView.alpha = alphas.old }
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        completion?(finished)
      })
  }
}
