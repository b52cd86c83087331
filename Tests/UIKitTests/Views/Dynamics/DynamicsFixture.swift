import CoreGraphics
import UIKit
import UIKitTestSupport

/// A screen with a reference view of 400 × 600 points, and an animator.
@MainActor
final class DynamicsFixture: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let simulator: Simulator
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator
  /// The calls of both delegates, in order.
  var calls: [String] = []
  /// The points of the contacts.
  var points: [CGPoint] = []

  init(framesPerSecond: Double = 60) {
    let controller = UIViewController()
    simulator = Simulator(
      size: CGSize(width: 400, height: 600), scale: 1, framesPerSecond: framesPerSecond,
      root: controller)
    controller.view.addSubview(reference)
    simulator.settle()
    animator = UIDynamicAnimator(referenceView: reference)
    super.init()
    animator.delegate = self
  }

  /// A square view with its centre at a point.
  func square(_ side: CGFloat = 100, at x: CGFloat, _ y: CGFloat, name: String = "") -> UIView {
    let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    view.layer.name = name
    reference.addSubview(view)
    return view
  }

  /// Advances until so many seconds have been animated, a whole number of frames.
  func run(_ seconds: TimeInterval) {
    // Time counts from the first frame.
    if animator.elapsedTime == 0 { simulator.advanceFrame() }
    simulator.advance(by: seconds - 1e-4)
    if animator.isRunning { simulator.advanceFrame() }
  }

  private func name(_ item: any UIDynamicItem) -> String { (item as? UIView)?.layer.name ?? "?" }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    calls.append("\(name(item1)) + \(name(item2))")
    points.append(p)
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { calls.append("\(name(item1)) - \(name(item2))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    calls.append("\(name(item)) + |\(identifier.map { "\($0)" } ?? "bounds")|")
    points.append(p)
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { calls.append("\(name(item)) - |\(identifier.map { "\($0)" } ?? "bounds")|") }
}

/// An item that is no view.
@MainActor
final class Particle: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
  var collisionBoundingPath = UIBezierPath()

  init(_ center: CGPoint, size: CGSize = CGSize(width: 100, height: 100)) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
  }
}
