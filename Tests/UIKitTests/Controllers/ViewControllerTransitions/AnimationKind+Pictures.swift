import CoreGraphics
import UIKitTestSupport

import QuartzCore
import UIKit

/// Transitions from one picture to another.
extension AnimationKind {
  static let pictures: [AnimationKind] =
    layerTransitions + transitionsOfAView + transitionsBetweenViews

  private static let layerTransitions: [AnimationKind] = [
    (CATransitionType.fade, CATransitionSubtype?.none), (.push, .fromRight), (.moveIn, .fromBottom),
    (.reveal, .fromLeft), (.push, .fromTop),
  ].map { type, subtype in
    AnimationKind("layer's \(type.rawValue) \(subtype?.rawValue ?? "")") { actors in
      let transition = CATransition()
      (transition.type, transition.subtype) = (type, subtype)
      actors.run(transition, on: actors.card) { _ in actors.turnCard() }
    }
  }

  /// Each transition of a view, with its name in test results.
  private static let transitions: [(name: String, options: UIView.AnimationOptions)] = [
    ("flip from the left", .transitionFlipFromLeft),
    ("flip from the right", .transitionFlipFromRight),
    ("flip from the top", .transitionFlipFromTop),
    ("flip from the bottom", .transitionFlipFromBottom),
    ("curl up", .transitionCurlUp), ("curl down", .transitionCurlDown),
    ("cross dissolve", .transitionCrossDissolve),
  ]

  private static let transitionsOfAView: [AnimationKind] =
    transitions.map { name, options in
      AnimationKind("view's \(name)") { actors in
        UIView.transition(
          with: actors.card, duration: actors.duration, options: [options, .curveLinear],
          animations: { actors.turnCard() }, completion: { _ in actors.done() })
      }
    } + [
      AnimationKind("view's transition with animated content") { actors in
        UIView.transition(
          with: actors.card, duration: actors.duration,
          options: [.transitionCrossDissolve, .allowAnimatedContent],
          animations: {
            actors.turnCard()
            actors.back.center.x += 20
          }, completion: { _ in actors.done() })
      },
      AnimationKind("view's transition that moves views about") { actors in
        UIView.transition(
          with: actors.card, duration: actors.duration, options: .transitionFlipFromLeft,
          animations: {
            actors.card.sendSubviewToBack(actors.back)
            actors.turnCard()
            actors.card.addSubview(actors.borrowed)
            actors.front.removeFromSuperview()
            actors.back.backgroundColor = .red
          }, completion: { _ in actors.done() })
      },
      AnimationKind("view's transition inside a block") { actors in
        UIView.animate(withDuration: actors.duration) {
          actors.box.center.x += 50
          UIView.transition(
            with: actors.card, duration: 0, options: .transitionCurlUp,
            animations: { actors.turnCard() })
        } completion: { _ in
          actors.done()
        }
      },
      AnimationKind("view's transition inside a keyframe") { actors in
        UIView.animateKeyframes(
          withDuration: actors.duration, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
              UIView.transition(
                with: actors.card, duration: 0, options: .transitionFlipFromRight,
                animations: { actors.turnCard() })
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              actors.box.center.x += 50
            }
          }, completion: { _ in actors.done() })
      },
      AnimationKind("view's transition in a property animator") { actors in
        let animator = actors.makeTurningAnimator()
        animator.startAnimation()
      },
      AnimationKind(interruptible: "with a view's transition") { $0.makeTurningAnimator() },
    ]

  private static let transitionsBetweenViews: [AnimationKind] =
    transitions.map { name, options in
      AnimationKind("\(name) from view to view") { actors in
        UIView.transition(
          from: actors.front, to: actors.spare, duration: actors.duration,
          options: [options, .curveLinear], completion: { _ in actors.done() })
      }
    } + [
      AnimationKind("from view to view, hidden and shown") { actors in
        UIView.transition(
          from: actors.front, to: actors.back, duration: actors.duration,
          options: [.transitionFlipFromTop, .showHideTransitionViews],
          completion: { _ in actors.done() })
      },
      AnimationKind("from view to a view elsewhere") { actors in
        UIView.transition(
          from: actors.front, to: actors.borrowed, duration: actors.duration,
          options: .transitionCrossDissolve, completion: { _ in actors.done() })
      },
    ]
}

extension AnimationKind.Actors {
  /// A property animator that flips the card by a view transition, and moves another view.
  fileprivate func makeTurningAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      box.center.x += 50
      UIView.transition(
        with: card, duration: 0, options: .transitionFlipFromTop, animations: { turnCard() })
    }
    animator.addCompletion { _ in done() }
    return animator
  }

  /// Shows the other side.
  fileprivate func turnCard() {
    front.isHidden = true
    back.isHidden = false
  }
}
