internal import CoreGraphics

/// Whether operations can be drawn as one bitmap with the same result.
///
/// Pixels are bytes, so two see-through things on top of each other give other pixels when they are
/// put together first than when each is put on what lies below. What is opaque, and a single
/// see-through thing, are the same in either case.
extension [DrawOperation] {
  /// More see-through pieces than this are not compared with each other.
  private static var mostPieces: Int { 1024 }

  /// Whether painting these on anything gives the same as painting them on nothing, and the result
  /// on that.
  func areSameAsPicture(in bounds: PixelRect) -> Bool {
    let open = Region(bounds)
    subtractSolid(from: open)
    if open.isEmpty { return true }
    var pieces = 0
    return touch(open, pieces: &pieces)
  }

  /// Whether these are nothing but one picture all of whose pixels are seen, so that fading it is
  /// fading each of its pixels once.
  var areOneWholePicture: Bool {
    guard count == 1, case .picture(let picture) = self[0].kind, picture.opacity == 255,
      picture.coverage.partial.isEmpty
    else { return false }
    if case .projected = picture.mapping { return false }
    return true
  }

  /// Takes away what these surely cover with opaque pixels, also where they are clipped.
  private func subtractSolid(from region: Region) {
    for operation in self where !region.isEmpty {
      for rect in operation.opaqueRects { region.subtract(rect.intersection(operation.bounds)) }
      guard case .group(let group) = operation.kind, group.opacity == 255, group.mask == nil else {
        continue
      }
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

  /// Takes what these touch away from pixels that nothing opaque covers; false where two of them
  /// touch the same one.
  private func touch(_ open: Region, pieces: inout Int) -> Bool {
    let all = open.copy()
    for operation in self {
      let touched = all.intersection(operation.bounds)
      guard !touched.isEmpty else { continue }
      pieces += 1
      guard pieces <= Self.mostPieces else { return false }
      if case .group(let group) = operation.kind, group.opacity == 255 {
        // Where it is not faded, what is in it may be painted one by one.
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
