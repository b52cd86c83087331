import COpenGLES
import CoreGraphics

/// An OpenGL ES context whose functions do nothing. What remains of a frame is the processor's time
/// in addition to that of a graphics card and its driver.
final class DriverlessContext: OpenGLContext {
  let generation = 1

  let isLost = false

  func makeCurrent() -> Bool { true }

  func discard() {}

  func address(of function: String) -> UnsafeMutableRawPointer? {
    switch function {
    case "glGetIntegerv": Self.pointer(to: Self.answerSize)
    case "glGetShaderiv", "glGetProgramiv": Self.pointer(to: Self.answerYes)
    case "glCheckFramebufferStatus": Self.pointer(to: Self.answerComplete)
    case "glGenTextures", "glGenBuffers", "glGenFramebuffers", "glGenVertexArrays":
      Self.pointer(to: Self.name)
    default: Self.pointer(to: Self.nothing)
    }
  }

  /// A driver that does nothing supports everything.
  func fail(_ reason: String) { assertionFailure(reason) }

  private static func pointer<Function>(to function: Function) -> UnsafeMutableRawPointer {
    unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
  }

  /// A function that ignores its arguments.
  private static let nothing: @convention(c) () -> Int = { 0 }
  private static let answerSize: @convention(c) (GLenum, UnsafeMutablePointer<GLint>) -> Void = {
    $1.pointee = 16_384
  }
  private static let answerYes:
    @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void = { $2.pointee = 1 }
  private static let answerComplete: @convention(c) (GLenum) -> GLenum = { _ in
    GLenum(GL_FRAMEBUFFER_COMPLETE)
  }
  /// Returns the same name for every texture.
  private static let name: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void = {
    $1.pointee = 1
  }
}
