import CoreGraphics
import Platform

/// What shows a scene: a window of the desktop, or a view of another scene.
@MainActor
protocol SceneDisplay: AnyObject {
  /// Host time in seconds.
  var hostTime: TimeInterval { get }
  /// Frames a second.
  var refreshRate: Double { get }
  /// Asks for a frame of the scene as soon as one can be shown.
  func requestFrame()
  /// Asks for a frame of the scene at a host time and no sooner. A later request replaces an
  /// earlier one.
  func requestFrame(at hostTime: TimeInterval)
  /// The scene wants another pointer where it is shown.
  func sceneCursorDidChange(to cursor: CursorShape)
  /// The scene wants to be known by another name; nil leaves that to the app.
  func sceneTitleDidChange(to title: String?)
  /// The text on the system's clipboard.
  var clipboardText: String { get set }
}
