import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// A view that gets a new goal ten times a second continues without jumps, in position and in
/// velocity.
@MainActor
struct RetargetingTests {
  private static let frame = 1.0 / 240
  /// Points between the goals that are farthest from each other.
  private static let reach = 300.0
  /// Goals, a tenth of a second apart.
  private static let goals: [CGFloat] = [300, 120, 290, 0, 210, 60, 300, 0, 150, 20, 300, 100]

  /// The largest change of position and of velocity from one frame to the next.
  private func steps(
    _ duration: TimeInterval, goals: [CGFloat], animate: (@escaping () -> Void) -> Void
  ) -> (place: Double, speed: Double, last: CGFloat) {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 400, height: 100), scale: 1, framesPerSecond: 240, root: controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    simulator.settle()
    var places: [Double] = []
    func sample(for seconds: TimeInterval) {
      for _ in 0..<Int((seconds / Self.frame).rounded()) {
        simulator.advance(by: Self.frame)
        places.append(Double(view.layer.presentationValuesNow.position.x))
      }
    }
    sample(for: 0.05)
    for goal in goals {
      animate { view.frame.origin.x = goal }
      sample(for: 0.1)
    }
    sample(for: duration)
    let moves = zip(places, places.dropFirst()).map { $1 - $0 }
    let changes = zip(moves, moves.dropFirst()).map { abs($1 - $0) }
    return (
      moves.map(abs).max() ?? 0, changes.max() ?? 0, view.layer.presentationValuesNow.position.x
    )
  }

  /// While n animations overlap, each may change the velocity as much as a single one over the
  /// whole reach.
  private func expectContinuous(
    _ duration: TimeInterval, animate: (@escaping () -> Void) -> Void
  ) {
    let alone = steps(duration, goals: [Self.reach], animate: animate)
    let many = steps(duration, goals: Self.goals, animate: animate)
    let overlapping = (duration / 0.1).rounded(.up)
    #expect(alone.speed > 0 && many.last == 105)
    #expect(many.place <= alone.place * overlapping)
    #expect(many.speed <= alone.speed * overlapping)
    // A start from rest during the motion would change the velocity by its whole value in one
    // frame.
    #expect(alone.speed * overlapping < alone.place * overlapping / 2)
  }

  @Test func curvesBlend() {
    expectContinuous(0.3) { UIView.animate(withDuration: 0.3, animations: $0) }
  }

  @Test func springsBlend() {
    expectContinuous(0.5) {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: [], animations: $0)
    }
  }
}
