package import CoreGraphics

/// The framework's interface to a machine: one window with its pixels, input and frame rate.
/// Everything above this protocol is the same in a window, in a test and in a headless run.
@MainActor
package protocol Platform: AnyObject {
  /// Monotonic host time in seconds. Input events and frames are stamped with it.
  var hostTime: TimeInterval { get }

  /// Opens the window.
  func openWindow(_ configuration: WindowConfiguration) throws(PlatformError) -> any PlatformWindow

  /// Passes input and frames to `delegate` until `stop()`. The main run loop, the main dispatch
  /// queue and main-actor tasks keep working meanwhile, also while idle.
  func run(_ delegate: any PlatformDelegate)

  /// Makes `run` return after the current turn.
  func stop()

  /// Whether the desktop neither blanks nor locks its screen while the program runs.
  var keepsScreenOn: Bool { get set }

  /// The text on the clipboard; empty if there is none.
  var clipboardText: String { get set }
}

/// The window to open.
package struct WindowConfiguration: Sendable {
  package var title: String
  /// In points.
  package var size: CGSize
  /// The smallest size the user can give it, in points.
  package var minimumSize: CGSize
  /// Pixels a point; nil asks the display.
  package var scale: CGFloat?
  package var isResizable: Bool
  /// Whether a window that is larger than its display opens smaller.
  package var fitsDisplay: Bool
  /// What draws the window; nil takes the graphics card if there is one.
  package var renderer: Renderer?

  package init(
    title: String, size: CGSize, minimumSize: CGSize = CGSize(width: 120, height: 120),
    scale: CGFloat? = nil, isResizable: Bool = true, fitsDisplay: Bool = false,
    renderer: Renderer? = nil
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.isResizable = isResizable
    self.fitsDisplay = fitsDisplay
    self.renderer = renderer
  }
}

/// What composites the frames of a window.
package enum Renderer: String, Sendable, CaseIterable {
  /// The processor, into memory.
  case software
  /// OpenGL ES 3, which the processor emulates where there is no graphics card.
  case gl
}

@MainActor
package protocol PlatformWindow: AnyObject {
  /// In points; `size × scale`, rounded, is the size in pixels.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
  /// Frames a second that the display shows.
  var refreshRate: Double { get }
  var title: String { get set }
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }

  /// Asks for another size, in points. The window system may give another one, or none; what it
  /// gives is reported as an event, unless the window has it when this returns.
  func resize(to size: CGSize)

  /// The picture in the title bar and the task switcher.
  func setIcon(_ icon: CGImage)

  /// Requests one call of `PlatformDelegate.drawFrame(at:)` when the display is next ready. While
  /// the window is hidden the request waits. A resize requests a frame by itself.
  func requestFrame()

  /// Requests a frame at a host time or as soon as possible after it, and no sooner. A later
  /// request replaces an earlier one.
  func requestFrame(at time: TimeInterval)

  /// What the window is drawn by; nil where its pixels are in memory.
  var openGLContext: (any OpenGLContext)? { get }

  /// Calls `draw` with the window's pixels, and then shows the changes.
  ///
  /// `draw` gets the memory of the pixels, or the size of the context's framebuffer, and whether
  /// the last frame's pixels are still there, and returns the rectangles that it changed. The size
  /// may differ from the window's for the one frame in which a resize arrives. Where a context
  /// fails, `draw` is called again for the same frame, with memory.
  func present(_ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect])

  func close()
}

package enum CursorShape: Sendable, CaseIterable {
  case arrow, pointingHand, text, resizeLeftRight, resizeUpDown
}

/// What a platform reports to the framework. All calls come on the main actor, from inside `run`.
@MainActor
package protocol PlatformDelegate: AnyObject {
  func receive(_ event: PlatformEvent)
  /// A frame is due, which includes everything received so far. `hostTime` is the time at which it
  /// will be shown, in a window up to one frame ahead of `Platform.hostTime`; it never decreases.
  func drawFrame(at hostTime: TimeInterval)
}

/// The reason why a call to a platform failed, in the library's own words if it has any.
package enum PlatformError: Error, Sendable, Equatable, CustomStringConvertible {
  case noDisplay(String)
  case windowFailed(String)

  package var description: String {
    switch self {
    case .noDisplay(let reason): "There is no display to open a window on: \(reason)"
    case .windowFailed(let reason): "The window could not be opened: \(reason)"
    }
  }
}
