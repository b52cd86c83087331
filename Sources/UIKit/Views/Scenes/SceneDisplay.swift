import CoreGraphics
import Platform

/// The display of a scene: a window of the desktop, or a view of another scene.
@MainActor
protocol SceneDisplay: AnyObject {
  /// Host time in seconds.
  var hostTime: TimeInterval { get }
  /// Host time in seconds, which passes during a frame too; for measuring.
  var runningTime: TimeInterval { get }
  /// Frames a second.
  var refreshRate: Double { get }
  /// Requests a frame of the scene as soon as possible.
  func requestFrame()
  /// Requests a frame of the scene at a host time and no sooner. A later request replaces an
  /// earlier one.
  func requestFrame(at hostTime: TimeInterval)
  /// Memory is short, or the scene has ended: releases the pictures that are kept for its next
  /// frames.
  func releasePictures()
  /// The interface is about to turn: shows the screen in another size, in points.
  ///
  /// - Returns: pixels a point of the screen in that size.
  func screenWillTurn(to size: CGSize) -> CGFloat
  /// The pointer's shape in the scene has changed.
  func sceneCursorDidChange(to cursor: CursorShape)
  /// The title of the scene has changed; nil leaves it to the app.
  func sceneTitleDidChange(to title: String?)
  /// The number before the title has changed; 0 is none.
  func badgeDidChange(to number: Int)
  /// Whether the system keeps the screen on, and unlocked.
  var keepsScreenOn: Bool { get set }
  /// The text on the system's clipboard.
  var clipboardText: String { get set }
}
