import CoreGraphics
import QuartzCore

/// Ends transitions whose animator never calls `completeTransition(_:)`, so that the screen does
/// not stay blocked.
///
/// It waits for as long as anything moves in the container, and for a grace period beyond the
/// transition's duration.
@MainActor
final class TransitionWatchdog: FrameDriver {
  /// The grace period in seconds: how much longer than its duration a transition may take while
  /// nothing moves.
  private static let grace: TimeInterval = 2

  let serial: Int
  private static var lastSerial = 0
  private weak var transition: ViewControllerTransition?
  private weak var tree: LayerTree?
  private var stillSince: TimeInterval?

  init(transition: ViewControllerTransition, tree: LayerTree) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.transition = transition
    self.tree = tree
    tree.add(self)
  }

  func stop() { tree?.remove(self) }

  /// A held transition needs no frames by itself.
  var wantsFrames: Bool { transition?.phase.movesByItself ?? false }

  func advance(to time: TimeInterval) { transition?.driver?.willShowFrame(at: time) }

  /// Whether animations run in a view, or dynamics move something in it.
  private func isMoving(in view: UIView) -> Bool {
    view.layer.hasRunningAnimations || view.hostScene.dynamics.isMoving(in: view)
  }

  func finishFrame(at time: TimeInterval) {
    guard let transition else { return stop() }
    // The transition was started after the drivers of this frame had run.
    transition.driver?.willShowFrame(at: time)
    guard transition.phase.movesByItself,
      !isMoving(in: transition.context.containerView)
    else {
      stillSince = nil
      return
    }
    let start = stillSince ?? time
    stillSince = start
    guard time - start > transition.duration + Self.grace else { return }
    let name = transition.animator.map { "\(type(of: $0))" } ?? "An animator"
    Diagnostics.warn(
      "\(name) did not call completeTransition(_:); the transition was completed for it.")
    transition.complete(!transition.wasCancelled)
  }
}
