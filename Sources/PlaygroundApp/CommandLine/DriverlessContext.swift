import COpenGLES
import CoreGraphics

/// A context of OpenGL ES whose functions do nothing: what remains of a frame is the time of the
/// processor beside a graphics card, without that of its driver.
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

  /// A driver that does nothing cannot lack anything.
  func fail(_ reason: String) { assertionFailure(reason) }

  private static func pointer<Function>(to function: Function) -> UnsafeMutableRawPointer {
    unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
  }

  /// It ignores its arguments.
  private static let nothing: @convention(c) () -> Int = { 0 }
  private static let answerSize: @convention(c) (GLenum, UnsafeMutablePointer<GLint>) -> Void = {
    $1.pointee = 16_384
  }
  private static let answerYes:
    @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void = { $2.pointee = 1 }
  private static let answerComplete: @convention(c) (GLenum) -> GLenum = { _ in
    GLenum(GL_FRAMEBUFFER_COMPLETE)
  }
  /// One texture is as good as another.
  private static let name: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void = {
    $1.pointee = 1
  }
}
