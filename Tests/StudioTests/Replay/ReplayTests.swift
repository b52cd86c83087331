import Catalogue
import CoreGraphics
import Platform
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The demo runs again, and shows what it showed.
@MainActor
struct ReplayTests {
  /// What a user does with a demo.
  private enum Act: Sendable {
    case tap(CGFloat, CGFloat)
    case press(String)
    case drag(from: CGPoint, to: CGPoint)
    case scroll(CGFloat, at: CGPoint)
    case turn(DisplayOrientation)
  }

  /// The last of each begins the last transition.
  private nonisolated static let uses: [(id: String, acts: [Act])] = [
    ("modal-bounce", [.press("Click me"), .press("Dismiss me")]),
    (
      "modal-bounce",
      [
        .press("Click me"), .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 400)),
      ]
    ),
    (
      "nav-default",
      [
        .press("Push"), .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 330, y: 600)),
      ]
    ),
    ("keyframe-swing", [.press("Hang it up"), .press("Let it drop")]),
    (
      "dynamics-toss",
      [
        .press("Pick it up"), .drag(from: CGPoint(x: 130, y: 560), to: CGPoint(x: 330, y: 140)),
      ]
    ),
    (
      "chat-panel",
      [
        .press("Stickers"), .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800)),
      ]
    ),
    (
      "photo-grid",
      [.tap(200, 300), .drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 720))]
    ),
    ("page-scroll", [.drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 60, y: 500))]),
    (
      "tab-custom",
      [.press("Next"), .drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 60, y: 500))]
    ),
    ("map-sheet", [.scroll(-200, at: CGPoint(x: 195, y: 300))]),
  ]

  private func perform(_ acts: [Act], in fixture: StudioFixture) throws {
    let simulator = fixture.simulator
    for act in acts {
      switch act {
      case .tap(let x, let y): simulator.tap(at: fixture.point(x, y))
      case .press(let title):
        let point = try #require(fixture.center(ofStageButton: title))
        simulator.tap(at: fixture.point(point.x, point.y))
      case .drag(let start, let end):
        let (from, to) = (fixture.point(start.x, start.y), fixture.point(end.x, end.y))
        simulator.drag(from: from, to: to, duration: 0.3)
        simulator.touchUp(at: to)
      case .scroll(let distance, let point):
        simulator.scroll(
          by: CGVector(dx: 0, dy: distance), at: fixture.point(point.x, point.y))
      case .turn(let orientation): fixture.session?.receive(.turned(to: orientation))
      }
      simulator.settle()
    }
  }

  /// Each frame of the first run is in the second one, with the same pixels.
  @Test(arguments: uses.indices) func theFramesAreTheFirstOnes(use index: Int) throws {
    let (id, acts) = Self.uses[index]
    let fixture = StudioFixture(demo: id)
    try perform(acts, in: fixture)
    let first = try #require(fixture.session)
    let (recording, start) = (first.recording, first.recorder.log.start)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let second = try #require(fixture.session)
    #expect(second !== first && second.playhead.isLive)
    let pixels = RecordingPixels()
    let before = pixels.all(of: recording, from: start)
    let after = pixels.all(of: second.recording, from: second.recorder.log.start)
    #expect(before.count > 20)
    let missing = before.keys.filter { after[$0] == nil }.sorted()
    #expect(missing.isEmpty, "\(missing.prefix(5)) of \(after.keys.sorted().suffix(5))")
    let wrong = before.keys.filter { after[$0] != nil && after[$0] != before[$0] }.sorted()
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5)) of \(before.count)")
    // It can be played again from what was played.
    #expect(
      second.recorder.log.inputs.map(\.event) == first.recorder.log.inputs.map(\.event))
  }

  @Test func onlyTheLastTriggerIsSeen() throws {
    let fixture = StudioFixture()
    try perform([.press("Click me"), .press("Dismiss me")], in: fixture)
    fixture.controller.perform(.restart)
    // The modal is there already, and leaves: 0.4 s.
    let session = try #require(fixture.session)
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController != nil)
    #expect(session.recording.transitions.count == 1)
    fixture.simulator.advance(by: 0.25)
    #expect(TransitionTrace.progress(in: session.scene) != nil)
    fixture.simulator.settle()
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController == nil)
    #expect(session.recording.transitions.count == 2)
  }

  @Test func itRunsAtTheChosenSpeed() throws {
    let fixture = StudioFixture()
    try perform([.press("Click me")], in: fixture)
    fixture.controller.perform(.speed(2))
    fixture.controller.perform(.restart)
    let session = try #require(fixture.session)
    #expect(session.playhead.speed == 0.25)
    // A press of one frame and a present of 0.8 s, at a quarter of the speed.
    fixture.simulator.advance(by: 3)
    #expect(TransitionTrace.progress(in: session.scene) != nil)
    fixture.simulator.advance(by: 0.5)
    #expect(TransitionTrace.progress(in: session.scene) == nil)
  }

  @Test func theUsersOwnInputTakesOver() throws {
    let fixture = StudioFixture()
    try perform(
      [.press("Click me"), .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 400))],
      in: fixture)
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 0.2)
    let session = try #require(fixture.session)
    #expect(TransitionTrace.progress(in: session.scene)?.isInteractive == true)
    // The drag that is played is cancelled, and with it the dismissal.
    fixture.simulator.touchDown(at: fixture.point(20, 20))
    #expect(!session.sceneView.isPlayingBack)
    fixture.simulator.touchUp(at: fixture.point(20, 20))
    fixture.simulator.settle()
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController != nil)
  }

  @Test func aMouseThatOnlyPassesDoesNotTakeOver() throws {
    let fixture = StudioFixture()
    try perform(
      [.press("Click me"), .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 400))],
      in: fixture)
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 0.2)
    fixture.simulator.hover(at: fixture.point(100, 100))
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController == nil)
  }

  /// As a user would bring it about: by a press, or a drag.
  @Test(arguments: ["modal-default", "gallery-cube", "page-scroll"])
  func withoutInputTheFirstTransitionIsPlayed(id: String) throws {
    let fixture = StudioFixture(demo: id)
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.session?.sceneView.isPlayingBack == true, "it is at rest first")
    fixture.simulator.advance(by: 1)
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    #expect(!session.sceneView.isPlayingBack && session.scene.isIdle)
    #expect(session.recording.transitions.count == 1)
    // What was played is played again.
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 1)
    fixture.simulator.settle()
    #expect(fixture.session?.recording.transitions.count == 1)
  }

  @Test func aTurnOfTheStageIsPlayedFirstToo() throws {
    let fixture = StudioFixture(demo: "coordinator-size-change")
    let size = try #require(fixture.session).scene.screen.bounds.size
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 1)
    fixture.simulator.settle()
    let turned = try #require(fixture.session).scene.screen.bounds.size
    #expect(turned == CGSize(width: size.height, height: size.width))
  }

  @Test func withoutInputTheDemoBeginsAgain() throws {
    let fixture = StudioFixture()
    let first = try #require(fixture.session)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let second = try #require(fixture.session)
    #expect(first !== second && second.recorder.log.inputs.isEmpty)
    #expect(fixture.simulator.isIdle && second.recording.frameCount >= 1)
  }

  /// A present takes 0.8 s, and half a second lies between two.
  @Test func aLoopRepeatsIt() throws {
    let fixture = StudioFixture()
    try perform([.press("Click me")], in: fixture)
    fixture.controller.perform(.loop)
    fixture.controller.perform(.restart)
    var sessions: [ObjectIdentifier] = []
    for _ in 0..<40 {
      fixture.simulator.advance(by: 0.1)
      let session = ObjectIdentifier(try #require(fixture.session))
      if sessions.last != session { sessions.append(session) }
    }
    #expect((3...4).contains(sessions.count))
    fixture.simulator.tap(at: fixture.point(20, 20))
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
  }

  @Test func whatIsPlayedWaitsWhileTheStageStandsStill() throws {
    let fixture = StudioFixture()
    try perform([.press("Click me")], in: fixture)
    fixture.controller.perform(.restart)
    let session = try #require(fixture.session)
    session.togglePlaying()
    fixture.simulator.advance(by: 1)
    #expect(session.sceneView.isPlayingBack && session.recording.transitions.isEmpty)
    session.togglePlaying()
    fixture.simulator.advance(by: 2)
    fixture.simulator.settle()
    #expect(!session.sceneView.isPlayingBack && session.recording.transitions.count == 1)
  }

  /// The stage has the size of the screen that was turned before the trigger.
  @Test func aDeviceThatWasTurnedIsTurnedAgain() throws {
    let fixture = StudioFixture(demo: "orientation")
    try perform([.turn(.landscapeLeft), .tap(400, 200)], in: fixture)
    let landscape = CGSize(width: 844, height: 390)
    #expect(fixture.session?.scene.screen.bounds.size == landscape)
    fixture.controller.perform(.restart)
    let turning = try #require(fixture.session)
    // The tap was the last gesture.
    #expect(turning.scene.screen.bounds.size == landscape)
    fixture.simulator.settle()
    try perform([.turn(.portrait)], in: fixture)
    fixture.controller.perform(.restart)
    let back = try #require(fixture.session)
    #expect(back.sceneView.screenSize == landscape)
    #expect(back.scene.screen.bounds.size == landscape)
    fixture.simulator.settle()
    #expect(back.sceneView.screenSize == CGSize(width: 390, height: 844))
    #expect(back.recorder.log.inputs.count == 4)
  }

  @Test func keysAndTextArePlayedAgain() throws {
    let fixture = StudioFixture(demo: "chat-panel")
    fixture.tapStage(150, 810)
    fixture.simulator.type("Hi")
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    let first = try #require(fixture.session)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let second = try #require(fixture.session)
    #expect(first.recorder.log.inputs.count == 10)
    #expect(
      second.recorder.log.inputs.map(\.event) == first.recorder.log.inputs.map(\.event))
  }

  /// The mouse is released where the former demo was.
  @Test func aButtonThatIsHeldMeanwhileIsNotPressedAfterwards() throws {
    let fixture = StudioFixture()
    fixture.simulator.touchDown(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.5)
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 1)
    fixture.simulator.touchUp(at: fixture.point(160, 230))
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    #expect(session.recorder.touches.isEmpty)
    #expect(session.scene.keyWindow?.rootViewController?.presentedViewController == nil)
  }
}
