import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// A screen with a view to animate.
@MainActor
struct AnimatorPage {
  let simulator: Simulator
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let journal = Journal()
  private let root = UIViewController()

  init(framesPerSecond: Double = 100) {
    simulator = Simulator(framesPerSecond: framesPerSecond, root: root)
    root.view.addSubview(view)
    simulator.settle()
    simulator.advance(by: 1)
  }

  func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(view)
    simulator.settle()
    return view
  }

  /// Moves the view to the right by 100 points.
  func makeAnimator(
    timing: any UITimingCurveProvider, duration: TimeInterval = 1, to x: CGFloat = 100
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [view] in view.frame.origin.x = x }
    animator.addCompletion(note)
    return animator
  }

  func makeAnimator(curve: UIView.AnimationCurve, to x: CGFloat = 100) -> UIViewPropertyAnimator {
    makeAnimator(timing: UICubicTimingParameters(animationCurve: curve), to: x)
  }

  func note(_ position: UIViewAnimatingPosition) { journal.note(Self.name(position)) }

  static func name(_ position: UIViewAnimatingPosition) -> String {
    switch position {
    case .end: "end"
    case .start: "start"
    case .current: "current"
    }
  }

  /// Makes the frame with which new animations begin.
  func begin() { simulator.advanceFrame() }

  func advance(_ seconds: TimeInterval) { simulator.advance(by: seconds) }

  var x: CGFloat { x(view) }

  func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
}
