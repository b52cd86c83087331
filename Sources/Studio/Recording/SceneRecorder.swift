import Compositor
import CoreGraphics
package import Platform
package import UIKit

/// Records what a scene shows and what happens in it.
@MainActor
package final class SceneRecorder {
  package private(set) var recording = Recording()
  private let scene: UIWindowScene
  private let namedLayers: Set<String>
  /// The fingers that are down, and the mouse while it is.
  private var fingers = Fingers()
  private var endObservation: (@MainActor () -> Void)?
  /// Called when something was added.
  package var onChange: (@MainActor () -> Void)?

  /// - Parameter namedLayers: the names of layers whose values are recorded, besides those of the
  ///   controllers' views.
  package init(scene: UIWindowScene, namedLayers: Set<String> = []) {
    self.scene = scene
    self.namedLayers = namedLayers
    endObservation = TransitionTrace.observe(scene) { [weak self] call in
      self?.add(.call(object: call.object, method: call.call))
    }
  }

  /// Ends the recording. What was recorded stays.
  package func stop() {
    endObservation?()
    endObservation = nil
  }

  /// Records a frame that the scene has just shown.
  package func record(_ frame: StageFrame) {
    let screen = scene.screen
    recording.append(
      RecordedFrame(
        time: frame.time, content: frame.list.root.content, size: screen.bounds.size,
        background: frame.list.background, progress: TransitionTrace.progress(in: scene),
        layers: LayerSample.samples(in: scene, named: namedLayers), touches: touches,
        layerTree: screen.layerTree.recordLayers(describing: LayerNames.describe)))
    onChange?()
  }

  /// Where fingers, or the mouse, are down now, in the screen's coordinates.
  package var touches: [CGPoint] { fingers.places }

  /// Records an event of the user, in coordinates of the scene's screen.
  package func record(_ event: PlatformEvent) {
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
