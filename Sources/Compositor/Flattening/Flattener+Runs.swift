internal import CoreGraphics

extension Flattener {
  /// Appends what a run draws.
  ///
  /// On the screen it is one operation, which does nothing but hold the others: where the run is
  /// that of the last frame the operations are, too, and neither they nor their differences are
  /// worked out again. Inside of pictures, which are kept themselves, its nodes stand in its place.
  func append(_ run: GroupContent, in space: Space, to result: inout [DrawOperation]) {
    var inner = self
    if run.hasBackdrop { inner.below = (below ?? .nothing()).covered(by: result) }
    guard followsMotion, space.placement == .unit else {
      result += inner.operations(run.nodes, in: space)
      return
    }
    if let known = stillOperations(of: run, in: space) {
      append(known, to: &result, run: run, in: space)
    } else {
      let operations = inner.operations(run.nodes, in: space)
      append((operations, operations.bounds), to: &result, run: run, in: space)
    }
  }

  private func append(
    _ children: (operations: [DrawOperation], bounds: PixelRect), to result: inout [DrawOperation],
    run: GroupContent, in space: Space
  ) {
    guard !children.operations.isEmpty else { return }
    var inside = space
    inside.origin = .zero
    let group = GroupOperation(
      content: run, space: inside, children: children.operations, opacity: 255,
      limit: .unbounded, clip: nil)
    append(DrawOperation(group, bounds: children.bounds), space, to: &result)
  }

  /// The operations of a run that was in the last frame too, and their bounds; nil where they
  /// depend on more than the run.
  private func stillOperations(
    of run: GroupContent, in space: Space
  ) -> (operations: [DrawOperation], bounds: PixelRect)? {
    guard resources.wasInLastFrame(run), !run.hasBackdrop, space.opacity == 1,
      fades + run.fadeHeight < Self.deepestFade, cutDepth(of: run) == 0
    else { return nil }
    let entry = entry(of: run)
    return entry.usesVisibleArea ? nil : (entry.operations, entry.bounds)
  }
}
