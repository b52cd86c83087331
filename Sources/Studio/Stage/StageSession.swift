package import Catalogue
package import CoreGraphics
package import Platform
import QuartzCore
package import UIKit
package import UIKitSimulator

/// A demo on the stage: its scene, the recording of it, and the moment that is shown.
@MainActor
package final class StageSession {
  package let demo: Demo
  package let sceneView: SceneView
  package let recorder: SceneRecorder
  /// The demo's parameters, which stay when it is run again.
  package let parameters: ParameterValues
  package private(set) var playhead = Playhead()
  /// The size of the chosen device's screen, before it was turned.
  var screenSize: CGSize
  /// The size of the screen on which the demo began.
  let startSize: CGSize
  /// The state of the inspection of its layers.
  package var layers = LayerInspection() { didSet { if layers != oldValue { onChange?() } } }
  private var lastPlan: (tree: LayerRecord, plan: LayerPlan)?
  /// Called when the moment that is shown or what is recorded has changed.
  package var onChange: (@MainActor () -> Void)?
  /// Called before the demo receives a touch, a key or a scroll of the user.
  package var onUserInput: (@MainActor () -> Void)? {
    get { sceneView.onUserInput }
    set { sceneView.onUserInput = newValue }
  }

  package var scene: UIWindowScene { sceneView.scene }
  package var recording: Recording { recorder.recording }

  /// - Parameters:
  ///   - scale: pixels per point, for the first picture.
  ///   - screenSize: of the device, in points; nil is the demo's own.
  ///   - parameters: the parameter values of the scene; nil for those in the demo's code.
  ///   - plan: what to run again, fast forward up to its trigger; nil for a fresh demo.
  ///   - script: what to do in it at once, fast forward, before it is shown; nil for nothing.
  ///   - place: the segues of storyboards to perform at once; nil for none.
  ///   - scaleOfScreen: the scale of a screen of a size in points, for one that turns while it is
  ///     run again; nil keeps the scale.
  package init(
    _ demo: Demo, scale: CGFloat, screenSize: CGSize? = nil, parameters: ParameterValues? = nil,
    replaying plan: ReplayPlan? = nil, resuming script: InputScript? = nil,
    at place: StoryboardPlace? = nil,
    scaleOfScreen: (@MainActor (CGSize) -> CGFloat)? = nil
  ) {
    self.demo = demo
    let screenSize = screenSize ?? demo.stageSize
    (self.screenSize, startSize) = (screenSize, screenSize)
    let parameters = parameters ?? ParameterValues(demo.parameters)
    self.parameters = parameters
    var recorder: SceneRecorder?
    let scene = UIApplication.shared.connectScene(
      size: screenSize, scale: scale, time: plan?.start
    ) { scene in
      SceneParameters.attach(parameters, to: scene)
      // Made before the root, so that the first calls to the root are recorded, too.
      recorder = SceneRecorder(scene: scene, namedLayers: Set(demo.tracedViews))
      scene.guestWindow = demo.open(in: scene)
      if let place, let root = scene.keyWindow?.rootViewController { place.restore(in: root) }
    }
    sceneView = SceneView(scene: scene)
    sceneView.screenSize = screenSize
    let own = recorder ?? SceneRecorder(scene: scene)
    self.recorder = own
    if let plan {
      own.run(plan, in: scene, scaleOfScreen: scaleOfScreen)
      sceneView.screenSize = scene.screen.bounds.size
    }
    if let script {
      own.resume(script, in: scene, scaleOfScreen: scaleOfScreen)
      sceneView.screenSize = scene.screen.bounds.size
    }
    sceneView.onFrame = { own.record($0) }
    sceneView.onInput = { own.record($0) }
    if let plan { sceneView.play(plan.rest, frameTimes: plan.frameTimes) }
    own.onChange = { [weak self] in self?.onChange?() }
  }

  /// Shows the demo on another screen. That is input, as a touch is: what is played again, or saved
  /// as a test, has the screen that the touches were on.
  package func setDevice(_ device: StageDevice) {
    goLive()
    screenSize = device.size ?? demo.stageSize
    receive(.resized(size: screenSize, scale: scene.screen.scale))
    onChange?()
  }

  /// The device whose screen the demo is shown on; nil where it is none of them.
  package var device: StageDevice? {
    StageDevice.all.first { ($0.size ?? demo.stageSize) == screenSize }
  }

  /// Ends the demo. The session cannot be used afterwards.
  package func close() {
    recorder.stop()
    sceneView.removeFromSuperview()
    UIApplication.shared.disconnect(scene)
    SceneParameters.detach(from: scene)
  }

  /// Delivers an event that does not come through the window, in coordinates of the stage's screen:
  /// the device is turned, say.
  package func receive(_ event: PlatformEvent) {
    sceneView.stopPlayback()
    onUserInput?()
    sceneView.deliver(event)
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

  /// Changes the playhead, and shows its moment.
  func change(_ body: (inout Playhead) -> Void) {
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

  /// The state of the inspection for the next session, with another demo or the same one.
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
