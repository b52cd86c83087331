package import CoreGraphics

/// The interface between the framework and a machine: one window with its pixels, input and frame
/// rate. Everything above this protocol is the same in a window, in a test and in a headless run.
@MainActor
package protocol Platform: AnyObject {
  /// The monotonic time in seconds. Input events and frames are in this time.
  var hostTime: TimeInterval { get }

  /// Opens the window.
  func openWindow(_ configuration: WindowConfiguration) throws(PlatformError) -> any PlatformWindow

  /// Passes input and frames to `delegate` until `stop()`. The main run loop, the main dispatch
  /// queue and main-actor tasks also run, even while the platform is idle.
  func run(_ delegate: any PlatformDelegate)

  /// Makes `run` return after the current iteration.
  func stop()

  /// Whether the screen stays on and unlocked while the program runs.
  var keepsScreenOn: Bool { get set }

  /// The text on the clipboard; empty if there is none.
  var clipboardText: String { get set }
}

/// The properties of a window to open.
package struct WindowConfiguration: Sendable {
  package var title: String
  /// The size in points.
  package var size: CGSize
  /// The minimum size to which the user can resize the window, in points.
  package var minimumSize: CGSize
  /// Pixels per point; nil for the display's scale.
  package var scale: CGFloat?
  package var isResizable: Bool
  /// Whether a window that is larger than its display is reduced when it opens.
  package var fitsDisplay: Bool
  /// The renderer; nil for the graphics card if there is one.
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
  /// The processor draws into memory.
  case software
  /// OpenGL ES 3, which the processor emulates without a graphics card.
  case gl
}

@MainActor
package protocol PlatformWindow: AnyObject {
  /// The size in points. The size in pixels is `size × scale`, rounded.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The display's refresh rate in frames per second.
  var refreshRate: Double { get }
  var title: String { get set }
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }
  /// The frame of the caret in the window in points while text can be typed: an input method shows
  /// its candidates there. The default of nil means that no text can be typed. Then no input method
  /// receives the keys, and no text is reported.
  var textInputArea: CGRect? { get set }

  /// Requests another size in points. The window system may ignore it or set another one. The new
  /// size is reported as an event, unless the window has it when this method returns.
  func resize(to size: CGSize)

  /// Makes the input method discard the text that it composes.
  func discardComposition()

  /// Sets the icon in the title bar and the task switcher.
  func setIcon(_ icon: CGImage)

  /// Requests one call of `PlatformDelegate.drawFrame(at:)` when the display is next ready. The
  /// request of a hidden window waits until it is visible. A resize requests a frame by itself.
  func requestFrame()

  /// Requests a frame at a host time, or as soon as possible after it. A later call replaces an
  /// earlier one.
  func requestFrame(at time: TimeInterval)

  /// The context that draws the window; nil if its pixels are in memory.
  var openGLContext: (any OpenGLContext)? { get }

  /// Calls `draw` with the window's pixels, and then displays the changes.
  ///
  /// `draw` gets the memory of the pixels, or the size of the context's framebuffer, and whether
  /// the pixels of the last frame are preserved. It returns the rectangles that it changed. The
  /// size may differ from the window's for the one frame in which a resize arrives. If a context
  /// fails, `draw` is called again for the same frame, with memory.
  func present(_ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect])

  func close()
}

package enum CursorShape: Sendable, CaseIterable {
  case arrow, pointingHand, text, resizeLeftRight, resizeUpDown
}

/// Receives a platform's events. All calls come on the main actor, from inside `run`.
@MainActor
package protocol PlatformDelegate: AnyObject {
  func receive(_ event: PlatformEvent)
  /// Draws a frame, which includes everything received so far. `hostTime` is the time at which it
  /// will be displayed: in a window up to one frame ahead of `Platform.hostTime`. It never
  /// decreases.
  func drawFrame(at hostTime: TimeInterval)
}

/// The reason why a call to a platform failed, with the library's own message if there is one.
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
