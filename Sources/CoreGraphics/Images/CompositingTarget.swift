/// The destination of a compositor's pixels.
package enum CompositingTarget {
  case memory(PixelBuffer)
  /// The window of the compositor's OpenGL context, in pixels. A compositor that has none draws
  /// nothing.
  case framebuffer(width: Int, height: Int)
}
