/// The destination of a compositor's pixels.
package enum CompositingTarget {
  case memory(PixelBuffer)
  /// The framebuffer of the compositor's OpenGL context, in pixels. A compositor without a context
  /// draws nothing.
  case framebuffer(width: Int, height: Int)
}
