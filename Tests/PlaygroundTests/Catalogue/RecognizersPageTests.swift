import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The page on which each recogniser shows its states.
@MainActor
struct RecognizersPageTests {
  private let middle = CGPoint(x: 195, y: 250)

  /// What the page says of a recogniser: its state and what it measures.
  private func row(_ name: String, _ run: DemoRun) throws -> (state: String, measure: String) {
    let row = try #require(run.simulator.window.stateRows.first { $0.words.contains(name) })
    let words = row.words.filter { $0 != name }
    let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    return (
      words.first(where: states.contains) ?? "", words.first { !states.contains($0) } ?? ""
    )
  }

  private func hover(_ x: CGFloat, _ run: DemoRun) {
    run.simulator.platform.send(
      .pointer(
        PointerEvent(
          phase: .moved, device: .mouse(button: 0), location: CGPoint(x: x, y: 250),
          time: run.simulator.time)))
    run.simulator.advance(by: run.simulator.frameDuration)
  }

  @Test func aDragShowsWhichRecognisersRecogniseAndFail() throws {
    let run = DemoRun(.recognizers)
    let simulator = run.simulator
    simulator.settle()
    for name in ["Tap", "Double tap", "Long press", "Pan", "Edge pan", "Swipe", "Pinch"] {
      #expect(try row(name, run).state == "possible")
    }
    simulator.drag(from: middle, to: CGPoint(x: 195, y: 350), duration: 0.2)
    #expect(try row("Pan", run) == ("changed", "0, 90") && row("Swipe", run).state == "ended")
    for name in ["Tap", "Double tap", "Long press"] {
      #expect(try row(name, run).state == "failed", "\(name)")
    }
    #expect(try row("Pinch", run).state == "possible")
    simulator.touchUp(at: CGPoint(x: 195, y: 350))
    simulator.settle()
    #expect(try row("Pan", run) == ("ended", "0, 90"))
  }

  @Test func tapsPressesFingersAndTheMouseAreReported() throws {
    let run = DemoRun(.recognizers)
    let simulator = run.simulator
    simulator.settle()
    simulator.tap(at: middle)
    simulator.advance(by: 1)
    #expect(try row("Tap", run) == ("ended", "195, 250"))
    simulator.touchDown(at: middle)
    simulator.advance(by: 0.6)
    #expect(try row("Long press", run) == ("began", "195, 250"))
    simulator.setFocus(false)
    simulator.advance(by: 0.1)
    #expect(try row("Long press", run).state == "cancelled")
    simulator.setFocus(true)
    for (finger, side) in [(0, -30.0), (1, 30.0)] {
      simulator.touchDown(at: CGPoint(x: 195 + side, y: 250), finger: finger)
    }
    for (finger, side) in [(0, -64.0), (1, 64.0)] {
      simulator.touchMove(to: CGPoint(x: 195 + side, y: 250), finger: finger)
    }
    simulator.advance(by: 0.1)
    let pinch = try row("Pinch", run)
    #expect(["began", "changed"].contains(pinch.state) && pinch.measure == "1.9 ×", "\(pinch)")
    for (finger, side) in [(0, -64.0), (1, 64.0)] {
      simulator.touchUp(at: CGPoint(x: 195 + side, y: 250), finger: finger)
    }
    simulator.settle()
    #expect(try row("Pinch", run).state == "ended")
    hover(100, run)
    hover(120, run)
    #expect(try row("Hover", run) == ("changed", "120, 250"))
  }
}

extension UIView {
  fileprivate var stateRows: [StateRow] {
    ((self as? StateRow).map { [$0] } ?? []) + subviews.flatMap(\.stateRows)
  }

  fileprivate var words: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }
}
