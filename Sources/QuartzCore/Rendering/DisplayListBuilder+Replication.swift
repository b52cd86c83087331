import Compositor
import CoreGraphics

extension DisplayListBuilder {
  /// One drawing of a layer's sublayers.
  struct Copy {
    let instance: Replication.Instance
    /// The visible sublayers, with their values in this copy.
    let sublayers: [(CALayer, Visit)]
  }

  /// The drawings of a layer's sublayers: one, unless the layer replicates them.
  mutating func copies(of layer: CALayer, _ visit: Visit) -> [Copy] {
    guard let replication = replication(of: layer, visit.shown, in: visit.inner) else {
      return [Copy(instance: .original, sublayers: visits(of: layer, in: visit.inner))]
    }
    let instances = replication.instances
    var state = visit.inner
    state.copies *= max(instances.count, 1)
    let animatesBelow = layer.animatesSublayers
    guard animatesBelow, replication.delay != 0, source != .lastShown, !instances.isEmpty else {
      let sublayers = visits(of: layer, in: state)
      return instances.map { Copy(instance: $0, sublayers: sublayers) }
    }
    // The original is last, so that the render records contain its values.
    return instances.indices.reversed().map { index in
      var inner = state
      inner.time -= Double(index) * replication.delay
      inner.isReplica = state.isReplica || index > 0
      let sublayers = visits(of: layer, in: inner)
      for (sublayer, visit) in sublayers where index > 0 { update(sublayer, visit) }
      return Copy(instance: instances[index], sublayers: sublayers)
    }.reversed()
  }

  /// The replication of a layer's sublayers, within the limit for nested replications.
  func replication(
    of layer: CALayer, _ shown: LayerValues, in state: TraversalState
  ) -> Replication? {
    layer.replication(shown)?.limited(in: state.copies)
  }

  private mutating func visits(
    of layer: CALayer, in state: TraversalState
  ) -> [(CALayer, Visit)] {
    layer.sublayerArray.compactMap { sublayer in
      visit(sublayer, in: state).map { (sublayer, $0) }
    }
  }

  /// Adds what a replicating layer draws into its own plane, the original first.
  mutating func appendReplicated(
    _ replication: Replication, of layer: CALayer, shown: LayerValues, in inner: TraversalState,
    to nodes: inout [DisplayNode]
  ) {
    let instances = replication.instances
    let animatesBelow = layer.animatesSublayers
    let isDelayed = animatesBelow && replication.delay != 0
    var inner = inner
    inner.copies *= max(instances.count, 1)
    // Sublayers without any instance still move and end.
    if instances.isEmpty { _ = visits(of: layer, in: inner) }
    var copies: [[DisplayNode]] = []
    var original: [(CALayer, Visit)]?
    // The original is last, so that the render records contain its values.
    for index in instances.indices.reversed() {
      var state = inner
      if isDelayed {
        state.time -= Double(index) * replication.delay
        state.isReplica = inner.isReplica || index > 0
      }
      let sublayers = isDelayed ? nil : original
      let visited = sublayers ?? inDrawingOrder(visits(of: layer, in: state))
      if !isDelayed { original = visited }
      let place = CATransform3DConcat(instances[index].transform, shown.transformOfSublayers)
      var copy: [DisplayNode] = []
      nest { builder in
        for (sublayer, visit) in visited {
          let matrix = CATransform3DConcat(visit.shown.transformToParent, place)
          builder.append(sublayer, visit, at: matrix, to: &copy)
        }
      }
      copies.append(instances[index].tinting(copy))
    }
    for copy in copies.reversed() { nodes += copy }
  }

  private func inDrawingOrder(_ visits: [(CALayer, Visit)]) -> [(CALayer, Visit)] {
    guard visits.contains(where: { $0.1.shown.zPosition != 0 }) else { return visits }
    return visits.enumerated().sorted {
      ($0.element.1.shown.zPosition, $0.offset) < ($1.element.1.shown.zPosition, $1.offset)
    }.map(\.element)
  }
}
