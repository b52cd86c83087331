/// The horizontal alignment of text.
package enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  /// Justified, except the last line of a paragraph.
  case justified = 3
  /// The alignment of the interface's language, which is always left here.
  case natural = 4
}
