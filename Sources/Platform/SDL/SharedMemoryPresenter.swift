import CSDL2
import CoreGraphics

/// Draws into memory that a Wayland compositor displays, without OpenGL.
@MainActor
final class SharedMemoryPresenter: Presenter {
  private let window: OpaquePointer
  private let surface: WaylandSurface
  /// The buffers of the window's size. The compositor reads one while the next frame is drawn into
  /// another.
  private var buffers: [SharedMemoryBuffer] = []
  /// Buffers of former sizes that the compositor may still read.
  private var retired: [SharedMemoryBuffer] = []
  /// The buffer with the last frame; nil if the next frame must be drawn completely.
  private var latest: SharedMemoryBuffer?
  private var lastShown: TimeInterval = 0
  private var awaitsAnswer = false

  /// The maximum number of buffers of one size: the displayed one, the next one, and the one being
  /// drawn.
  private static let maximumBuffers = 3
  /// The timeout in seconds after which a frame is drawn although the compositor has not accepted
  /// the last one. A covered window gets no answers, but its transitions must complete.
  private static let patience: TimeInterval = 0.25

  /// Returns nil on other window systems.
  init?(_ window: OpaquePointer) {
    guard let display = CSDL2_GetWaylandDisplay(window),
      let handle = CSDL2_GetWaylandSurface(window),
      let surface = WaylandSurface(display, surface: handle)
    else { return nil }
    self.window = window
    self.surface = surface
  }

  // MARK: Frames

  func present(_ draw: @escaping (CompositingTarget, Bool) -> [PixelRect]) {
    surface.dispatch()
    guard let buffer = freeBuffer() else {
      Diagnostics.warn("There is no memory for the window's pixels.")
      return
    }
    let isPreserved = latest != nil
    if let latest, latest !== buffer {
      buffer.missed.copy(from: latest.pixels, to: buffer.pixels)
    }
    let (width, height) = (buffer.pixels.width, buffer.pixels.height)
    let whole = [PixelRect(x: 0, y: 0, width: width, height: height)]
    let drawn = draw(.memory(buffer.pixels), isPreserved)
    let changed =
      isPreserved ? drawn.compactMap { $0.clipped(toWidth: width, height: height) } : whole
    for other in buffers where other !== buffer { other.missed.add(changed) }
    buffer.missed = MissedChanges()
    latest = buffer
    if changed.isEmpty { return }
    surface.show(buffer, changed: changed)
    lastShown = SDLPlatform.now()
    awaitsAnswer = true
  }

  func showAgain() {
    // After a change of size, SDL's pending requests belong to the next frame.
    if let latest, hasSizeOfWindow(latest) { surface.commit() }
  }

  func invalidate() { latest = nil }

  // MARK: The compositor's answers

  var busyUntil: TimeInterval? { awaitsAnswer ? lastShown + Self.patience : nil }

  func takeAnswer() -> Bool {
    surface.dispatch()
    guard awaitsAnswer, !surface.isWaiting else { return false }
    awaitsAnswer = false
    return true
  }

  // MARK: Buffers

  private var sizeInPixels: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  private func hasSizeOfWindow(_ buffer: SharedMemoryBuffer) -> Bool {
    (buffer.pixels.width, buffer.pixels.height) == sizeInPixels
  }

  /// Returns a buffer of the window's size that the compositor does not read; nil if there is no
  /// memory.
  private func freeBuffer() -> SharedMemoryBuffer? {
    retired.removeAll { !$0.isBusy }
    if let first = buffers.first, !hasSizeOfWindow(first) {
      retired += buffers.filter(\.isBusy)
      buffers = []
      latest = nil
    }
    // The buffer with the last frame misses no changes.
    if let latest, !latest.isBusy { return latest }
    if let free = buffers.first(where: { !$0.isBusy }) { return free }
    // If the compositor retains all buffers, one that it displays is changed: at worst the picture
    // tears.
    if buffers.count == Self.maximumBuffers { return buffers.first { $0 !== latest } }
    let size = sizeInPixels
    guard
      let buffer = SharedMemoryBuffer(
        width: size.width, height: size.height, in: surface.sharedMemory)
    else { return nil }
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    buffer.missed.add([whole])
    buffers.append(buffer)
    return buffer
  }
}
