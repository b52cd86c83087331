/// A corner of a rectangle of pixels, with the values there of all that is linear in between.
struct QuadVertex {
  /// In pixels of the target.
  var x, y: Float
  /// The place in the source's pixels, times `sourceW`.
  var sourceX, sourceY: Float
  var sourceW: Float = 1
  /// The place in the mask's pixels; for a projected shape that in pixels of the operation. For an
  /// aligned shape its corners' curve, twice.
  var maskX, maskY: Float
  /// The place in a projected shape's plane, times `shapeW`. For an aligned shape its corners'
  /// radii and, as bits, which of them are round.
  var shapeX: Float = 0
  var shapeY: Float = 0
  var shapeW: Float = 1
  /// The distances in pixels from a shape's four sides, positive inside.
  var left: Float = 1
  var right: Float = 1
  var top: Float = 1
  var bottom: Float = 1
  /// Premultiplied, as in memory: blue in the lowest byte. For pictures only its alpha counts.
  var color: UInt32

  /// An attribute of the shaders: its name, and how many numbers there are at which byte.
  struct Attribute {
    var name: String
    var count: Int32
    var offset: Int
  }

  static var attributes: [Attribute] {
    func offset(_ path: PartialKeyPath<QuadVertex>) -> Int {
      MemoryLayout<QuadVertex>.offset(of: path) ?? 0
    }
    return [
      Attribute(name: "position", count: 2, offset: offset(\.x)),
      Attribute(name: "sourcePlace", count: 3, offset: offset(\.sourceX)),
      Attribute(name: "maskPlace", count: 2, offset: offset(\.maskX)),
      Attribute(name: "shapePlace", count: 3, offset: offset(\.shapeX)),
      Attribute(name: "distances", count: 4, offset: offset(\.left)),
    ]
  }

  /// The attribute of four bytes.
  static var colorAttribute: Attribute {
    Attribute(name: "color", count: 4, offset: MemoryLayout<QuadVertex>.offset(of: \.color) ?? 0)
  }
}
