import CSDL2
import CoreGraphics

/// Presents frames drawn by OpenGL ES, synchronized with the display.
@MainActor
final class OpenGLPresenter: Presenter {
  private struct Size: Equatable {
    var width, height: Int
  }

  private let window: OpaquePointer
  let context: WindowContext
  /// The size of the presented frame; nil if there is none.
  private var shown: Size?
  private var draw: ((CompositingTarget, Bool) -> [PixelRect])?
  /// Whether the context cannot draw, so that another presenter is needed.
  private(set) var hasFailed = false

  /// Returns nil if there is no OpenGL ES 3 driver of this kind.
  init?(_ window: OpaquePointer, driver: OpenGLDriver) {
    self.window = window
    guard let context = WindowContext(window), context.makeCurrent(),
      driver == .any || !isOpenGLEmulated()
    else { return nil }
    self.context = context
  }

  /// Marks the context as failed, because a compositor that draws with it may outlive the window.
  isolated deinit {
    context.fail("The window is closed.")
    context.discard()
  }

  /// Presents a frame. If the context is lost, it is created again, and the frame drawn again,
  /// once.
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
