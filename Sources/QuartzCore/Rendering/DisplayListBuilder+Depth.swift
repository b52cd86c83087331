import Compositor
import CoreGraphics

extension CATransform3D {
  /// Whether points of the plane get a depth.
  var leavesPlane: Bool { m13 != 0 || m23 != 0 || m43 != 0 }
}

/// Layers that do not flatten their sublayers into their own plane.
extension DisplayListBuilder {
  /// The drawing of one layer in such a layer, and its position in space.
  struct Face {
    var nodes: [DisplayNode]
    /// The projected corners: x and y on the plane of the nearest layer that flattens, z towards
    /// the viewer. Nil if the layer reaches behind the eye.
    var corners: [SIMD3<Double>]?
    /// The depth of its middle.
    var depth: Double
  }

  /// Adds the sublayers of a layer that keeps depth, and theirs if they keep it too, from the back
  /// to the front. Perspective is in `matrix`, and so is applied once to all layers in between.
  mutating func appendFaces(
    of layer: CALayer, _ visit: Visit, at matrix: CATransform3D, to nodes: inout [DisplayNode]
  ) {
    var faces: [Face] = []
    nest { $0.collectFaces(of: layer, visit, at: matrix, opacity: 1, into: &faces) }
    for index in faces.orderFromBack { nodes += faces[index].nodes }
  }

  private mutating func collectFaces(
    of layer: CALayer, _ visit: Visit, at matrix: CATransform3D, opacity: Double,
    into faces: inout [Face]
  ) {
    if source != .lastShown {
      layer.rendering.shown = visit.shown
      layer.rendering.made = count
      layer.rendering.isContentStale = false
    }
    let opacity = opacity * min(max(visit.shown.opacity, 0), 1)
    let inward = CATransform3DConcat(visit.shown.transformOfSublayers, matrix)
    for copy in copies(of: layer, visit) {
      let place = CATransform3DConcat(copy.instance.transform, inward)
      for (sublayer, inner) in copy.sublayers {
        let whole = CATransform3DConcat(inner.shown.transformToParent, place)
        guard sublayer.keepsDepth else {
          update(sublayer, inner)
          var nodes: [DisplayNode] = []
          appendPlaced(
            sublayer, inner, transform: whole.flattened, opacity: opacity, to: &nodes)
          guard !nodes.isEmpty else { continue }
          faces.append(
            Face(copy.instance.tinting(nodes), bounds: inner.shown.bounds, at: whole))
          continue
        }
        var inside: [Face] = []
        nest {
          $0.collectFaces(of: sublayer, inner, at: whole, opacity: opacity, into: &inside)
        }
        faces += inside.map { face in
          var tinted = face
          tinted.nodes = copy.instance.tinting(face.nodes)
          return tinted
        }
      }
    }
  }
}

extension DisplayListBuilder.Face {
  /// The plane of the superlayer, at whose depth are all layers that are not transformed in space.
  static var plane: Self { Self(nodes: [], corners: nil, depth: 0) }

  init(_ nodes: [DisplayNode], bounds: CGRect, at matrix: CATransform3D) {
    self.nodes = nodes
    let rows = matrix.rows
    func seen(_ x: CGFloat, _ y: CGFloat) -> SIMD3<Double>? {
      let point = x * rows.0 + y * rows.1 + rows.3
      guard point.w > 1e-9 else { return nil }
      return SIMD3(point.x, point.y, point.z) / point.w
    }
    let corners = [
      seen(bounds.minX, bounds.minY), seen(bounds.maxX, bounds.minY),
      seen(bounds.maxX, bounds.maxY), seen(bounds.minX, bounds.maxY),
    ].compactMap { $0 }
    self.corners = corners.count == 4 ? corners : nil
    depth = seen(bounds.midX, bounds.midY)?.z ?? .infinity
  }

  /// Whether this face must be drawn before another; nil if the order does not matter. A face is
  /// behind another if it is completely beyond the other's plane; intersecting faces are ordered by
  /// their centres.
  fileprivate func isBehind(_ other: Self) -> Bool? {
    guard let a = side(of: other), let b = other.side(of: self) else {
      return isNearer(than: other).map { !$0 }
    }
    let isBehind = a.isBeyond || b.isBefore
    let isBefore = a.isBefore || b.isBeyond
    if isBehind != isBefore { return isBehind }
    return isBehind ? nil : isNearer(than: other).map { !$0 }
  }

