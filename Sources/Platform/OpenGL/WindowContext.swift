import COpenGLES
import CSDL2
import CoreGraphics

/// The OpenGL ES 3 context of a window, by SDL. It must be marked as failed, and discarded, before
/// the window is destroyed.
final class WindowContext: OpenGLContext {
  private let window: OpaquePointer
  private var handle: SDL_GLContext?
  private var resetStatus: (@convention(c) () -> GLenum)?
  private(set) var generation = 1
  /// The first reason that was passed to `fail`.
  private(set) var failure: String?

  /// Returns nil if the window has no context.
  init?(_ window: OpaquePointer) {
    self.window = window
    guard makeContext() else { return nil }
  }

  deinit { discard() }

  /// Configures SDL so that the next window has such a context. It must be called before the window
  /// is opened.
  static func prepareWindow() {
    let wanted = [
      (SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue)),
      (SDL_GL_CONTEXT_MAJOR_VERSION, 3), (SDL_GL_CONTEXT_MINOR_VERSION, 0),
      (SDL_GL_DOUBLEBUFFER, 1), (SDL_GL_DEPTH_SIZE, 0), (SDL_GL_STENCIL_SIZE, 0),
      (SDL_GL_RED_SIZE, 8), (SDL_GL_GREEN_SIZE, 8), (SDL_GL_BLUE_SIZE, 8),
    ]
    for (attribute, value) in wanted { SDL_GL_SetAttribute(attribute, value) }
  }

  private func makeContext() -> Bool {
    // With the first one the driver reports a reset of the graphics card. Not every driver supports
    // it.
    for status in [SDL_GL_CONTEXT_RESET_LOSE_CONTEXT, SDL_GL_CONTEXT_RESET_NO_NOTIFICATION] {
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, Int32(status.rawValue))
      handle = SDL_GL_CreateContext(window)
      if handle != nil { break }
    }
    guard handle != nil else { return false }
    // Wait for the vertical synchronization.
    SDL_GL_SetSwapInterval(1)
    let names = ["glGetGraphicsResetStatus", "glGetGraphicsResetStatusKHR"]
    resetStatus = names.lazy.compactMap { SDL_GL_GetProcAddress($0) }.first
      .map { unsafeBitCast($0, to: (@convention(c) () -> GLenum).self) }
    return true
  }

  func discard() {
    if let handle { SDL_GL_DeleteContext(handle) }
    handle = nil
  }

  func makeCurrent() -> Bool {
    guard failure == nil else { return false }
    if handle != nil {
      if SDL_GL_MakeCurrent(window, handle) == 0 { return true }
      // EGL cannot make a context current that was lost while the computer was suspended.
      discard()
    }
    guard makeContext() else { return false }
    generation += 1
    return SDL_GL_MakeCurrent(window, handle) == 0
  }

  var isLost: Bool {
    guard handle != nil, let resetStatus else { return false }
    return resetStatus() != GLenum(GL_NO_ERROR)
  }

  func address(of function: String) -> UnsafeMutableRawPointer? {
    SDL_GL_GetProcAddress(function)
  }

  /// Marks the context as failed. It cannot be made current any more.
  func fail(_ reason: String) { failure = failure ?? reason }
}

/// Whether the driver of the current context draws on the processor. False without an OpenGL
/// driver.
func isOpenGLEmulated() -> Bool {
  typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
  guard let address = SDL_GL_GetProcAddress("glGetString"),
    let name = unsafeBitCast(address, to: GetString.self)(UInt32(GL_RENDERER))
  else { return false }
  let text = String(cString: name).lowercased()
  return ["llvmpipe", "softpipe", "swrast", "software"].contains { text.contains($0) }
}
