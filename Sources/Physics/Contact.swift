package import CoreGraphics

/// Two colliders that touch. The first one was made before the second.
package struct Contact {
  package let first: Collider
  package let second: Collider
  /// Where they touch, in points.
  package let point: CGPoint

  var pair: ContactPair { ContactPair(first: first.identifier, second: second.identifier) }
}

/// The identifiers of two colliders, the smaller one first.
struct ContactPair: Hashable, Comparable {
  let first: Int
  let second: Int

  static func < (a: ContactPair, b: ContactPair) -> Bool {
    (a.first, a.second) < (b.first, b.second)
  }
}

/// What has begun and ended to touch in a step, in the order of the colliders.
package struct ContactChanges {
  package var began: [Contact] = []
  package var ended: [Contact] = []
}
