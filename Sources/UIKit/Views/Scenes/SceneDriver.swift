import CoreGraphics
package import Platform
import QuartzCore

/// Drives a scene that is not shown. A program sets its time, sends its input and makes its frames,
/// as fast as the machine can.
///
/// A ``SceneView`` can show the scene afterwards, when ``UIWindowScene/restartTime(at:)`` has
/// connected its time to the display's.
@MainActor
package final class SceneDriver: SceneDisplay {
  private let scene: UIWindowScene
  /// The scene's time, which also serves as the host time.
  private(set) var hostTime: TimeInterval
  let refreshRate: Double
  /// A separate clipboard, because input that is replayed must not change the user's clipboard.
  var clipboardText = ""
  var keepsScreenOn = false
  func badgeDidChange(to number: Int) {}
  /// Returns the pixels per point for a screen that rotates and then has a size in points. If it is
  /// nil, the scale stays the same.
  package var scaleOfScreen: (@MainActor (CGSize) -> CGFloat)?
  /// Called with each frame.
  package var onFrame: (@MainActor (StageFrame) -> Void)?

  /// A driver of a scene that has no display. It starts at the time of the scene's clock.
  package init(scene: UIWindowScene) {
    self.scene = scene
    hostTime = scene.screen.clock.now
    refreshRate = scene.screen.layerTree.displayRate
    scene.attach(to: self)
  }

  /// Delivers an event, in the coordinates of the scene's screen.
  package func send(_ event: PlatformEvent) { scene.receive(event) }

  /// Makes a frame at a time of the scene that is not before its clock's time.
  package func makeFrame(at time: TimeInterval) {
    move(to: time)
    scene.makeFrame(
      at: hostTime,
      show: { frame in
        onFrame?(
          StageFrame(
            time: scene.screen.clock.now, list: scene.screen.displayList(of: frame.content)))
      }, where: { _ in true })
  }

  /// Detaches the driver from the scene.
  package func end() { scene.attach(to: nil) }

  /// Sets the clock to exactly that time, without accumulated rounding errors. A time before the
  /// clock's has no effect.
  package func move(to time: TimeInterval) {
    hostTime = max(time, scene.screen.clock.now)
    scene.setTime(hostTime, atHost: hostTime)
  }

  // MARK: SceneDisplay

  var runningTime: TimeInterval { hostTime }
  func requestFrame() {}
  func releasePictures() {}
  func requestFrame(at hostTime: TimeInterval) {}
  func screenWillRotate(to size: CGSize) -> CGFloat {
    scaleOfScreen?(size) ?? scene.screen.scale
  }
  func sceneCursorDidChange(to cursor: CursorShape) {}
  func sceneTextInputAreaDidChange(to area: CGRect?) {}
  func discardComposition() {}
  func sceneTitleDidChange(to title: String?) {}
}
