internal import CoreGraphics

/// The invariant of a partial redraw, checked in debug builds by another method than that of
/// `Damage`: pixel by pixel.
///
/// It cannot check every pixel, so it checks the likely ones: those outside the damage of
/// operations that differ in the lists, and some other undamaged pixels.
extension [DrawOperation] {
  /// The number of undamaged rectangles in which pixels are checked; few, so that debug builds stay
  /// fast.
  private static var mostChecked: Int { 4 }
  /// The number of operations of each list that are checked because the other list does not have
  /// them.
  private static var mostSuspects: Int { 16 }

  /// Whether on pixels of the screen outside of a region the same operations, in the same order,
  /// lie in both lists.
  func areSame(as other: [DrawOperation], outside region: Region, on screen: PixelRect) -> Bool {
    let rest = Region(screen)
    rest.subtract(region)
    guard !rest.isEmpty else { return true }
    let (old, new) = (strokes(on: screen, at: .zero), other.strokes(on: screen, at: .zero))
    let suspects = old.suspects(besides: new, upTo: Self.mostSuspects)
    let rects =
      rest.rects.prefix(Self.mostChecked)
      + suspects.flatMap { rest.intersection($0).rects.prefix(Self.mostChecked) }
    return rects.allSatisfy { rect in
      [(rect.x, rect.y), (rect.x + rect.width / 2, rect.y + rect.height / 2)].allSatisfy { x, y in
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        return strokes(on: pixel, at: .zero)
          .areSame(as: other.strokes(on: pixel, at: .zero), on: pixel)
      }
    }
  }

  /// The strokes that affect some pixels, from back to front. Groups that only contain other
  /// operations are replaced by these.
  private func strokes(on pixels: PixelRect, at origin: PixelOffset) -> [Stroke] {
    flatMap { operation -> [Stroke] in
      guard operation.bounds.intersects(pixels) else { return [] }
      let bounds = operation.bounds.translated(by: origin)
      guard case .group(let group) = operation.kind else {
        return [Stroke(operation: operation, origin: origin, bounds: bounds)]
      }
      let place = origin + group.space.origin
      let inner = pixels.intersection(operation.bounds).translated(by: -group.space.origin)
      let children = group.children.strokes(on: inner, at: place)
      if group.isDirect { return children }
      let mask = group.mask.map { $0.children.strokes(on: inner, at: place) }
      // Without anything to draw, or behind a mask that shows nothing, there is no group.
      let isNothing = children.isEmpty || mask?.isEmpty == true
      if isNothing, !group.blendMode.reachesBeyondSource { return [] }
      return [
        Stroke(
          operation: operation, origin: place, bounds: bounds, children: children,
          mask: mask ?? [])
      ]
    }
  }
}

/// The effect of an operation on a pixel.
private struct Stroke {
  let operation: DrawOperation
  /// Where its pixels begin on the screen.
  let origin: PixelOffset
  /// The pixels that it may change, on the screen.
  let bounds: PixelRect
  /// The strokes of a group's children.
  var children: [Stroke] = []
  var mask: [Stroke] = []

  /// - Parameter pixel: the one pixel for which to compare; nil for all of them.
  func isSame(as other: Stroke, on pixel: PixelRect? = nil) -> Bool {
    guard origin == other.origin else { return false }
    switch (operation.kind, other.operation.kind) {
    case (.group(let a), .group(let b)):
      return a.opacity == b.opacity && a.clip == b.clip && a.blendMode == b.blendMode
        && children.areSame(as: other.children, on: pixel)
        && mask.areSame(as: other.mask, on: pixel)
    case (.solid(let a), .solid(let b)):
      let inner = pixel?.translated(by: -origin)
      // Where one colour covers a pixel wholly, the rest of the shape does not matter.
      let isWhole = inner.map { a.coverage.isWhole(in: $0) && b.coverage.isWhole(in: $0) } ?? false
      return (isWhole && a.color == b.color) || operation.isSame(as: other.operation)
    default: return operation.isSame(as: other.operation)
    }
  }
}

extension Coverage {
  fileprivate func isWhole(in rect: PixelRect) -> Bool { full.contains { $0.contains(rect) } }
}

extension [Stroke] {
  fileprivate func areSame(as other: [Stroke], on pixel: PixelRect?) -> Bool {
    elementsEqual(other) { $0.isSame(as: $1, on: pixel) }
  }

  /// The bounds of strokes between those with which both lists begin and those with which both end:
  /// of each list, no more than so many.
  fileprivate func suspects(besides other: [Stroke], upTo limit: Int) -> [PixelRect] {
    let head = zip(self, other).prefix { $0.isSame(as: $1) }.count
    let (old, new) = (dropFirst(head), other.dropFirst(head))
    let tail = zip(old.reversed(), new.reversed()).prefix { $0.isSame(as: $1) }.count
    return (old.dropLast(tail).prefix(limit) + new.dropLast(tail).prefix(limit)).map(\.bounds)
  }
}
