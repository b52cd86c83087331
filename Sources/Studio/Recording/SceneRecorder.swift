import Compositor
import CoreGraphics
package import Platform
package import UIKit

/// Records what a scene shows and what happens in it.
@MainActor
package final class SceneRecorder {
  package private(set) var recording = Recording()
  /// The input that the scene has received since it was made.
  package private(set) var log: InputLog
  private let scene: UIWindowScene
  private let namedLayers: Set<String>
  /// The fingers that are down, and the mouse while it is.
  private var fingers = Fingers()
  private var numbers = ObjectNumbers()
  private var endObservation: (@MainActor () -> Void)?
  /// Called when something was added.
  package var onChange: (@MainActor () -> Void)?

  /// - Parameter namedLayers: the names of layers whose values are recorded, besides those of the
  ///   controllers' views.
  package init(scene: UIWindowScene, namedLayers: Set<String> = []) {
    self.scene = scene
    self.namedLayers = namedLayers
    log = InputLog(start: scene.screen.clock.now)
    endObservation = TransitionTrace.observeAll(scene) { [weak self] call in
      if let self { add(.call(RecordedCall(call, &numbers))) }
    }
  }

  /// Ends the recording. What was recorded stays.
  package func stop() {
    endObservation?()
    endObservation = nil
  }

  /// Records a frame that the scene has just shown.
  package func record(_ frame: StageFrame) {
    let (screen, progress) = (scene.screen, TransitionTrace.progress(in: scene))
    log.append(frameAt: frame.time, isTransitioning: progress != nil)
    recording.append(
      RecordedFrame(
        time: frame.time, content: frame.list.root.content, size: screen.bounds.size,
        background: frame.list.background, progress: progress, touches: touches,
        layerTree: screen.layerTree.recordLayers(describing: LayerNames.describe),
        layerNames: namedLayers))
    onChange?()
  }

  /// Where fingers, or the mouse, are down now, in the screen's coordinates.
  package var touches: [CGPoint] { fingers.places }

  /// Records an event of the user, in coordinates of the scene's screen.
  package func record(_ event: PlatformEvent) {
    log.append(event, at: scene.screen.clock.now)
    fingers.note(event)
    switch event {
    case .pointer(let pointer) where pointer.phase == .down: add(.touchDown(pointer.location))
    case .pointer(let pointer) where pointer.phase == .up: add(.touchUp(pointer.location))
    case .key(let key) where key.isDown && !key.isRepeat: add(.key(key.key))
    default: onChange?()
    }
  }

  private func add(_ kind: RecordedEvent.Kind) {
    recording.append(RecordedEvent(time: scene.screen.clock.now, kind: kind))
    onChange?()
  }
}
