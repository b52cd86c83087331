/// Where lines of text stand between the left and the right edge.
package enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  /// Both edges straight but for the last line of a paragraph.
  case justified = 3
  /// As the interface's language has it; here the left.
  case natural = 4
}
