import CSDL2
import CoreGraphics

/// Shows a window's pixels on the display.
@MainActor
protocol Presenter: AnyObject {
  /// Calls `draw` with the pixels, and shows the changes.
  func present(_ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect])
  /// Shows the last frame again, if the window system lost it.
  func showAgain()
  /// Discards the display's content: the next frame is drawn completely.
  func invalidate()
  /// Whether nothing was shown, nor can be: another presenter must show the frame.
  var hasFailed: Bool { get }
  /// Handles what the display has answered. Returns whether it takes another frame from now on.
  func takeAnswer() -> Bool
  /// The host time until which the display is waited for before the next frame; nil if it takes
  /// one.
  var busyUntil: TimeInterval? { get }
}

extension Presenter {
  var hasFailed: Bool { false }
  func takeAnswer() -> Bool { false }
  var busyUntil: TimeInterval? { nil }
}

/// The environment variable that overrides the choice of presenter: `surface`, for memory that is
/// shared with the display, `texture` or `gl`.
///
/// It is for tests, so that the presenter for machines with a GPU can be tested on machines without
/// one. With `gl` the frames of offscreen windows are drawn by OpenGL ES, too.
let presenterVariable = "PLAYGROUND_PRESENTER"

/// Whether a window is opened for OpenGL ES: if it is asked for, or if there is a GPU.
///
/// OpenGL is never opened just to examine it: on a machine without a GPU that takes 80 ms and 110
/// MB.
///
/// - Parameter renderer: what is asked for; nil leaves the choice to the machine.
func openGLDriver(for renderer: Renderer?) -> OpenGLDriver? {
  switch (renderer, ProcessInfo.processInfo.environment[presenterVariable]) {
  case (.gl, _), (nil, "gl"): .any
  case (.software, _), (nil, .some): nil
  case (nil, nil): hasGPU() ? .graphicsCard : nil
  }
}

/// The drivers of OpenGL ES that a window may be drawn by.
enum OpenGLDriver {
  /// One that draws on a graphics card.
  case graphicsCard
  /// One that draws on the processor, too.
  case any
}

/// Chooses the presenter of pixels in memory for the machine: textures if there is a GPU, shared
/// memory if there is none.
@MainActor
func makePresenter(for window: OpaquePointer) throws(PlatformError) -> any Presenter {
  // Textures need a window with OpenGL, which this one is without, perhaps because there is none.
  if SDL_GetWindowFlags(window) & SDL_WINDOW_VULKAN.rawValue != 0,
    let presenter = SharedMemoryPresenter(window)
  {
    return presenter
  }
  switch ProcessInfo.processInfo.environment[presenterVariable] {
  case "texture":
    if let presenter = TexturePresenter(window, driver: .accelerated(rejectingEmulated: false)) {
      return presenter
    }
  case "surface", "gl": break
  default:
    if hasGPU(),
      let presenter = TexturePresenter(window, driver: .accelerated(rejectingEmulated: true))
    {
      return presenter
    }
  }
  if let presenter = SharedMemoryPresenter(window) { return presenter }
  if let presenter = SurfacePresenter(window) { return presenter }
  // Displays of another depth than 24 bits: SDL converts, or the available OpenGL.
  for driver in [TexturePresenter.Driver.software, .accelerated(rejectingEmulated: false)] {
    if let presenter = TexturePresenter(window, driver: driver) { return presenter }
  }
  throw .windowFailed(sdlError())
}

/// Whether `makePresenter` chooses shared memory without trying anything else before.
func presentsSharedMemory() -> Bool {
  switch ProcessInfo.processInfo.environment[presenterVariable] {
  case "surface": true
  case nil: !hasGPU()
  default: false
  }
}

private func hasGPU() -> Bool {
  let files = FileManager.default
  let renderNodes = (try? files.contentsOfDirectory(atPath: "/dev/dri")) ?? []
  return renderNodes.contains { $0.hasPrefix("renderD") }
    || files.fileExists(atPath: "/dev/nvidia0") || files.fileExists(atPath: "/dev/nvidiactl")
}

/// SDL's message for the last failure.
func sdlError() -> String { String(cString: SDL_GetError()) }

extension PixelRect {
  /// The part of the rectangle within an image; nil if that is empty.
  func clipped(toWidth width: Int, height: Int) -> PixelRect? {
    let minX = max(0, x)
    let minY = max(0, y)
    let rect = PixelRect(
      x: minX, y: minY, width: min(width, maxX) - minX, height: min(height, maxY) - minY)
    return rect.isEmpty ? nil : rect
  }

  var sdlRect: SDL_Rect {
    SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}
