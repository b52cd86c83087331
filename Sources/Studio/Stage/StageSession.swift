package import Catalogue
package import CoreGraphics
import QuartzCore
package import UIKit

/// A demo on the stage: its scene, the recording of it, and the moment that is shown.
@MainActor
package final class StageSession {
  package let demo: Demo
  package let sceneView: SceneView
  package let recorder: SceneRecorder
  package private(set) var playhead = Playhead()
  /// What is looked at in its layers.
  package var layers = LayerInspection() { didSet { if layers != oldValue { onChange?() } } }
  private var lastPlan: (tree: LayerRecord, plan: LayerPlan)?
  /// Called when the moment that is shown or what is recorded has changed.
  package var onChange: (@MainActor () -> Void)?

  package var scene: UIWindowScene { sceneView.scene }
  package var recording: Recording { recorder.recording }

  /// - Parameter scale: pixels a point, for the first picture.
  package init(_ demo: Demo, scale: CGFloat) {
    self.demo = demo
    var recorder: SceneRecorder?
    let scene = UIApplication.shared.connectScene(size: demo.stageSize, scale: scale) { scene in
      // The calls to the root are the first.
      recorder = SceneRecorder(scene: scene, namedLayers: Set(demo.tracedViews))
      let window = UIWindow(windowScene: scene)
      window.rootViewController = demo.makeRoot()
      window.makeKeyAndVisible()
    }
    sceneView = SceneView(scene: scene)
    sceneView.screenSize = demo.stageSize
    let own = recorder ?? SceneRecorder(scene: scene)
    self.recorder = own
    sceneView.onFrame = { own.record($0) }
    sceneView.onInput = { own.record($0) }
    own.onChange = { [weak self] in self?.onChange?() }
  }

  /// Shows the demo on another screen.
  package func setDevice(_ device: StageDevice) {
    goLive()
    sceneView.screenSize = device.size ?? demo.stageSize
    onChange?()
  }

  /// Ends the demo. The session cannot be used afterwards.
  package func close() {
    recorder.stop()
    sceneView.removeFromSuperview()
    UIApplication.shared.disconnect(scene)
  }

  // MARK: Time

  package func togglePlaying() { change { $0.togglePlaying() } }

  package func setSpeed(_ speed: Double) { change { $0.speed = speed } }

  package func goLive() { change { $0.goLive() } }

  package func seek(to time: TimeInterval) {
    let recording = recording
    change { $0.seek(to: time, in: recording) }
  }

  /// Shows the frame before or after this one. After the last one the stage makes a step of its
  /// own.
  package func step(_ direction: Int) {
    let recording = recording
    var isStageStep = false
    change { isStageStep = $0.step(direction, in: recording) }
    if isStageStep { scene.step(by: 1 / scene.screen.layerTree.displayRate) }
  }

  /// Shows the beginning of the transition before or after this moment.
  package func jump(_ direction: Int) {
    let recording = recording
    change { $0.jump(direction, in: recording) }
  }

  /// Repeats a part of the recording, or plays it once.
  package func loop(_ range: ClosedRange<TimeInterval>?) {
    let recording = recording
    change { playhead in
      guard let range else { return playhead.loop = nil }
      playhead.seek(to: range.lowerBound, in: recording)
      playhead.loop = range
      if !playhead.isPlaying { playhead.togglePlaying() }
    }
  }

  /// Lets the user's time pass: what was recorded is played.
  package func advance(by seconds: TimeInterval) {
    let recording = recording
    change { $0.advance(by: seconds, in: recording) }
  }

  private func change(_ body: (inout Playhead) -> Void) {
    let former = playhead
    body(&playhead)
    guard playhead != former else { return }
    scene.timeScale = playhead.timeScale
    showMoment()
    onChange?()
  }

  private func showMoment() {
    guard case .recorded(let time) = playhead.place, let index = recording.index(at: time) else {
      sceneView.still = nil
      return
    }
    let frame = recording.frame(at: index)
    sceneView.still = (frame.content, frame.size)
  }

  /// The frame that is shown; nil before the first.
  package var shownFrame: RecordedFrame? {
    guard let time = playhead.shownTime(in: recording), let index = recording.index(at: time)
    else { return nil }
    return recording.frame(at: index)
  }

  /// What stays of the inspection when another demo is on the stage, or the same one again.
  var layersForNextSession: LayerInspection {
    var next = layers
    next.chosen = nil
    next.place = layers.place
    if let chosen = layers.chosen, let plan = layerPlan { next.place = plan.place(of: chosen) }
    return next
  }

  /// The layers of the frame that is shown; nil before the first.
  package var layerPlan: LayerPlan? {
    guard let tree = shownFrame?.layerTree else { return nil }
    if let lastPlan, lastPlan.tree === tree { return lastPlan.plan }
    let plan = LayerPlan(tree)
    lastPlan = (tree, plan)
    return plan
  }
}
