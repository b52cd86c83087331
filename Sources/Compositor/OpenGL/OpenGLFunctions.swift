internal import COpenGLES
internal import CoreGraphics

/// The functions of a context, looked up once.
struct OpenGLFunctions {
  let activeTexture: @convention(c) (GLenum) -> Void
  let attachShader: @convention(c) (GLuint, GLuint) -> Void
  let bindAttribLocation: @convention(c) (GLuint, GLuint, UnsafePointer<CChar>) -> Void
  let bindBuffer: @convention(c) (GLenum, GLuint) -> Void
  let bindFramebuffer: @convention(c) (GLenum, GLuint) -> Void
  let bindTexture: @convention(c) (GLenum, GLuint) -> Void
  let bindVertexArray: @convention(c) (GLuint) -> Void
  let blendFunc: @convention(c) (GLenum, GLenum) -> Void
  let bufferData: @convention(c) (GLenum, Int, UnsafeRawPointer?, GLenum) -> Void
  let checkFramebufferStatus: @convention(c) (GLenum) -> GLenum
  let clear: @convention(c) (GLbitfield) -> Void
  let clearColor: @convention(c) (Float, Float, Float, Float) -> Void
  let compileShader: @convention(c) (GLuint) -> Void
  let copyTexSubImage2D:
    @convention(c) (GLenum, GLint, GLint, GLint, GLint, GLint, GLsizei, GLsizei) -> Void
  let createProgram: @convention(c) () -> GLuint
  let createShader: @convention(c) (GLenum) -> GLuint
  let deleteFramebuffers: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
  let deleteProgram: @convention(c) (GLuint) -> Void
  let deleteShader: @convention(c) (GLuint) -> Void
  let deleteTextures: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
  let deleteBuffers: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
  let deleteVertexArrays: @convention(c) (GLsizei, UnsafePointer<GLuint>) -> Void
  let disable: @convention(c) (GLenum) -> Void
  let drawArrays: @convention(c) (GLenum, GLint, GLsizei) -> Void
  let drawElements: @convention(c) (GLenum, GLsizei, GLenum, UnsafeRawPointer?) -> Void
  let enable: @convention(c) (GLenum) -> Void
  let enableVertexAttribArray: @convention(c) (GLuint) -> Void
  let framebufferTexture2D: @convention(c) (GLenum, GLenum, GLenum, GLuint, GLint) -> Void
  let genBuffers: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
  let genFramebuffers: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
  let genTextures: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
  let genVertexArrays: @convention(c) (GLsizei, UnsafeMutablePointer<GLuint>) -> Void
  let getIntegerv: @convention(c) (GLenum, UnsafeMutablePointer<GLint>) -> Void
  let getProgramiv: @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void
  let getProgramInfoLog:
    @convention(c) (
      GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<CChar>
    ) -> Void
  let getShaderiv: @convention(c) (GLuint, GLenum, UnsafeMutablePointer<GLint>) -> Void
  let getShaderInfoLog:
    @convention(c) (
      GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<CChar>
    ) -> Void
  let getUniformLocation: @convention(c) (GLuint, UnsafePointer<CChar>) -> GLint
  let linkProgram: @convention(c) (GLuint) -> Void
  let pixelStorei: @convention(c) (GLenum, GLint) -> Void
  let readPixels:
    @convention(c) (
      GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, UnsafeMutableRawPointer
    ) -> Void
  let scissor: @convention(c) (GLint, GLint, GLsizei, GLsizei) -> Void
  let shaderSource:
    @convention(c) (
      GLuint, GLsizei, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<GLint>?
    ) -> Void
  let texImage2D:
    @convention(c) (
      GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, UnsafeRawPointer?
    ) -> Void
  let texParameteri: @convention(c) (GLenum, GLenum, GLint) -> Void
  let texSubImage2D:
    @convention(c) (
      GLenum, GLint, GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, UnsafeRawPointer?
    ) -> Void
  let uniform1i: @convention(c) (GLint, GLint) -> Void
  let uniform2f: @convention(c) (GLint, Float, Float) -> Void
  let uniform4i: @convention(c) (GLint, GLint, GLint, GLint, GLint) -> Void
  let uniform4f: @convention(c) (GLint, Float, Float, Float, Float) -> Void
  let uniform4fv: @convention(c) (GLint, GLsizei, UnsafePointer<Float>) -> Void
  let useProgram: @convention(c) (GLuint) -> Void
  let vertexAttribPointer:
    @convention(c) (GLuint, GLint, GLenum, GLboolean, GLsizei, UnsafeRawPointer?) -> Void
  let viewport: @convention(c) (GLint, GLint, GLsizei, GLsizei) -> Void

