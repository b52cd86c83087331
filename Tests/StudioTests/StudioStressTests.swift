import Catalogue
import CoreGraphics
import Foundation
import Platform
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// Random presses, drags and keys all over the studio.
@MainActor
struct StudioStressTests {
  /// `STUDIO_STRESS_ACTIONS` sets how many; `make check-deep` does 20,000.
  private static let count =
    ProcessInfo.processInfo.environment["STUDIO_STRESS_ACTIONS"].flatMap { Int($0) } ?? 300

  private static let keys: [StudioKey] = [
    .play, .previousFrame, .nextFrame, .previousTransition, .nextTransition, .speed(0), .speed(3),
    .slowMotion, .restart, .loop, .search, .live, .panel(.parameters), .panel(.curves),
    .panel(.calls), .panel(.layers), .panel(.code), .panel(.frames), .explode,
  ]

  @Test func nothingIsStuckOrKept() throws {
    let fixture = StudioFixture(scale: 0.5)
    let simulator = fixture.simulator
    var random = SeededGenerator(state: 15)
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0..<1280, using: &random),
        y: CGFloat.random(in: 0..<832, using: &random))
    }
    for _ in 0..<Self.count {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: simulator.tap(at: point())
      case 4, 5:
        simulator.drag(from: point(), to: point(), duration: 0.1)
        simulator.touchUp(at: point())
      case 6: simulator.scroll(by: CGVector(dx: 0, dy: -200), at: point())
      case 7: simulator.press("Escape")
      default: fixture.controller.perform(Self.keys.randomElement(using: &random) ?? .play)
      }
      simulator.advance(by: Double.random(in: 0..<0.2, using: &random))
      let recording = try #require(fixture.session).recording
      #expect(recording.bytes <= Recording.mostBytes)
      #expect(UIApplication.shared.connectedScenes.count == 2)
    }
    // Live again, everything ends.
    let session = try #require(fixture.session)
    session.setSpeed(1)
    session.goLive()
    if !session.playhead.isPlaying { session.togglePlaying() }
    simulator.settle()
    #expect(simulator.isIdle && session.playhead.isLive)
    weak let former = session
    fixture.controller.open(try #require(Catalogue.demo(id: "nav-default")))
    #expect(former !== fixture.session)
  }
}
