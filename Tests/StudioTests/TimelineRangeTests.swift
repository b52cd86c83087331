import Catalogue
import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio
@testable import PlaygroundApp

/// Ranges that are chosen on the timeline by hand.
@MainActor
struct TimelineRangeTests {
  /// The studio with the keys of its window, after a presentation.
  @MainActor
  private final class Fixture {
    let studio = StudioFixture()
    let session: StageSession
    let transition: ClosedRange<TimeInterval>
    private let tap: StudioTap
    var simulator: Simulator { studio.simulator }

    init() throws {
      tap = StudioTap(stage: studio.simulator.stage, controller: studio.controller)
      studio.simulator.platform.attach(tap)
      studio.tapStage(160, 230)
      studio.controller.stage.leave()
      studio.simulator.settle()
      session = try #require(studio.session)
      transition = try #require(session.recording.transitions.first)
    }

    /// The window is 1280 points wide; the pictures have 16 points at each side. They are 40 points
    /// high, 60 below the upper edge of the panel, which is 112 high.
    func point(at time: TimeInterval, dx: CGFloat = 0) -> CGPoint {
      let place = session.recording.scale.place(of: time)
      return CGPoint(x: 16 + place * (1280 - 32) + dx, y: 832 - 112 + 60 + 20)
    }

    /// Drags with the mouse in ten steps.
    func drag(from start: CGPoint, to end: CGPoint, shift: Bool = false, ends: Bool = true) {
      send(.down, at: start, shift)
      for step in 1...10 {
        let part = CGFloat(step) / 10
        send(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y), shift)
        simulator.advance(by: 1.0 / 60)
      }
      guard ends else { return }
      send(.up, at: end, shift)
      simulator.advance(by: 1.0 / 60)
    }

    private func send(_ phase: PointerEvent.Phase, at point: CGPoint, _ shift: Bool) {
      simulator.platform.send(
        .pointer(
          PointerEvent(
            phase: phase, device: .mouse(button: 1), location: point,
            modifiers: shift ? .shift : [], time: simulator.time)))
    }

    /// Chooses a range of the transition, in seconds from its beginning.
    func choose(_ range: ClosedRange<TimeInterval>) {
      drag(
        from: point(at: transition.lowerBound + range.lowerBound),
        to: point(at: transition.lowerBound + range.upperBound), shift: true)
    }

    /// The chosen range, in seconds from the beginning of the transition.
    var chosen: ClosedRange<TimeInterval>? {
      session.selectedRange.map {
        $0.lowerBound - transition.lowerBound...$0.upperBound - transition.lowerBound
      }
    }

    /// The moment that is shown, in seconds from the beginning of the transition.
    var shown: TimeInterval {
      (session.playhead.shownTime(in: session.recording) ?? 0) - transition.lowerBound
    }

