/// An OpenGL ES 3 context, with or without a window.
///
/// It is used from one thread at a time.
package protocol OpenGLContext: AnyObject {
  /// The number of times that the context was created again, because the driver lost it. The names
  /// of textures and other objects of an earlier context are invalid.
  var generation: Int { get }

  /// Makes the context current on this thread.
  ///
  /// - Returns: false if it is lost and cannot be created again.
  func makeCurrent() -> Bool

  /// Whether the driver has lost the objects of the current context, for instance after a reset of
  /// the graphics card. Everything drawn since then is lost.
  var isLost: Bool { get }

  /// Deletes the context. The next `makeCurrent()` creates it again.
  func discard()

  /// Returns the address of an OpenGL ES function; nil if the driver lacks it.
  func address(of function: String) -> UnsafeMutableRawPointer?

  /// Marks the context as unable to draw.
  ///
  /// - Parameter reason: one sentence.
  func fail(_ reason: String)
}
