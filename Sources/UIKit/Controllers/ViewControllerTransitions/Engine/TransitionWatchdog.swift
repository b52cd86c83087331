import CoreGraphics
import QuartzCore

/// Ends transitions whose animator never calls `completeTransition(_:)`, so that no screen stays
/// stuck.
///
/// It waits for as long as anything moves in the container, and for a time of grace beyond the
/// transition's duration.
@MainActor
final class TransitionWatchdog: FrameDriver {
  /// Seconds that a transition may take longer than it said while nothing moves.
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

  /// A held transition makes no frames by itself.
  var wantsFrames: Bool { transition?.phase.movesByItself ?? false }

  func advance(to time: TimeInterval) { transition?.driver?.willShowFrame(at: time) }

  func finishFrame(at time: TimeInterval) {
    guard let transition else { return stop() }
    // One that was started after the drivers of this frame.
    transition.driver?.willShowFrame(at: time)
    guard transition.phase.movesByItself,
      !transition.context.containerView.layer.hasRunningAnimations
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
