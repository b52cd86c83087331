import COpenGLES
import CoreGraphics

/// An OpenGL ES 3 context without a window, by EGL, for frames whose pixels are read. Mesa supports
/// it on any machine; without a graphics card the processor draws.
package final class SurfacelessContext: OpenGLContext {
  private let egl: EGLFunctions
  private let display: EGLDisplay
  private let configuration: EGLConfig?
  private var context: EGLContext?
  package private(set) var generation = 1
  /// The last reason that was passed to `fail`.
  package private(set) var failure: String?

  /// Returns nil without EGL, or without OpenGL ES 3 for contexts without a window.
  package init?() {
    guard let egl = EGLFunctions() else { return nil }
    self.egl = egl
    guard let display = egl.getPlatformDisplay(EGLenum(EGL_PLATFORM_SURFACELESS_MESA), nil, nil),
      egl.initialize(display, nil, nil) != 0, egl.bindAPI(EGLenum(EGL_OPENGL_ES_API)) != 0
    else { return nil }
    self.display = display
    let wanted = [EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE, 0, EGL_NONE]
    var found: EGLConfig?
    var count: EGLint = 0
    guard egl.chooseConfig(display, wanted, &found, 1, &count) != 0 else { return nil }
    configuration = count > 0 ? found : nil
    guard makeContext() else { return nil }
  }

  deinit { discard() }

  private func makeContext() -> Bool {
    let wanted = [EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE]
    context = egl.createContext(display, configuration, nil, wanted)
    return context != nil
  }

  package func discard() {
    guard let context else { return }
    _ = egl.makeCurrent(display, nil, nil, nil)
    _ = egl.destroyContext(display, context)
    self.context = nil
  }

  /// Loses the context with all its objects, as a driver does when the graphics card is reset. It
  /// is created again on next use.
  package func lose() { discard() }

  /// Always false: the context does not request notifications.
  package var isLost: Bool { false }

  package func makeCurrent() -> Bool {
    if context == nil {
      guard makeContext() else { return false }
      generation += 1
    }
    guard let context else { return false }
    return egl.makeCurrent(display, nil, nil, context) != 0
  }

  package func address(of function: String) -> UnsafeMutableRawPointer? {
    egl.getProcAddress(function)
  }

  package func fail(_ reason: String) { failure = reason }
}

/// The required functions of EGL, from the system's library.
private struct EGLFunctions {
  let getProcAddress: @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
  let getPlatformDisplay:
    @convention(c) (EGLenum, UnsafeMutableRawPointer?, UnsafePointer<Int>?) -> EGLDisplay?
  let initialize:
    @convention(c) (EGLDisplay, UnsafeMutablePointer<EGLint>?, UnsafeMutablePointer<EGLint>?)
      -> EGLBoolean
  let bindAPI: @convention(c) (EGLenum) -> EGLBoolean
  let chooseConfig:
    @convention(c) (
      EGLDisplay, UnsafePointer<EGLint>, UnsafeMutablePointer<EGLConfig?>, EGLint,
      UnsafeMutablePointer<EGLint>
    ) -> EGLBoolean
  let createContext:
    @convention(c) (EGLDisplay, EGLConfig?, EGLContext?, UnsafePointer<EGLint>) -> EGLContext?
  let makeCurrent: @convention(c) (EGLDisplay, EGLSurface?, EGLSurface?, EGLContext?) -> EGLBoolean
  let destroyContext: @convention(c) (EGLDisplay, EGLContext) -> EGLBoolean

  init?() {
    guard let library = DynamicLibrary(named: "libEGL.so.1"),
      let getProcAddress: @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer? =
        library.find("eglGetProcAddress"),
      let getPlatformDisplay:
        @convention(c) (EGLenum, UnsafeMutableRawPointer?, UnsafePointer<Int>?) -> EGLDisplay? =
        library.find("eglGetPlatformDisplay"),
      let initialize:
        @convention(c) (
          EGLDisplay, UnsafeMutablePointer<EGLint>?, UnsafeMutablePointer<EGLint>?
        ) -> EGLBoolean = library.find("eglInitialize"),
      let bindAPI: @convention(c) (EGLenum) -> EGLBoolean = library.find("eglBindAPI"),
      let chooseConfig:
        @convention(c) (
          EGLDisplay, UnsafePointer<EGLint>, UnsafeMutablePointer<EGLConfig?>, EGLint,
          UnsafeMutablePointer<EGLint>
        ) -> EGLBoolean = library.find("eglChooseConfig"),
      let createContext:
        @convention(c) (EGLDisplay, EGLConfig?, EGLContext?, UnsafePointer<EGLint>)
          -> EGLContext? = library.find("eglCreateContext"),
      let makeCurrent:
        @convention(c) (EGLDisplay, EGLSurface?, EGLSurface?, EGLContext?) -> EGLBoolean =
        library.find("eglMakeCurrent"),
      let destroyContext: @convention(c) (EGLDisplay, EGLContext) -> EGLBoolean =
        library.find("eglDestroyContext")
    else { return nil }
    self.getProcAddress = getProcAddress
    self.getPlatformDisplay = getPlatformDisplay
    self.initialize = initialize
    self.bindAPI = bindAPI
    self.chooseConfig = chooseConfig
    self.createContext = createContext
    self.makeCurrent = makeCurrent
    self.destroyContext = destroyContext
  }
}