  init(_ context: any OpenGLContext) throws(OpenGLError) {
    let functions = Lookup(context: context)
    activeTexture = try functions.find("glActiveTexture")
    attachShader = try functions.find("glAttachShader")
    bindAttribLocation = try functions.find("glBindAttribLocation")
    bindBuffer = try functions.find("glBindBuffer")
    bindFramebuffer = try functions.find("glBindFramebuffer")
    bindTexture = try functions.find("glBindTexture")
    bindVertexArray = try functions.find("glBindVertexArray")
    blendFunc = try functions.find("glBlendFunc")
    bufferData = try functions.find("glBufferData")
    checkFramebufferStatus = try functions.find("glCheckFramebufferStatus")
    clear = try functions.find("glClear")
    clearColor = try functions.find("glClearColor")
    compileShader = try functions.find("glCompileShader")
    copyTexSubImage2D = try functions.find("glCopyTexSubImage2D")
    createProgram = try functions.find("glCreateProgram")
    createShader = try functions.find("glCreateShader")
    deleteFramebuffers = try functions.find("glDeleteFramebuffers")
    deleteProgram = try functions.find("glDeleteProgram")
    deleteShader = try functions.find("glDeleteShader")
    deleteTextures = try functions.find("glDeleteTextures")
    deleteBuffers = try functions.find("glDeleteBuffers")
    deleteVertexArrays = try functions.find("glDeleteVertexArrays")
    disable = try functions.find("glDisable")
    drawArrays = try functions.find("glDrawArrays")
    drawElements = try functions.find("glDrawElements")
    enable = try functions.find("glEnable")
    enableVertexAttribArray = try functions.find("glEnableVertexAttribArray")
    framebufferTexture2D = try functions.find("glFramebufferTexture2D")
    genBuffers = try functions.find("glGenBuffers")
    genFramebuffers = try functions.find("glGenFramebuffers")
    genTextures = try functions.find("glGenTextures")
    genVertexArrays = try functions.find("glGenVertexArrays")
    getIntegerv = try functions.find("glGetIntegerv")
    getProgramiv = try functions.find("glGetProgramiv")
    getProgramInfoLog = try functions.find("glGetProgramInfoLog")
    getShaderiv = try functions.find("glGetShaderiv")
    getShaderInfoLog = try functions.find("glGetShaderInfoLog")
    getUniformLocation = try functions.find("glGetUniformLocation")
    linkProgram = try functions.find("glLinkProgram")
    pixelStorei = try functions.find("glPixelStorei")
    readPixels = try functions.find("glReadPixels")
    scissor = try functions.find("glScissor")
    shaderSource = try functions.find("glShaderSource")
    texImage2D = try functions.find("glTexImage2D")
    texParameteri = try functions.find("glTexParameteri")
    texSubImage2D = try functions.find("glTexSubImage2D")
    uniform1i = try functions.find("glUniform1i")
    uniform2f = try functions.find("glUniform2f")
    uniform4i = try functions.find("glUniform4i")
    uniform4f = try functions.find("glUniform4f")
    uniform4fv = try functions.find("glUniform4fv")
    useProgram = try functions.find("glUseProgram")
    vertexAttribPointer = try functions.find("glVertexAttribPointer")
    viewport = try functions.find("glViewport")
  }

  private struct Lookup {
    let context: any OpenGLContext

    /// A function's type is that of the property it is stored in, as the headers declare it.
    func find<Function>(_ name: String) throws(OpenGLError) -> Function {
      guard let address = context.address(of: name) else {
        throw OpenGLError("The driver of OpenGL ES lacks \(name).")
      }
      return unsafeBitCast(address, to: Function.self)
    }
  }
}

/// Why OpenGL ES cannot be used.
struct OpenGLError: Error {
  /// One sentence.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
