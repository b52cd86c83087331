internal import CoreGraphics

/// A mask, whose alpha a group is multiplied by.
struct MaskOperation {
  /// Pieces of the mask that are known to be opaque and are larger than this many pixels spare the
  /// group a bitmap of its own there.
  private static let smallestPiece = 2048
  /// More pieces than this are not worth the bookkeeping.
  private static let mostPieces = 16

  var children: [DrawOperation]
  /// Pixels in which the group is drawn as if there were no mask.
  let full: [PixelRect]

  /// - Parameter bounds: Where the group draws at all.
  init(_ children: [DrawOperation], in bounds: PixelRect) {
    self.children = children
    let rest = Region(bounds)
    children.subtractOpaque(from: rest)
    let opaque = Region(bounds)
    opaque.subtract(rest)
    let pieces = opaque.rects.filter { $0.area >= Self.smallestPiece || $0 == bounds }
    full = pieces.count <= Self.mostPieces ? pieces : []
  }
}

extension MaskOperation? {
  func isSame(as other: MaskOperation?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): a.children.isSame(as: b.children)
    default: false
    }
  }
}

extension [DrawOperation] {
  func isSame(as other: [DrawOperation]) -> Bool {
    sharesStorage(with: other) || elementsEqual(other) { $0.isSame(as: $1) }
  }

  /// Whether both are known to be equal because they are the same array.
  private func sharesStorage(with other: [DrawOperation]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
