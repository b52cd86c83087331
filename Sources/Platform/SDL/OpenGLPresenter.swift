import CSDL2
import CoreGraphics

/// Shows what is drawn by OpenGL ES, in step with the display.
@MainActor
final class OpenGLPresenter: Presenter {
  private struct Size: Equatable {
    var width, height: Int
  }

  private let window: OpaquePointer
  let context: WindowContext
  /// The size of the frame that is shown; nil if none is.
  private var shown: Size?
  private var draw: ((CompositingTarget, Bool) -> [PixelRect])?
  /// Whether the context cannot draw, and another presenter must.
  private(set) var hasFailed = false

  /// Nil where there is no such driver of OpenGL ES 3.
  init?(_ window: OpaquePointer, driver: OpenGLDriver) {
    self.window = window
    guard let context = WindowContext(window), context.makeCurrent(),
      driver == .any || !isOpenGLEmulated()
    else { return nil }
    self.context = context
  }

  /// A compositor that draws by the context may outlive the window.
  isolated deinit {
    context.fail("The window is closed.")
    context.discard()
  }

  /// A context that is lost is made again, and the frame drawn again, once.
  func present(_ draw: @escaping (CompositingTarget, Bool) -> [PixelRect]) {
    guard !hasFailed else { return }
    self.draw = draw
    for _ in 0..<2 where context.makeCurrent() {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GL_GetDrawableSize(window, &width, &height)
      let size = Size(width: Int(width), height: Int(height))
      let isPreserved = shown == size
      let changed = draw(
        .framebuffer(width: size.width, height: size.height), isPreserved)
      if context.failure != nil { break }
      if context.isLost {
        context.discard()
        shown = nil
        continue
      }
      if !isPreserved || !changed.isEmpty { SDL_GL_SwapWindow(window) }
      shown = size
      return
    }
    hasFailed = true
    context.fail("OpenGL ES has lost its context.")
    context.discard()
    Diagnostics.warn(
      "The processor draws the window from now on: \(context.failure ?? sdlError())")
  }

  func showAgain() {
    guard shown != nil, let draw else { return }
    shown = nil
    present(draw)
  }

  func invalidate() { shown = nil }
}
