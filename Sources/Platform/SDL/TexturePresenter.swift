import CSDL2
import CoreGraphics

/// Draws into memory, which the GPU displays with vertical synchronization.
@MainActor
final class TexturePresenter: Presenter {
  enum Driver {
    /// A GPU. `rejectingEmulated` rejects OpenGL that is emulated by the processor.
    case accelerated(rejectingEmulated: Bool)
    case software
  }

  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var pixels = PixelMemory(width: 0, height: 0)
  private var holdsFrame = false

  init?(_ window: OpaquePointer, driver: Driver) {
    self.window = window
    let flags =
      switch driver {
      case .accelerated: SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
      case .software: SDL_RENDERER_SOFTWARE.rawValue
      }
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
    self.renderer = renderer
    if case .accelerated(rejectingEmulated: true) = driver, Self.isEmulated(renderer) {
      SDL_DestroyRenderer(renderer)
      return nil
    }
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  /// Whether the renderer draws on the processor. It must be the one that was made last.
  private static func isEmulated(_ renderer: OpaquePointer) -> Bool {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0,
      info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0
    else { return true }
    // Only the OpenGL renderers may run on the processor.
    return isOpenGLEmulated()
  }

  func present(_ draw: @escaping (CompositingTarget, Bool) -> [PixelRect]) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0,
      prepare(width: Int(width), height: Int(height))
    else {
      Diagnostics.warn("The window's pixels could not be read: \(sdlError())")
      return
    }
    let isPreserved = holdsFrame
    let changed = draw(.memory(pixels.buffer), isPreserved)
    holdsFrame = true
    let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    for rect in isPreserved ? changed : [whole] {
      guard let rect = rect.clipped(toWidth: pixels.width, height: pixels.height) else { continue }
      var area = rect.sdlRect
      let start = pixels.buffer.base + rect.y * pixels.bytesPerRow + rect.x * 4
      SDL_UpdateTexture(texture, &area, start, Int32(pixels.bytesPerRow))
    }
    showAgain()
  }

  /// Makes memory and a texture of a size, unless they exist.
  private func prepare(width: Int, height: Int) -> Bool {
    if texture != nil, pixels.width == width, pixels.height == height { return true }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    guard let texture else { return false }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    pixels = PixelMemory(width: width, height: height)
    holdsFrame = false
    return true
  }

  func showAgain() {
    guard holdsFrame, let texture else { return }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  func invalidate() {
    // A texture is lost after a reset of the device. This destroys it, too.
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    holdsFrame = false
  }
}
