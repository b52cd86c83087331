internal import CoreGraphics

/// How much of each device pixel a shape covers.
struct Coverage {
  enum Form: Equatable {
    /// Whole pixels only.
    case rect
    case aligned(AlignedShape)
    /// Indirect, so that operations are cheap to copy.
    indirect case projected(ProjectedShape)
  }

  var form: Form
  /// Nothing outside is covered.
  var bounds: PixelRect
  /// Pixels that are wholly covered and can be drawn without a mask.
  var full: [PixelRect]
  /// Pixels that need a mask; disjoint from `full`.
  var partial: [PixelRect]

  init(rect: PixelRect) {
    form = .rect
    bounds = rect
    full = rect.isEmpty ? [] : [rect]
    partial = []
  }

  init(_ shape: AlignedShape, clip: PixelRect) {
    form = .aligned(shape)
    bounds = shape.bounds.intersection(clip)
    (full, partial) = shape.pieces(in: bounds)
    if partial.isEmpty, full == [bounds] { form = .rect }
  }

  init(_ shape: ProjectedShape, clip: PixelRect) {
    form = .projected(shape)
    bounds = shape.bounds.intersection(clip)
    full = []
    partial = bounds.isEmpty ? [] : [bounds]
  }

  /// Rectangles of pixels that are wholly covered. A projected shape has more such pixels, but is
  /// not drawn in these pieces.
  var inside: [PixelRect] {
    guard case .projected(let shape) = form else { return full }
    let rect = shape.insideRect(within: bounds)
    return rect.isEmpty ? [] : [rect]
  }

  var isProjected: Bool {
    if case .projected = form { return true }
    return false
  }

  /// Writes the coverage of `rect`'s pixels, 0 to 255, scaled by `opacity`, row by row.
  func write(
    _ rect: PixelRect, opacity: UInt8, into mask: UnsafeMutablePointer<UInt8>, bytesPerRow: Int
  ) {
    var y = rect.y
    while y < rect.maxY {
      let row = mask + (y - rect.y) * bytesPerRow
      let end: Int
      switch form {
      case .rect:
        row.update(repeating: 255, count: rect.width)
        end = rect.maxY
      case .aligned(let shape):
        shape.writeRow(y, from: rect.x, count: rect.width, into: row)
        end = min(shape.endOfRows(like: y), rect.maxY)
      case .projected(let shape):
        shape.writeRow(y, from: rect.x, count: rect.width, into: row)
        end = y + 1
      }
      if opacity < 255 {
        for x in 0..<rect.width { row[x] = multiplied(row[x], opacity) }
      }
      for copy in y + 1..<end {
        (mask + (copy - rect.y) * bytesPerRow).update(from: row, count: rect.width)
      }
      y = end
    }
  }
}

extension Coverage: Equatable {
  static func == (a: Coverage, b: Coverage) -> Bool {
    // The pieces are computed from these two, so they need no comparison.
    a.bounds == b.bounds && a.form == b.form
  }
}

/// a × b / 255, rounded.
@inline(__always)
func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let t = UInt32(a) &* UInt32(b) &+ 128
  return UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
}

/// A coverage from 0 to 1 as a byte.
@inline(__always)
func coverageByte(_ value: Double) -> UInt8 {
  UInt8(truncatingIfNeeded: Int(max(0, min(1, value)) * 255 + 0.5))
}
