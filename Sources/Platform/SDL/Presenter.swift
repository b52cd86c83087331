import CSDL2
import CoreGraphics

/// Presents a window's pixels on the display.
@MainActor
protocol Presenter: AnyObject {
  /// Calls `draw` with the pixels, and displays the changes.
  func present(_ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect])
  /// Displays the last frame again, because the window system may have lost it.
  func showAgain()
  /// Discards the displayed content, so that the next frame is drawn completely.
  func invalidate()
  /// Whether the presenter can never display a frame, so that another one must present it.
  var hasFailed: Bool { get }
  /// Handles the display's answers. Returns whether the display accepts another frame from now on.
  func takeAnswer() -> Bool
  /// The host time until which the next frame waits for the display; nil if the display accepts
  /// one.
  var busyUntil: TimeInterval? { get }
}

extension Presenter {
  var hasFailed: Bool { false }
  func takeAnswer() -> Bool { false }
  var busyUntil: TimeInterval? { nil }
}

/// The environment variable that overrides the presenter: `surface` for memory shared with the
/// display, `texture` or `gl`.
///
/// It is for tests of the presenter for machines with a GPU on machines without one. With `gl`,
/// OpenGL ES draws the frames of offscreen windows too.
let presenterVariable = "PLAYGROUND_PRESENTER"

/// Returns the driver for a window that is opened for OpenGL ES: if it is requested, or if there is
/// a GPU.
///
/// OpenGL is never opened just to examine it: on a machine without a GPU that takes 80 ms and 110
/// MB.
///
/// - Parameter renderer: the requested renderer; nil for the machine's default.
func openGLDriver(for renderer: Renderer?) -> OpenGLDriver? {
  switch (renderer, ProcessInfo.processInfo.environment[presenterVariable]) {
  case (.gl, _), (nil, "gl"): .any
  case (.software, _), (nil, .some): nil
  case (nil, nil): hasGPU() ? .graphicsCard : nil
  }
}

/// The OpenGL ES drivers that may draw a window.
enum OpenGLDriver {
  /// A driver that uses a graphics card.
  case graphicsCard
  /// Any driver, including one that uses the processor.
  case any
}

/// Makes a presenter of pixels in memory that suits the machine: textures if there is a GPU,
/// otherwise shared memory.
@MainActor
func makePresenter(for window: OpaquePointer) throws(PlatformError) -> any Presenter {
  // Textures need a window with OpenGL, which this one does not have.
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
  // The display's depth is not 24 bits: SDL or OpenGL converts the pixels.
  for driver in [TexturePresenter.Driver.software, .accelerated(rejectingEmulated: false)] {
    if let presenter = TexturePresenter(window, driver: driver) { return presenter }
  }
  throw .windowFailed(sdlError())
}

/// Whether `makePresenter` uses shared memory without trying another presenter first.
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
  /// Returns the part of the rectangle in an image; nil if that is empty.
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