    func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
      simulator.press(key, modifiers: modifiers)
      simulator.advance(by: 1.0 / 60)
    }
  }

  /// The strip shows less than two seconds on 1,248 points.
  private static let pixel: TimeInterval = 2.0 / 1248

  private func isNear(
    _ range: ClosedRange<TimeInterval>?, _ expected: ClosedRange<TimeInterval>
  ) -> Bool {
    guard let range else { return false }
    return abs(range.lowerBound - expected.lowerBound) <= Self.pixel
      && abs(range.upperBound - expected.upperBound) <= Self.pixel
  }

  @Test(arguments: [false, true]) func aDragWithShiftChoosesARangeThatRepeats(
    isBackwards: Bool
  ) throws {
    let fixture = try Fixture()
    let ends = [0.2, 0.6].map { fixture.point(at: fixture.transition.lowerBound + $0) }
    let (start, end) = isBackwards ? (ends[1], ends[0]) : (ends[0], ends[1])
    fixture.drag(from: start, to: end, shift: true, ends: false)
    #expect(isNear(fixture.chosen, 0.2...0.6))
    // While it is dragged the moved end is shown, and the stage stands still.
    #expect(abs(fixture.shown - (isBackwards ? 0.2 : 0.6)) <= Self.pixel)
    #expect(fixture.session.scene.timeScale == 0)
    fixture.simulator.touchUp(at: end)
    var shown: [TimeInterval] = []
    for _ in 0..<120 {
      fixture.simulator.advance(by: 1.0 / 60)
      shown.append(fixture.shown)
    }
    #expect(shown.allSatisfy { (0.19...0.61).contains($0) })
    // Two seconds have five times 0.4 of them.
    let returns = zip(shown, shown.dropFirst()).count { $0 > $1 }
    #expect((4...5).contains(returns))
  }

  @Test func theKeyForLoopsRepeatsTheRangeOrNot() throws {
    let fixture = try Fixture()
    fixture.choose(0.2...0.6)
    fixture.press("L")
    #expect(fixture.session.playhead.loop == nil && isNear(fixture.chosen, 0.2...0.6))
    // Past the range, it plays on to the end, and goes on live.
    fixture.simulator.advance(by: 2)
    #expect(fixture.session.playhead.isLive && isNear(fixture.chosen, 0.2...0.6))
    fixture.press("L")
    #expect(fixture.session.playhead.loop == fixture.session.selectedRange)
    fixture.simulator.advance(by: 2)
    #expect((0.19...0.61).contains(fixture.shown))
  }

  @Test func aPressOutsideClearsTheRangeAndOneInsideScrubs() throws {
    let fixture = try Fixture()
    fixture.choose(0.2...0.6)
    let start = fixture.transition.lowerBound
    fixture.simulator.tap(at: fixture.point(at: start + 0.4))
    #expect(abs(fixture.shown - 0.4) <= Self.pixel && isNear(fixture.chosen, 0.2...0.6))
    #expect(!fixture.session.playhead.isPlaying)
    fixture.simulator.tap(at: fixture.point(at: start + 0.75))
    #expect(abs(fixture.shown - 0.75) <= Self.pixel && fixture.chosen == nil)
    #expect(fixture.session.playhead.loop == nil)
  }

  @Test func escapeClearsTheRange() throws {
    let fixture = try Fixture()
    fixture.choose(0.2...0.6)
    fixture.press("Escape")
    #expect(fixture.chosen == nil && fixture.session.playhead.loop == nil)
  }

  @Test func aPressWithShiftAloneChoosesNothing() throws {
    let fixture = try Fixture()
    let point = fixture.point(at: fixture.transition.lowerBound + 0.4)
    fixture.drag(from: point, to: CGPoint(x: point.x + 2, y: point.y), shift: true)
    #expect(fixture.chosen == nil && fixture.session.playhead.isLive)
  }

  /// The handles are outside the range, 8 points wide.
  @Test func theHandlesMoveTheEndsOfTheRange() throws {
    let fixture = try Fixture()
    fixture.choose(0.2...0.6)
    let start = fixture.transition.lowerBound
    fixture.drag(
      from: fixture.point(at: start + 0.2, dx: -5), to: fixture.point(at: start + 0.3, dx: -5))
    #expect(isNear(fixture.chosen, 0.3...0.6))
    // It goes on repeating.
    #expect(fixture.session.playhead.loop == fixture.session.selectedRange)
    fixture.drag(
      from: fixture.point(at: start + 0.6, dx: 5), to: fixture.point(at: start + 0.5, dx: 5))
    #expect(isNear(fixture.chosen, 0.3...0.5))
    // One end can be dragged past the other.
    fixture.drag(
      from: fixture.point(at: start + 0.5, dx: 5), to: fixture.point(at: start + 0.1, dx: 5))
    #expect(isNear(fixture.chosen, 0.1...0.3))
  }

  @Test func theHandlesOfATransitionThatRepeatsMakeARangeOfIt() throws {
    let fixture = try Fixture()
    fixture.press("L")
    #expect(fixture.session.playhead.loop == fixture.transition && fixture.chosen == nil)
    let end = fixture.transition.upperBound - fixture.transition.lowerBound
    let start = fixture.transition.lowerBound
    fixture.drag(
      from: fixture.point(at: start + end, dx: 4), to: fixture.point(at: start + 0.5, dx: 4))
    #expect(isNear(fixture.chosen, 0...0.5))
    #expect(fixture.session.playhead.loop == fixture.session.selectedRange)
  }

  @Test func keysSetTheEndsOfTheRange() throws {
    let fixture = try Fixture()
    let start = fixture.transition.lowerBound
    fixture.session.seek(to: start + 0.25)
    fixture.press("I")
    let end = try #require(fixture.session.recording.range).upperBound
    #expect(fixture.session.selectedRange == start + 0.25...end)
    fixture.session.seek(to: start + 0.5)
    fixture.press("O")
    #expect(fixture.session.selectedRange == start + 0.25...start + 0.5)
    // An end before the beginning begins with the recording.
    fixture.session.seek(to: start + 0.125)
    fixture.press("O")
    let all = try #require(fixture.session.recording.range)
    #expect(fixture.session.selectedRange == all.lowerBound...start + 0.125)
  }

  @Test func arrowsWithShiftMoveAnEndByAFrame() throws {
    let fixture = try Fixture()
    let simulator = fixture.simulator
    // The strip gets the keyboard focus; it is the last part.
    for _ in 0..<30 where !(UIApplication.shared.focusedView is TimelineStrip) {
      fixture.press("Tab")
    }
    let recording = fixture.session.recording
    let first = try #require(recording.index(at: fixture.transition.lowerBound + 0.3))
    func time(_ frames: Int) -> TimeInterval { recording.frame(at: first + frames).time }
    fixture.session.seek(to: time(0))
    for _ in 0..<3 { fixture.press("Right", modifiers: .shift) }
    #expect(fixture.session.selectedRange == time(0)...time(3))
    #expect(fixture.session.playhead.shownTime(in: recording) == time(3))
    fixture.press("Left", modifiers: .shift)
    #expect(fixture.session.selectedRange == time(0)...time(2))
    // Where the beginning is shown, that moves.
    fixture.session.seek(to: time(0))
    for _ in 0..<2 { fixture.press("Left", modifiers: .shift) }
    #expect(fixture.session.selectedRange == time(-2)...time(2))
    simulator.settle()
    #expect(!simulator.advanceFrame())
  }

  @Test func theRangeIsWhatIsSaved() throws {
    let fixture = try Fixture()
    fixture.choose(0.2...0.6)
    let range = try #require(fixture.session.selectedRange)
    var saved: RecordingClip?
    fixture.studio.controller.onSave = { clip, _ in saved = clip }
    fixture.press("S", modifiers: .control)
    fixture.simulator.advance(by: 1)
    #expect(fixture.studio.texts.contains("Save the range, 0.40 s"))
    let label = try #require(fixture.studio.label("Contact sheet"))
    fixture.simulator.tap(at: CGPoint(x: label.midX, y: label.midY))
    fixture.simulator.advance(by: 1)
    let clip = try #require(saved)
    #expect(clip.range == range)
    // 0.4 s have 24 frames, or one more or less at the ends.
    #expect((23...25).contains(clip.frameTimes.count))
  }

  @Test func theKeysOfRangesAreListed() {
    let fixture = StudioFixture()
    fixture.controller.perform(.keys)
    fixture.simulator.settle()
    for text in ["I  O", "Shift drag", "repeats the range or a transition"] {
      #expect(fixture.texts.contains(text), "\(text)")
    }
  }
}
