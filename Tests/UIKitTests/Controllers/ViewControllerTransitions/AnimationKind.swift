import CoreGraphics
import UIKitTestSupport

import QuartzCore
import UIKit

/// A way to animate, to be played, scrubbed, finished and cancelled. A new kind is one entry in
/// `all`.
struct AnimationKind: Sendable, CustomTestStringConvertible {
  /// The views that an animator of this kind uses.
  @MainActor
  struct Actors {
    let context: any UIViewControllerContextTransitioning
    /// Seconds that the transition takes.
    let duration: TimeInterval
    /// Views inside the container: two siblings.
    let box, card: UIView
    /// Subviews of the card: the visible and the hidden side.
    let front, back: UIView
    /// A view without a superview, and one inside the box.
    let spare, borrowed: UIView
    /// A view in the window, outside the container.
    let outsider: UIView
    /// Ends the transition; to be called once.
    let done: @MainActor () -> Void
  }

  let name: String
  /// An animator made of a property animator, for `interruptibleAnimator(using:)`.
  let interruptible: (@MainActor @Sendable (Actors) -> UIViewPropertyAnimator)?
  /// Whether it changes values before it animates. A cancelled transition returns to these values.
  let setsUp: Bool
  let animate: @MainActor @Sendable (Actors) -> Void

  init(
    _ name: String, setsUp: Bool = false, animate: @escaping @MainActor @Sendable (Actors) -> Void
  ) {
    self.name = name
    self.setsUp = setsUp
    self.animate = animate
    interruptible = nil
  }

  init(
    interruptible name: String,
    _ animator: @escaping @MainActor @Sendable (Actors) -> UIViewPropertyAnimator
  ) {
    self.name = "interruptible, \(name)"
    animate = { _ in }
    setsUp = false
    interruptible = animator
  }

  var testDescription: String { name }

  static let all: [AnimationKind] =
    blocks + explicit + animators + keyframes + repeats + pictures
}

