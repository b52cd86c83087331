import CoreGraphics
package import Platform
import QuartzCore

/// Drives a scene that nothing shows: a program moves its time, sends its input and makes its
/// frames, as fast as the machine can.
///
/// A ``SceneView`` can show the scene afterwards, when ``UIWindowScene/restartTime(at:)`` has
/// related its time to the display's.
@MainActor
package final class SceneDriver: SceneDisplay {
  private let scene: UIWindowScene
  /// The scene's time.
  private(set) var hostTime: TimeInterval
  let refreshRate: Double
  /// The clipboard of the display is the user's: what is played again does not touch it.
  var clipboardText = ""
  var keepsScreenOn = false
  func badgeDidChange(to number: Int) {}
  /// Gives the scale, in pixels a point, of a screen that turns and then has a size in points; nil
  /// keeps the scale.
  package var scaleOfScreen: (@MainActor (CGSize) -> CGFloat)?
  /// Called with each frame.
  package var onFrame: (@MainActor (StageFrame) -> Void)?

  /// A driver of a scene that has no display, from the time of its clock on.
  package init(scene: UIWindowScene) {
    self.scene = scene
    hostTime = scene.screen.clock.now
    refreshRate = scene.screen.layerTree.displayRate
    scene.attach(to: self)
  }

  /// Delivers an event, in coordinates of the scene's screen.
  package func send(_ event: PlatformEvent) { scene.receive(event) }

  /// Makes a frame at a time of the scene, which is not before its clock's.
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

  /// Ends the driving.
  package func end() { scene.attach(to: nil) }

  /// Moves the clock to exactly that time, however it was reached before. A time that is before the
  /// clock's changes nothing.
  package func move(to time: TimeInterval) {
    hostTime = max(time, scene.screen.clock.now)
    scene.setTime(hostTime, atHost: hostTime)
  }

  // MARK: SceneDisplay

  var runningTime: TimeInterval { hostTime }
  func requestFrame() {}
  func releasePictures() {}
  func requestFrame(at hostTime: TimeInterval) {}
  func screenWillTurn(to size: CGSize) -> CGFloat {
    scaleOfScreen?(size) ?? scene.screen.scale
  }
  func sceneCursorDidChange(to cursor: CursorShape) {}
  func sceneTitleDidChange(to title: String?) {}
}
