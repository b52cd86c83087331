import Platform
import Studio
import UIKit
import UIKitSimulator

/// Records animated values and calls, as JSON Lines.
///
/// The line of a frame lists the presentation values of each controller's view on the screen, and
/// of the views that the demo names. Frames in which none of them moves are left out. Frames are in
/// the coordinates of the view's superview.
@MainActor
final class TraceRecorder {
  private let namedViews: Set<String>
  private let start: TimeInterval
  private let emit: @MainActor (String) -> Void
  private var last: [TracedLayer]
  private var motion = Motion.none
  private var transcript = InputTranscript()
  /// The time of the last recorded frame.
  private var lastTime: TimeInterval
  private var transitionHasEnded = false
  /// The time of the frame that committed the current or the last motion.
  private(set) var commitTime: TimeInterval?
  /// The time of the last frame in which something moved or stopped.
  private(set) var endTime: TimeInterval?
  /// The layers in that frame.
  private var endLayers: [TracedLayer] = []

  private enum Motion {
    case none
    /// Something has jumped: to its end value, or from rest.
    case jump(toItsEnd: Bool)
    /// Something moves, during a transition or not.
    case moving(inTransition: Bool)

    var isMoving: Bool { if case .moving = self { true } else { false } }
  }

  /// The seconds without a frame after which an animation counts as a new motion. A stage at rest
  /// draws no frames, so its rest is not reported.
  private static let rest: TimeInterval = 0.1

  /// - Parameters:
  ///   - namedViews: the `layer.name`s of other views to list.
  ///   - start: the time that counts as 0.
  ///   - emit: receives each line, without a line break.
  init(
    namedViews: [String] = [], start: TimeInterval = 0,
    emit: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.namedViews = Set(namedViews)
    self.start = start
    self.emit = emit
    lastTime = start
    last = []
    last = tracedLayers()
  }

  /// Starts observing calls; `end()` stops it.
  func begin() {
    endObservation = TransitionTrace.observe(.current) { [weak self] call in self?.record(call) }
  }

  func end() {
    endObservation?()
    endObservation = nil
  }

  /// Stops observing calls.
  private var endObservation: (@MainActor () -> Void)?

  private func record(_ call: TransitionTrace.Call) {
    if call.call == "animationEnded(_:)" { transitionHasEnded = true }
    emit(
      "{\"t\":\(JSONText.number(call.time - start, decimals: 6)),\"kind\":\"call\","
        + "\"object\":\(JSONText.string(call.object)),\"call\":\(JSONText.string(call.call))}")
  }

  /// Records the user's input in the form of an input script, with its time.
  func recordInput(_ event: PlatformEvent, on stage: Stage) {
    guard let action = transcript.action(of: event) else { return }
    let time = event.time.map(stage.scene.sceneTime(atHost:)) ?? stage.screen.clock.now
    emit(
      "{\"t\":\(JSONText.number(time - start, decimals: 6)),\"kind\":\"input\",\(action.fields)}")
  }

  /// Records the latest frame, at the screen's time.
  func recordFrame(at time: TimeInterval) {
    let layers = tracedLayers()
    let progress = TransitionTrace.progress
    let isMotionRunning = progress != nil || layers.contains(where: \.isAnimated)
    defer {
      motion =
        isMotionRunning
        ? .moving(inTransition: progress != nil)
        : layers != last ? .jump(toItsEnd: motion.isMoving) : .none
      (last, lastTime, transitionHasEnded) = (layers, time, false)
    }
    guard isMotionRunning || layers != last else { return }
    if begins(isMotionRunning: isMotionRunning, at: time) { commitTime = time }
    if isMotionRunning || motion.isMoving && layers.map(\.name) == last.map(\.name)
      || isStep(to: layers, at: time)
    {
      (endTime, endLayers) = (time, layers)
    }
    let elapsed = time - (commitTime ?? time)
    var line =
      "{\"t\":\(JSONText.number(time - start, decimals: 6)),\"kind\":\"frame\","
      + "\"elapsed\":\(JSONText.number(elapsed, decimals: 6)),"
      + "\"layers\":[\(layers.map(\.json).joined(separator: ","))]"
    if let progress {
      line +=
        ",\"transition\":{\"percent\":"
        + "\(JSONText.number(Double(progress.percentComplete), decimals: 6)),"
        + "\"interactive\":\(progress.isInteractive)}"
    }
    emit(line + "}")
  }

  /// Whether this frame is the first of a motion.
  private func begins(isMotionRunning: Bool, at time: TimeInterval) -> Bool {
    switch motion {
    case .none: true
    case .jump(toItsEnd: false): isMotionRunning
    // A paused transition draws no frames either, but is still the same motion.
    case .moving(inTransition: true): isMotionRunning && transitionHasEnded
    case .moving(inTransition: false), .jump(toItsEnd: true):
      // An animation that begins when another one ends continues that motion.
      isMotionRunning && time - lastTime > Self.rest
    }
  }

  /// Whether something visibly moves from frame to frame without an animation, as by dynamics. An
  /// oscillation ends in ever smaller steps, which are not visible.
  private func isStep(to layers: [TracedLayer], at time: TimeInterval) -> Bool {
    guard case .jump = motion, time - lastTime <= Self.rest else { return false }
    return layers.count != endLayers.count
      || zip(layers, endLayers).contains { $0.isSeenElsewhere(than: $1) }
  }

  // MARK: What is on screen

  /// Returns the layers from back to front.
  private func tracedLayers() -> [TracedLayer] {
    guard let window = UIApplication.shared.keyWindow else { return [] }
    return NamedLayer.all(in: [window], named: namedViews).map(TracedLayer.init)
  }
}

/// The visible state of a view.
private struct TracedLayer: Equatable {
  var name: String
  var frame: CGRect
  var opacity: Float
  var transform: CATransform3D
  var isAnimated: Bool

  /// Whether both look the same. Whether an animation has ended makes no difference.
  static func == (left: TracedLayer, right: TracedLayer) -> Bool {
    left.name == right.name && left.frame == right.frame && left.opacity == right.opacity
      && left.transform == right.transform
  }

  @MainActor
  init(_ named: NamedLayer) {
    let (name, layer) = (named.name, named.layer)
    let shown = layer.presentation() ?? layer
    self.name = name
    frame = shown.frame
    opacity = shown.opacity
    transform = shown.transform
    isAnimated = !layer.runningAnimations.isEmpty
  }

  /// Whether the layer's position differs from another one by half a point or more.
  func isSeenElsewhere(than other: TracedLayer) -> Bool {
    let (a, b) = (frame, other.frame)
    return name != other.name
      || [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].contains {
        abs($0) >= 0.5
      }
  }

  var json: String {
    let box = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let t = transform
    let rows = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
    return "{\"name\":\(JSONText.string(name)),"
      + "\"frame\":\(JSONText.array(box.map(Double.init), decimals: 4)),"
      + "\"opacity\":\(JSONText.number(Double(opacity), decimals: 4)),"
      + "\"transform\":\(JSONText.array(rows.map(Double.init), decimals: 4))}"
  }
}
