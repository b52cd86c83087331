import CSDL2
import CoreGraphics

/// Draws directly into memory that the window shares with the display: the fastest method without a
/// GPU.
@MainActor
final class SurfacePresenter: Presenter {
  /// Identifies a surface.
  private struct Identity: Equatable {
    var pixels: UnsafeMutableRawPointer
    var width, height, bytesPerRow: Int
  }

  private let window: OpaquePointer
  /// The surface that contains the last frame; nil if there is none.
  private var held: Identity?

  /// Returns nil if the display's pixels are not 32-bit words 0x..RRGGBB.
  init?(_ window: OpaquePointer) {
    self.window = window
    guard let surface = SDL_GetWindowSurface(window), let format = surface.pointee.format,
      format.pointee.BytesPerPixel == 4, format.pointee.Rmask == 0xFF0000,
      format.pointee.Gmask == 0xFF00, format.pointee.Bmask == 0xFF
    else { return nil }
  }

  func present(_ draw: @escaping (CompositingTarget, Bool) -> [PixelRect]) {
    // After a resize SDL creates a new surface here.
    guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
      Diagnostics.warn("The window's pixels could not be read: \(sdlError())")
      return
    }
    let current = Identity(
      pixels: pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      bytesPerRow: Int(surface.pointee.pitch))
    let isPreserved = held == current
    let buffer = PixelBuffer(
      base: pixels, width: current.width, height: current.height, bytesPerRow: current.bytesPerRow)
    let changed = draw(.memory(buffer), isPreserved)
    held = current
    guard isPreserved else {
      SDL_UpdateWindowSurface(window)
      return
    }
    let rects = changed.compactMap {
      $0.clipped(toWidth: current.width, height: current.height)?.sdlRect
    }
    if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) }
  }

  func showAgain() {
    if held != nil { SDL_UpdateWindowSurface(window) }
  }

  func invalidate() { held = nil }
}
