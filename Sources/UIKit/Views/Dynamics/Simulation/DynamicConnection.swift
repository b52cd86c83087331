import Foundation
import Physics

/// The joints and boundaries of a behaviour in the simulated world.
struct DynamicConnection {
  var joints: [Joint] = []
  /// The boundaries with the identifiers that the program gave; nil for the reference's bounds.
  var boundaries: [(boundary: Boundary, identifier: (any NSCopying)?)] = []
}