extension AnimationKind {
  private static let blocks: [AnimationKind] = [
    AnimationKind("plain block") { actors in
      UIView.animate(
        withDuration: actors.duration, delay: 0, options: .curveLinear,
        animations: { actors.changeEverything() }, completion: { _ in actors.done() })
    },
    AnimationKind("easing block") { actors in
      UIView.animate(
        withDuration: actors.duration, animations: { actors.changeEverything() },
        completion: { _ in actors.done() })
    },
    AnimationKind("block from values set up for it", setsUp: true) { actors in
      actors.card.alpha = 0
      actors.box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      UIView.animate(withDuration: actors.duration) {
        actors.card.alpha = 1
        actors.box.transform = .identity
      } completion: { _ in
        actors.done()
      }
    },
    AnimationKind("spring block") { actors in
      UIView.animate(
        withDuration: actors.duration, delay: 0, usingSpringWithDamping: 0.5,
        initialSpringVelocity: 1, animations: { actors.changeEverything() },
        completion: { _ in actors.done() })
    },
    AnimationKind("keyframes") { actors in
      UIView.animateKeyframes(
        withDuration: actors.duration, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
            actors.box.center.x += 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
            actors.box.center.y += 50
            actors.card.alpha = 0.2
          }
        }, completion: { _ in actors.done() })
    },
    AnimationKind("nested blocks") { actors in
      UIView.animate(withDuration: actors.duration) {
        actors.box.center.x += 100
        UIView.animate(
          withDuration: actors.duration / 2, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { actors.card.alpha = 0 }
      } completion: { _ in
        actors.done()
      }
    },
    AnimationKind("delayed blocks") { actors in
      UIView.animate(
        withDuration: actors.duration / 2, delay: 0, animations: { actors.box.center.x += 100 })
      UIView.animate(
        withDuration: actors.duration / 2, delay: actors.duration / 2,
        animations: { actors.card.transform = CGAffineTransform(rotationAngle: 1) },
        completion: { _ in actors.done() })
    },
    AnimationKind("there and back") { actors in
      UIView.animate(
        withDuration: actors.duration / 2, delay: 0, options: [.autoreverse],
        animations: { actors.box.alpha = 0 },
        completion: { _ in
          actors.box.alpha = 1
          actors.done()
        })
    },
    AnimationKind("retargeted while it runs") { actors in
      UIView.animate(
        withDuration: actors.duration / 2, animations: { actors.box.center.x += 100 })
      UIView.animate(
        withDuration: actors.duration, animations: { actors.box.center.x -= 50 },
        completion: { _ in actors.done() })
    },
    AnimationKind("outside the container") { actors in
      UIView.animate(withDuration: actors.duration) {
        actors.outsider.alpha = 0.3
        actors.outsider.center.x += 30
      } completion: { _ in
        actors.done()
      }
    },
  ]

  private static let explicit: [AnimationKind] = [
    AnimationKind("basic animation") { actors in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      actors.run(fade, on: actors.card) { $0.opacity = 0.25 }
    },
    AnimationKind("key path of a component") { actors in
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue) = (0, 1)
      actors.run(turn, on: actors.box) { $0.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    },
    AnimationKind("spring animation") { actors in
      let spring = CASpringAnimation(keyPath: "position.x")
      // Stiff enough to be at rest at the end.
      (spring.stiffness, spring.damping) = (1600, 40)
      spring.fromValue = actors.box.layer.position.x
      spring.toValue = actors.box.layer.position.x + 80
      actors.run(spring, on: actors.box) { $0.position.x += 80 }
    },
    AnimationKind("keyframe animation") { actors in
      let start = actors.box.layer.position
      let path = CAKeyframeAnimation(keyPath: "position")
      path.values = [
        start, CGPoint(x: start.x + 50, y: start.y), CGPoint(x: start.x + 50, y: start.y + 90),
      ]
      path.calculationMode = .cubic
      actors.run(path, on: actors.box) { $0.position = CGPoint(x: start.x + 50, y: start.y + 90) }
    },
    AnimationKind("animation group") { actors in
      let grow = CABasicAnimation(keyPath: "transform.scale")
      (grow.fromValue, grow.toValue) = (1, 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0.5, actors.duration / 2)
      fade.fillMode = .forwards
      let group = CAAnimationGroup()
      group.animations = [grow, fade]
      actors.run(group, on: actors.card) {
        $0.transform = CATransform3DMakeScale(2, 2, 2)
        $0.opacity = 0.5
      }
    },
    AnimationKind("implicit actions of a layer of one's own") { actors in
      let layer = actors.box.layer.sublayers?.first
      CATransaction.begin()
      CATransaction.setAnimationDuration(actors.duration)
      CATransaction.setCompletionBlock(actors.done)
      layer?.position.x += 20
      layer?.cornerRadius = 10
      layer?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      CATransaction.commit()
    },
  ]

  private static let animators: [AnimationKind] = [
    AnimationKind("property animator") { actors in
      let animator = UIViewPropertyAnimator(duration: actors.duration, curve: .easeIn) {
        actors.changeEverything()
      }
      animator.addCompletion { _ in actors.done() }
      animator.startAnimation()
    },
    AnimationKind("property animator with a spring and a late block") { actors in
      let animator = UIViewPropertyAnimator(
        duration: actors.duration, dampingRatio: 0.6, animations: { actors.box.center.x += 90 })
      animator.addAnimations({ actors.card.alpha = 0 }, delayFactor: 0.5)
      animator.addCompletion { _ in actors.done() }
      animator.startAnimation()
    },
    AnimationKind("property animator with keyframes") { actors in
      let animator = UIViewPropertyAnimator(duration: actors.duration, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) {
            actors.box.center.x += 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
            actors.card.alpha = 0
          }
        }
      }
      animator.addCompletion { _ in actors.done() }
      animator.startAnimation()
    },
    AnimationKind(interruptible: "linear") { actors in
      let animator = UIViewPropertyAnimator(duration: actors.duration, curve: .linear) {
        actors.changeEverything()
      }
      animator.addCompletion { _ in actors.done() }
      return animator
    },
    AnimationKind(interruptible: "along its curve") { actors in
      let animator = UIViewPropertyAnimator(duration: actors.duration, curve: .easeInOut) {
        actors.changeEverything()
      }
      animator.scrubsLinearly = false
      animator.addCompletion { _ in actors.done() }
      return animator
    },
  ]
}

extension AnimationKind.Actors {
  /// Changes a value of each type.
  fileprivate func changeEverything() {
    box.center.x += 100
    box.bounds.size.width = 80
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    card.alpha = 0.2
    card.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
  }

  /// Adds an explicit animation, together with a change of the model value.
  func run(
    _ animation: CAAnimation, on view: UIView, _ change: (CALayer) -> Void
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock(done)
    change(view.layer)
    animation.duration = duration
    view.layer.add(animation, forKey: "explicit")
    CATransaction.commit()
  }
}
