import QuartzCore

extension Stage {
  /// Whether nothing moves or waits for a frame, no transition runs, and touches are not ignored.
  package var isIdle: Bool {
    let tree = screen.layerTree
    return !tree.needsFrame && !tree.isMoving && !application.hasMovements
      && !application.frameTimers.isWaiting && application.transitions.isEmpty
      && !application.isIgnoringInteractionEvents
  }
}
