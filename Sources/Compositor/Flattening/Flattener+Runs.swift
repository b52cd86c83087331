internal import CoreGraphics

extension Flattener {
  /// Appends what a run draws.
  ///
  /// On the screen it is one operation, which does nothing but hold the others, so that an
  /// unchanged run is compared and painted as one. Inside of pictures, which are kept themselves,
  /// its nodes stand in its place.
  func append(_ run: GroupContent, in space: Space, to result: inout [DrawOperation]) {
    var inner = self
    if run.hasBackdrop { inner.below = (below ?? .nothing()).covered(by: result) }
    guard followsMotion, space.placement == .unit else {
      result += inner.operations(run.nodes, in: space)
      return
    }
    let contents = inner.contents(run, in: space)
    guard !contents.operations.isEmpty else { return }
    var inside = space
    inside.origin = .zero
    var group = GroupOperation(
      content: run, space: inside, children: contents.operations, opacity: 255,
      limit: .unbounded, clip: nil)
    group.blending = run.blending
    append(DrawOperation(group, bounds: contents.bounds), space, to: &result)
  }
}
