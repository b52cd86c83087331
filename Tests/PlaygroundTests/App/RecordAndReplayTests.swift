import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// What is saved plays back as it was: the same trace and the same pixels.
@MainActor
struct RecordAndReplayTests {
  private struct Outcome {
    var trace: [String]
    var picture: CGImage?
    var touches: [String]
  }

  /// A page that records all it is given.
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.isMultipleTouchEnabled = true
      let box = UIButton(type: .system)
      box.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      box.backgroundColor = .systemTeal
      box.layer.name = "Box"
      box.addAction(
        UIAction { [weak self] _ in self?.log.append("pressed") }, for: .primaryActionTriggered)
      view.addSubview(box)
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Page.pan))
      pan.allowedScrollTypesMask = .all
      view.addGestureRecognizer(pan)
    }

    private func pan(_ pan: UIPanGestureRecognizer) {
      let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
      log.append(
        "\(pan.state) \(pan.numberOfTouches) \(Self.rounded(translation)) \(Self.rounded(velocity))"
      )
      view.subviews.first?.transform = CGAffineTransform(
        translationX: translation.x, y: translation.y)
    }

    // A script has microseconds.
    private static func rounded(_ point: CGPoint) -> String {
      "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "press \($0.key?.characters ?? "?")" }
      super.pressesBegan(presses, with: event)
    }
  }

  private func run(recordingTo path: String?, _ feed: (InputTap, Simulator) -> Void) throws
    -> Outcome
  {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 390, height: 600), scale: 1, root: page)
    let tap = InputTap(
      stage: simulator.stage, demoStage: DemoStage(.modalBounce),
      recorder: try path.map(InputRecorder.init))
    simulator.platform.attach(tap)
    var lines: [String] = []
    let trace = TraceRecorder(namedViews: ["Box"], start: simulator.time) { lines.append($0) }
    trace.begin()
    tap.onFrame = { trace.recordFrame(at: $0.time) }
    feed(tap, simulator)
    simulator.settle()
    trace.end()
    tap.finishRecording()
    return Outcome(trace: lines, picture: simulator.snapshot(), touches: page.log)
  }

  /// A user's input, at times that are no frame's.
  private func schedule(on simulator: Simulator) {
    var time = simulator.time
    func send(_ event: (TimeInterval) -> PlatformEvent) {
      time += 0.0137
      simulator.platform.schedule(event(time), at: time)
    }
    func mouse(
      _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, button: Int = 1,
      _ modifiers: KeyModifiers = []
    ) {
      send {
        .pointer(
          PointerEvent(
            phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: y),
            modifiers: modifiers, time: $0))
      }
    }
    func key(_ name: String, _ modifiers: KeyModifiers = []) {
      for isDown in [true, false] {
        send { .key(KeyEvent(isDown: isDown, key: name, modifiers: modifiers, time: $0)) }
      }
    }
    mouse(.moved, 200, 300, button: 0)
    send { .key(KeyEvent(isDown: true, key: "Left Alt", time: $0)) }
    mouse(.moved, 250, 300, button: 0, .alt)
    mouse(.down, 250, 300, .alt)
    for step in 1...6 { mouse(.moved, 250 + 7.3 * CGFloat(step), 300, [.alt, .shift]) }
    send { .key(KeyEvent(isDown: false, key: "Left Alt", time: $0)) }
    for step in 1...6 { mouse(.moved, 290, 300 + 9.1 * CGFloat(step)) }
    mouse(.up, 290, 354.6)
    for _ in 0..<3 {
      send {
        .scroll(location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: -40), time: $0)
      }
    }
    time += 0.2
    send { .pinch(location: CGPoint(x: 200, y: 300), scale: 1.25, rotation: 0.5, time: $0) }
    time += 0.2
    key("Tab")
    key("Return")
    key("A", .shift)
    mouse(.down, 200, 400)
    mouse(.moved, 200, 450)
    send { .focusChanged(isFocused: false, time: $0) }
    simulator.advance(by: time - simulator.time + 0.1)
  }

  @Test func everythingThatWasDoneCanBeReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("input.jsonl")
    let live = try run(recordingTo: path) { _, simulator in schedule(on: simulator) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let script = try InputScript(text: text)
    let replayed = try run(recordingTo: nil) { _, simulator in simulator.play(script) }
    #expect(replayed.touches == live.touches)
    #expect(replayed.trace == live.trace && live.trace.count > 10)
    #expect(replayed.picture?.pixels == live.picture?.pixels && live.picture != nil)
    // It was not nothing.
    for word in ["\"finger\":1", "scroll", "pinch", "Tab", "Return", "shift", "focus"] {
      #expect(text.contains(word), "\(word) is saved")
    }
    #expect(live.touches.contains("pressed") && live.touches.contains("press A"))
    #expect(live.touches.contains { $0.hasPrefix("changed 2 ") })
    #expect(live.touches.contains { $0.hasPrefix("began 0 0,-40") })
    #expect(live.touches.contains { $0.hasPrefix("cancelled") })
  }
}

extension CGImage {
  fileprivate var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in pixel(x: x, y: y) } }
  }
}
