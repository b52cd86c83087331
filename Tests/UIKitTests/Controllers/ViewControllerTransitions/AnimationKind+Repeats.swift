import CoreGraphics
import UIKitTestSupport

import QuartzCore
import UIKit

/// Animations that repeat indefinitely beside one that ends, and keyframe animations.
extension AnimationKind {
  static let repeats: [AnimationKind] = [
    AnimationKind("block that repeats indefinitely") { actors in
      actors.repeatIndefinitely(.repeat)
    },
    AnimationKind("block there and back indefinitely") { actors in
      actors.repeatIndefinitely([.repeat, .autoreverse])
    },
    AnimationKind("explicit animation indefinitely") { actors in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue) = (0, 2 * Double.pi)
      turn.duration = actors.duration / 2
      turn.repeatCount = .infinity
      actors.box.layer.add(turn, forKey: "turn")
      actors.fadeCard { actors.box.layer.removeAnimation(forKey: "turn") }
    },
    AnimationKind("explicit animation, often and further each time") { actors in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.byValue = 0.5
      turn.isCumulative = true
      turn.duration = actors.duration / 4
      turn.repeatCount = 4
      let layer = actors.box.layer
      layer.add(turn, forKey: "turn")
      actors.fadeCard { layer.transform = CATransform3DIdentity }
      layer.transform = CATransform3DMakeRotation(2, 0, 0, 1)
    },
    AnimationKind("group in a group, later") { actors in
      let grow = CABasicAnimation(keyPath: "transform.scale")
      (grow.fromValue, grow.toValue) = (1, 2)
      let inner = CAAnimationGroup()
      inner.animations = [grow]
      inner.beginTime = actors.duration / 4
      inner.duration = actors.duration * 0.75
      inner.fillMode = .backwards
      let outer = CAAnimationGroup()
      outer.animations = [inner]
      actors.run(outer, on: actors.card) { $0.transform = CATransform3DMakeScale(2, 2, 2) }
    },
  ]

  /// A keyframe animation of each mode, and along a path.
  static let keyframes: [AnimationKind] =
    [CAAnimationCalculationMode.linear, .discrete, .paced, .cubicPaced].map { mode in
      AnimationKind("\(mode.rawValue) keyframe animation") { actors in
        let start = actors.box.layer.position
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [
          start, CGPoint(x: start.x + 70, y: start.y), CGPoint(x: start.x + 70, y: start.y + 30),
          CGPoint(x: start.x + 20, y: start.y + 90),
        ]
        frames.calculationMode = mode
        actors.run(frames, on: actors.box) {
          $0.position = CGPoint(x: start.x + 20, y: start.y + 90)
        }
      }
    } + [
      AnimationKind("keyframe animation along a path, turning with it") { actors in
        let start = actors.box.layer.position
        let path = CGMutablePath()
        path.move(to: start)
        path.addCurve(
          to: CGPoint(x: start.x + 90, y: start.y + 90),
          control1: CGPoint(x: start.x + 90, y: start.y),
          control2: CGPoint(x: start.x, y: start.y + 90))
        let ride = CAKeyframeAnimation(keyPath: "position")
        ride.path = path
        ride.rotationMode = .rotateAuto
        ride.calculationMode = .paced
        actors.run(ride, on: actors.box) {
          $0.position = CGPoint(x: start.x + 90, y: start.y + 90)
        }
      },
      AnimationKind("keyframe block in cubic mode, there and back") { actors in
        let start = actors.box.center
        UIView.animateKeyframes(
          withDuration: actors.duration / 2, delay: 0,
          options: [.calculationModeCubic, .autoreverse],
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              actors.box.center.x += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              actors.box.center.x -= 40
            }
          },
          completion: { _ in
            actors.box.center = start
            actors.done()
          })
      },
    ]
}

extension AnimationKind.Actors {
  /// Fades and moves a view over and over, until the transition ends.
  fileprivate func repeatIndefinitely(_ options: UIView.AnimationOptions) {
    let start = (box.center, box.alpha)
    UIView.animate(withDuration: duration / 2, delay: 0, options: [options, .curveLinear]) {
      box.alpha = 0
      box.center.x += 60
    }
    fadeCard { [box] in
      box.layer.removeAllAnimations()
      (box.center, box.alpha) = start
    }
  }

  /// The animation that ends the transition.
  fileprivate func fadeCard(atEnd: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: duration, animations: { card.alpha = 0.5 },
      completion: { _ in
        atEnd()
        done()
      })
  }
}
