/// An OpenGL ES 3 context: that of a window, or one without a window.
///
/// It is used from one thread at a time.
package protocol OpenGLContext: AnyObject {
  /// Grows by one whenever the context is made again, because the driver lost it. The names of
  /// textures and of all else in the former one mean nothing then.
  var generation: Int { get }

  /// Makes it the current context of this thread.
  ///
  /// - Returns: false where it is lost and cannot be made again.
  func makeCurrent() -> Bool

  /// Whether the driver has lost what is in the current context, as after a reset of the card: what
  /// was drawn since then is not there.
  var isLost: Bool { get }

  /// Deletes the context. It is made again when it is made current next.
  func discard()

  /// The address of a function of OpenGL ES; nil where the driver lacks it.
  func address(of function: String) -> UnsafeMutableRawPointer?

  /// Notes that something cannot be drawn by this context.
  ///
  /// - Parameter reason: one sentence.
  func fail(_ reason: String)
}
