internal import CoreGraphics

/// Whether operations can be drawn as one bitmap with the same result.
///
/// Pixels have 8 bits per channel. So compositing two translucent layers into a bitmap first gives
/// other pixels than compositing each onto the background. Opaque pixels, and a single translucent
/// layer, are the same in either case.
extension [DrawOperation] {
  /// The greatest number of translucent pieces that are compared with each other.
  private static var mostPieces: Int { 1024 }

  /// Whether painting these operations onto any background gives the same pixels as painting them
  /// into a clear bitmap, and then the bitmap onto the background.
  func areSameAsPicture(in bounds: PixelRect) -> Bool {
    let open = Region(bounds)
    subtractSolid(from: open)
    if open.isEmpty { return true }
    var pieces = 0
    return touch(open, pieces: &pieces)
  }

  /// Whether the operations are one picture that is visible as a whole, so that fading the group is
  /// the same as fading the picture.
  var areOneWholePicture: Bool {
    guard count == 1, case .picture(let picture) = self[0].kind, picture.opacity == 255,
      picture.coverage.partial.isEmpty
    else { return false }
    if case .projected = picture.mapping { return false }
    return true
  }

  /// Subtracts the pixels that the operations surely cover opaquely, taking clips into account.
  private func subtractSolid(from region: Region) {
    for operation in self where !region.isEmpty {
      for rect in operation.opaqueRects { region.subtract(rect.intersection(operation.bounds)) }
      guard case .group(let group) = operation.kind, group.opacity == 255, group.mask == nil,
        group.blendMode == .normal, group.content.blending != .erases
      else { continue }
      let covered = region.intersection(operation.bounds)
      guard !covered.isEmpty else { continue }
      covered.translate(by: -group.space.origin)
      if let clip = group.clip { covered.formIntersection(Region(clip.full)) }
      let rest = covered.copy()
      group.children.subtractSolid(from: rest)
      covered.subtract(rest)
      covered.translate(by: group.space.origin)
      region.subtract(covered)
    }
  }

  /// Subtracts the pixels that the operations touch from those that nothing opaque covers. False if
  /// two operations touch the same pixel.
  private func touch(_ open: Region, pieces: inout Int) -> Bool {
    let all = open.copy()
    for operation in self {
      let touched = all.intersection(operation.bounds)
      guard !touched.isEmpty else { continue }
      pieces += 1
      guard pieces <= Self.mostPieces else { return false }
      if case .group(let group) = operation.kind, group.opacity == 255 {
        // The children of a group that is not faded may be painted one by one.
        touched.translate(by: -group.space.origin)
        let inner = touched.copy()
        guard group.children.touch(inner, pieces: &pieces) else { return false }
        touched.subtract(inner)
        touched.translate(by: group.space.origin)
      } else if let coverage = operation.coverage {
        touched.formIntersection(Region(coverage.full + coverage.partial))
      }
      let before = touched.copy()
      before.subtract(open)
      guard before.isEmpty else { return false }
      open.subtract(touched)
    }
    return true
  }
}

extension DrawOperation {
  /// The pixels that are touched, where it is a shape's.
  fileprivate var coverage: Coverage? {
    switch kind {
    case .solid(let solid): solid.coverage
    case .picture(let picture): picture.coverage
    case .shadow, .group: nil
    }
  }
}
