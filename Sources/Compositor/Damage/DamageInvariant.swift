internal import CoreGraphics

/// What a partial redraw rests on, checked in debug builds by another way than `Damage` goes: pixel
/// by pixel.
extension [DrawOperation] {
  /// Untouched rectangles of which pixels are looked at, so that debug builds stay quick.
  private static var mostChecked: Int { 4 }

  /// Whether on pixels of the screen outside of a region the same operations, in the same order,
  /// lie in both lists: on the first and the middle pixel of some untouched rectangles.
  func areSame(as other: [DrawOperation], outside region: Region, on screen: PixelRect) -> Bool {
    let rest = Region(screen)
    rest.subtract(region)
    return rest.rects.prefix(Self.mostChecked).allSatisfy { rect in
      [(rect.x, rect.y), (rect.x + rect.width / 2, rect.y + rect.height / 2)].allSatisfy { x, y in
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        return strokes(on: pixel, at: .zero).areSame(as: other.strokes(on: pixel, at: .zero))
      }
    }
  }

  /// What is done to a pixel, from the back to the front, groups that only hold others unfolded.
  private func strokes(on pixel: PixelRect, at origin: PixelOffset) -> [Stroke] {
    flatMap { operation -> [Stroke] in
      guard operation.bounds.intersects(pixel) else { return [] }
      guard case .group(let group) = operation.kind else {
        return [Stroke(operation: operation, origin: origin)]
      }
      let place = origin + group.space.origin
      let inner = pixel.translated(by: -group.space.origin)
      let children = group.children.strokes(on: inner, at: place)
      if group.isDirect { return children }
      let mask = group.mask.map { $0.children.strokes(on: inner, at: place) }
      // Without anything to draw, or behind a mask that shows nothing, there is no group.
      if children.isEmpty || mask?.isEmpty == true { return [] }
      return [
        Stroke(operation: operation, origin: place, children: children, mask: mask ?? [])
      ]
    }
  }
}

/// What an operation does to a pixel.
private struct Stroke {
  let operation: DrawOperation
  /// Where its pixels begin on the screen.
  let origin: PixelOffset
  /// Of a group.
  var children: [Stroke] = []
  var mask: [Stroke] = []

  func isSame(as other: Stroke) -> Bool {
    guard origin == other.origin else { return false }
    guard case .group(let a) = operation.kind, case .group(let b) = other.operation.kind else {
      return operation.isSame(as: other.operation)
    }
    return a.opacity == b.opacity && a.clip == b.clip && children.areSame(as: other.children)
      && mask.areSame(as: other.mask)
  }
}

extension [Stroke] {
  fileprivate func areSame(as other: [Stroke]) -> Bool {
    elementsEqual(other) { $0.isSame(as: $1) }
  }
}
