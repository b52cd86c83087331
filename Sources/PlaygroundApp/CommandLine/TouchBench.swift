import Catalogue
import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// Measures fast touches with many recognisers: the time for the touches of a frame, from the event
/// to the actions.
@MainActor
final class TouchBench: NSObject, UIGestureRecognizerDelegate {
  static let touchesPerSecond = 1000
  private static let views = 10
  private static let framesPerSecond = 60.0

  private let simulator: Simulator
  private let clock = ContinuousClock()
  private var recognizers: [UIGestureRecognizer] = []
  private var actions = 0

  override init() {
    let root = UIViewController()
    simulator = Simulator(
      size: Demo.defaultStageSize, scale: 1, framesPerSecond: Self.framesPerSecond, root: root)
    super.init()
    // The views are nested, so that a touch is in all of them.
    var view: UIView = root.view
    for _ in 0..<Self.views {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      addRecognizers(to: inner)
      view = inner
    }
    simulator.settle()
  }

  private func addRecognizers(to view: UIView) {
    let added = [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    for recognizer in added {
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(TouchBench.note))
      view.addGestureRecognizer(recognizer)
    }
    recognizers += added
  }

  private func note() { actions += 1 }

  /// Lets all recognisers recognise simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func run(frames: Int) -> TouchReport {
    let touchesPerFrame = Double(Self.touchesPerSecond) / Self.framesPerSecond
    var report = TouchReport(
      touchesPerSecond: Self.touchesPerSecond, recognizers: recognizers.count)
    let step = 1 / Double(Self.touchesPerSecond)
    simulator.touchDown(at: place(0), finger: 0)
    simulator.touchDown(at: place(0.5), finger: 1)
    var sent = 0
    for frame in 1...max(frames, 1) {
      var spent = 0.0
      while Double(sent) < Double(frame) * touchesPerFrame {
        sent += 1
        simulator.advance(by: step)
        let finger = sent % 2
        let point = place(Double(sent) / 500 + (finger == 0 ? 0 : 0.5))
        let event = PointerEvent(
          phase: .moved, device: finger == 0 ? .mouse(button: 1) : .finger(id: finger),
          location: point, time: simulator.time)
        let start = clock.now
        simulator.platform.send(.pointer(event))
        spent += (clock.now - start).seconds
      }
      let start = clock.now
      UIWindowScene.current.deliverMovements()
      spent += (clock.now - start).seconds
      report.frames.append(spent)
    }
    for finger in 0...1 { simulator.touchUp(at: place(0), finger: finger) }
    report.actions = actions
    return report
  }

  /// Returns a point on a circle after a number of turns.
  private func place(_ turns: Double) -> CGPoint {
    let angle = turns * 2 * Double.pi
    return CGPoint(x: 195 + 150 * cos(angle), y: 400 + 150 * sin(angle))
  }
}

/// The results of `bench --touches`.
struct TouchReport {
  var touchesPerSecond, recognizers: Int
  /// The seconds for the touches of each frame.
  var frames: [Double] = []
  /// The number of actions that the recognisers sent.
  var actions = 0

  private var distribution: BenchReport.Distribution { BenchReport.Distribution(frames) }

  var table: String {
    let lines = [
      [
        "\(recognizers)", "\(frames.count)", "\(actions)",
      ]
        + [distribution.median, distribution.p95, distribution.p99, distribution.max].map {
          JSONText.number($0, decimals: 3)
        }
    ]
    return "\(touchesPerSecond) touches a second; milliseconds of a frame for all of them, "
      + "actions included.\n\n"
      + TextTable(
        head: ["recognisers", "frames", "actions", "median", "p95", "p99", "max"], lines: lines
      ).text + "\n"
  }

  var json: String {
    let report: JSONObject = [
      "touchesPerSecond": .whole(touchesPerSecond), "recognizers": .whole(recognizers),
      "frames": .whole(frames.count), "actions": .whole(actions),
      "median": .number(distribution.median), "p99": .number(distribution.p99),
    ]
    return report.text + "\n"
  }
}