  /// Whether this face is in the plane of another.
  fileprivate func isCoplanar(with other: Self) -> Bool {
    if corners == nil, other.corners == nil { return depth == other.depth }
    return side(of: other).map { $0.isBeyond && $0.isBefore } ?? false
  }

  /// Whether the middle of this face is nearer to the viewer; nil if it is as near.
  private func isNearer(than other: Self) -> Bool? {
    // A thousandth of a point is no distance.
    guard depth != other.depth, abs(depth - other.depth) >= 1e-3 else { return nil }
    return depth > other.depth
  }

  /// The side of another face's plane on which the corners are, as seen by the viewer; nil if that
  /// face is edge-on or degenerate.
  private func side(of other: Self) -> (isBeyond: Bool, isBefore: Bool)? {
    guard let corners, let plane = other.corners else { return nil }
    let (u, v) = (plane[1] - plane[0], plane[3] - plane[0])
    var normal = SIMD3(
      u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    let length = (normal * normal).sum().squareRoot()
    guard length > 0, abs(normal.z) > 1e-9 * length else { return nil }
    normal /= normal.z < 0 ? -length : length
    var (isBeyond, isBefore) = (true, true)
    for corner in corners {
      let distance = ((corner - plane[0]) * normal).sum()
      // A thousandth of a point is no distance. One that is no number is on neither side.
      isBeyond = isBeyond && distance < 1e-3
      isBefore = isBefore && distance > -1e-3
    }
    return (isBeyond, isBefore)
  }
}

extension [DisplayListBuilder.Face] {
  /// Of more faces than this, those in one plane are compared as one.
  private static var mostCompared: Int { 64 }
  /// Faces in more planes than this are sorted by the depth of their middles alone.
  private static var mostPlanes: Int { 8 }

  /// The order of the middles, the farthest first; faces whose middles have one depth keep theirs.
  var orderByDepth: [Int] {
    indices.sorted { (self[$0].depth, $0) < (self[$1].depth, $1) }
  }

  /// The painter's order; faces whose order does not matter keep theirs.
  var orderFromBack: [Int] {
    guard count > Self.mostCompared else { return comparedOrder }
    guard let planes else { return orderByDepth }
    let merged = planes.map { plane in
      var face = self[plane[0]]
      face.corners = face.corners.map { _ in plane.flatMap { self[$0].corners ?? [] } }
      face.depth = plane.reduce(0) { $0 + self[$1].depth } / Double(plane.count)
      return face
    }
    // Faces of planes without an order keep their places among each other.
    let areOrdered = merged.indices.allSatisfy { index in
      merged[..<index].allSatisfy { $0.isBehind(merged[index]) != nil }
    }
    return areOrdered ? merged.comparedOrder.flatMap { planes[$0] } : orderByDepth
  }

  /// The indices of the faces in each plane, in the order of their first ones; nil for too many
  /// planes.
  private var planes: [[Int]]? {
    var result: [[Int]] = []
    for index in indices {
      if let known = result.firstIndex(where: { self[index].isCoplanar(with: self[$0[0]]) }) {
        result[known].append(index)
      } else if result.count < Self.mostPlanes {
        result.append([index])
      } else {
        return nil
      }
    }
    return result
  }

  private var comparedOrder: [Int] {
    guard count > 1 else { return Array<Int>(indices) }
    // For each face those that must be drawn before it.
    var before = indices.map { _ in Set<Int>() }
    for a in indices {
      for b in indices.dropFirst(a + 1) {
        switch self[a].isBehind(self[b]) {
        case true?: before[b].insert(a)
        case false?: before[a].insert(b)
        case nil: break
        }
      }
    }
    var left = Array<Int>(indices)
    var result: [Int] = []
    while !left.isEmpty {
      // If faces overlap in a cycle, the farthest one is first.
      let next =
        left.first { before[$0].isEmpty } ?? left.min { self[$0].depth < self[$1].depth }!
      result.append(next)
      left.removeAll { $0 == next }
      for index in left { before[index].remove(next) }
    }
    return result
  }
}
