package import CoreGraphics

/// A window in memory, which records the calls to it.
package final class OffscreenWindow: PlatformWindow {
  private weak var platform: OffscreenPlatform?
  private var geometry: WindowGeometry
  private var memory: PixelMemory
  private var holdsFrame = false
  /// Draws the current frame, if its pixels have not been read yet.
  private var pendingFrame: ((CompositingTarget, Bool) -> [PixelRect])?
  private let drawsOnDemand: Bool
  private var isClosed = false
  private var lastFrame = Int.min
  /// The number of the requested frame, whether or not the window is visible.
  private var requested: Int?
  var isVisible = true

  package var size: CGSize { geometry.size }
  package var scale: CGFloat { geometry.scale }
  /// The reported refresh rate. Another value simulates a display to which the window was moved.
  /// Frames always have the platform's rate.
  package var refreshRate: Double
  package var title: String
  package var cursor: CursorShape = .arrow
  package var isFullScreen = false
  package var textInputArea: CGRect?
  /// The number of calls of `discardComposition()`.
  package private(set) var discardedCompositionCount = 0
  /// The icon that was set last.
  package private(set) var icon: CGImage?
  /// The number of presented frames.
  package private(set) var presentCount = 0
  /// The rectangles that the last drawn frame changed, limited to the window; the whole window if
  /// no pixels were preserved.
  package private(set) var lastChangedRects: [PixelRect] = []

  init(_ configuration: WindowConfiguration, platform: OffscreenPlatform) throws(PlatformError) {
    let scale = configuration.scale ?? platform.defaultScale
    geometry = try WindowGeometry(size: configuration.size, scale: scale)
    if let warning = geometry.differenceFrom(size: configuration.size, scale: scale) {
      Diagnostics.warn(warning)
    }
    memory = PixelMemory(width: geometry.pixelWidth, height: geometry.pixelHeight)
    refreshRate = platform.refreshRate
    title = configuration.title
    drawsOnDemand = platform.drawsOnDemand
    self.platform = platform
  }

  package func discardComposition() { discardedCompositionCount += 1 }

  package func setIcon(_ icon: CGImage) { self.icon = icon }

  package func requestFrame() {
    guard !isClosed, requested == nil, let platform else { return }
    // The frame of a hidden window is due when it becomes visible again, not when it was requested.
    requested = max(platform.currentFrame, lastFrame == .min ? .min : lastFrame + 1)
  }

  /// The number of the next frame; nil if none is requested or the window is hidden.
  var wantedFrame: Int? {
    guard isVisible, let requested, let platform else { return nil }
    return max(requested, platform.currentFrame)
  }

  /// The host time of a frame that is requested for later; nil if there is none.
  private(set) var laterFrame: TimeInterval?

  package func requestFrame(at time: TimeInterval) {
    if !isClosed, time.isFinite { laterFrame = time }
  }

  /// Requests the frame for later if its time is not after `limit`.
  func requestLaterFrame(until limit: TimeInterval) {
    guard isVisible, requested == nil, let laterFrame, let platform else { return }
    let next = lastFrame == .min ? .min : lastFrame + 1
    let number = max(platform.number(ofFrameAt: laterFrame), platform.currentFrame, next)
    guard platform.frameTime(number) <= limit else { return }
    self.laterFrame = nil
    requested = number
  }

  func takeFrame() {
    guard let wantedFrame else { return }
    lastFrame = wantedFrame
    requested = nil
  }

  package var openGLContext: (any OpenGLContext)? { OffscreenPlatform.context }

  package func present(
    _ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect]
  ) {
    guard !isClosed else { return }
    pendingFrame = draw
    presentCount += 1
    if !drawsOnDemand { drawPendingFrame() }
  }

  private func drawPendingFrame() {
    guard let draw = pendingFrame else { return }
    pendingFrame = nil
    // A resize during the drawing must not free the memory.
    let memory = memory
    let isPreserved = holdsFrame
    let changed = draw(.memory(memory.buffer), isPreserved)
    guard memory === self.memory else { return }
    let whole = PixelRect(x: 0, y: 0, width: memory.width, height: memory.height)
    lastChangedRects = (isPreserved ? changed : [whole]).compactMap {
      $0.clipped(toWidth: memory.width, height: memory.height)
    }
    holdsFrame = true
  }

  package func close() {
    isClosed = true
    requested = nil
    platform?.windowDidClose(self)
  }

  package func resize(to size: CGSize) {
    if resize(to: size, scale: scale) { requestFrame() }
  }

  /// Returns false if the size is invalid or unchanged.
  func resize(to size: CGSize, scale: CGFloat) -> Bool {
    guard let new = try? WindowGeometry(size: size, scale: scale), new != geometry else {
      return false
    }
    geometry = new
    memory = PixelMemory(width: new.pixelWidth, height: new.pixelHeight)
    holdsFrame = false
    return true
  }

  /// Returns the opaque image in the window, as a display shows it.
  package func snapshot() -> CGImage? {
    drawPendingFrame()
    return CGImage(width: memory.width, height: memory.height, isOpaque: true, drawsAll: true) {
      target in
      for y in 0..<memory.height {
        let row = memory.buffer.base + y * memory.bytesPerRow
        (target.base + y * target.bytesPerRow).copyMemory(from: row, byteCount: memory.width * 4)
      }
    }
  }

  /// A copy of the window's pixels, row by row, as premultiplied words 0xAARRGGBB.
  package var pixels: [UInt32] {
    drawPendingFrame()
    return memory.words
  }
}
