import CoreGraphics
import Platform

/// The display of a scene: a window of the desktop, or a view of another scene.
@MainActor
protocol SceneDisplay: AnyObject {
  /// The host time in seconds.
  var hostTime: TimeInterval { get }
  /// The host time in seconds, which also advances during a frame. It is used for measurements.
  var runningTime: TimeInterval { get }
  /// The frames per second.
  var refreshRate: Double { get }
  /// Requests a frame of the scene as soon as possible.
  func requestFrame()
  /// Requests a frame of the scene at a host time, and not earlier. A later request replaces an
  /// earlier one.
  func requestFrame(at hostTime: TimeInterval)
  /// Releases the rendered pictures that are kept for the next frames, because memory is short or
  /// the scene has ended.
  func releasePictures()
  /// Shows the screen in another size in points, because the interface is about to rotate.
  ///
  /// - Returns: the pixels per point of the screen in that size.
  func screenWillRotate(to size: CGSize) -> CGFloat
  /// Called when the pointer's shape in the scene has changed.
  func sceneCursorDidChange(to cursor: CursorShape)
  /// Called when the frame of the caret on the scene's screen has changed. It is nil while no text
  /// can be typed.
  func sceneTextInputAreaDidChange(to area: CGRect?)
  /// Makes the input method discard the text that it composes.
  func discardComposition()
  /// Called when the title of the scene has changed; nil leaves the title to the app.
  func sceneTitleDidChange(to title: String?)
  /// Called when the number before the title has changed; 0 shows none.
  func badgeDidChange(to number: Int)
  /// Whether the system keeps the screen on and unlocked.
  var keepsScreenOn: Bool { get set }
  /// The text on the system's clipboard.
  var clipboardText: String { get set }
}
