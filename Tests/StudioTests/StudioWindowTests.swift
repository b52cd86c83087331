import Catalogue
import CoreGraphics
import Platform
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The studio as it is used: the stage is touched, and what it showed is looked at again.
@MainActor
struct StudioWindowTests {
  /// The present takes 0.8 s: 48 frames and the one before them at least.
  @Test func whatTheStageShowsIsRecorded() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    let before = session.recording.frameCount
    #expect(before >= 1)
    fixture.tapStage(160, 230)
    #expect(session.recording.frameCount - before >= 48)
    let transition = try #require(session.recording.transitions.first)
    #expect(session.recording.transitions.count == 1)
    #expect(abs(transition.upperBound - transition.lowerBound - 0.8) < 0.02)
    let calls = session.recording.events.compactMap { event in
      if case .call(let call) = event.kind { call.method } else { nil }
    }
    #expect(calls.first == "viewDidLoad()" && calls.contains("animateTransition(using:)"))
    fixture.controller.perform(.panel(.calls))
    fixture.simulator.settle()
    #expect(fixture.texts.contains("animateTransition(using:)"))
  }

  @Test func lookingBackStopsTheStageAndLeavesItAsItIs() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    let transition = try #require(session.recording.transitions.first)
    let (now, count) = (session.scene.screen.clock.now, session.recording.frameCount)
    session.seek(to: (transition.lowerBound + transition.upperBound) / 2)
    fixture.simulator.advance(by: 1)
    #expect(session.scene.screen.clock.now == now && session.recording.frameCount == count)
    let percent = try #require(session.shownFrame?.progress?.percentComplete)
    #expect(abs(percent - 0.5) < 0.03)
    #expect(fixture.texts.contains("50 %") && !session.playhead.isLive)
    // A touch on the picture of the past goes on live, and does not reach the demo.
    fixture.tapStage(160, 100)
    #expect(session.playhead.isLive && session.recording.transitions.count == 1)
    let touches = session.recording.events.count {
      if case .touchDown = $0.kind { true } else { false }
    }
    #expect(touches == 1)
  }

  @Test func lookingBackMakesNoFramesAtRest() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.simulator.tap(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.3)
    // The stage stands still in the middle of the transition.
    session.step(-1)
    fixture.simulator.advance(by: 1)
    var frames = 0
    fixture.simulator.onFrame { _ in frames += 1 }
    fixture.simulator.advance(by: 5)
    fixture.simulator.onFrame(nil)
    #expect(frames == 0 && !session.playhead.isLive)
    // Live again, the transition ends.
    session.goLive()
    fixture.simulator.settle()
    let transition = try #require(session.recording.transitions.first)
    #expect(abs(transition.upperBound - transition.lowerBound - 0.8) < 0.02)
  }

  @Test func aRecordingIsPlayedAndThenTheStageGoesOn() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound)
    session.togglePlaying()
    fixture.simulator.advance(by: 0.4)
    let shown = try #require(session.playhead.shownTime(in: session.recording))
    #expect(abs(shown - transition.lowerBound - 0.4) < 0.04)
    fixture.simulator.advance(by: 1)
    #expect(session.playhead.isLive && session.scene.timeScale == 1)
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
  }

  @Test func stepsPastTheEndAreTheStagesOwn() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.simulator.tap(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.2)
    session.togglePlaying()
    fixture.simulator.advance(by: 0.5)
    let now = session.scene.screen.clock.now
    session.step(1)
    fixture.simulator.advanceFrame()
    #expect(abs(session.scene.screen.clock.now - now - 1.0 / 60) < 1e-9)
    session.step(-1)
    #expect(!session.playhead.isLive)
    session.goLive()
    session.togglePlaying()
    fixture.simulator.settle()
    #expect(session.recording.transitions.count == 1)
  }

  @Test func aDragOverTheStripScrubs() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    let simulator = fixture.simulator
    simulator.touchDown(at: CGPoint(x: 640, y: 800))
    simulator.advance(by: 0.1)
    let first = try #require(session.playhead.shownTime(in: session.recording))
    #expect(!session.playhead.isLive)
    simulator.touchMove(to: CGPoint(x: 300, y: 800))
    simulator.advance(by: 0.1)
    let second = try #require(session.playhead.shownTime(in: session.recording))
    #expect(second < first)
    simulator.touchMove(to: CGPoint(x: 1279, y: 800))
    simulator.touchUp(at: CGPoint(x: 1279, y: 800))
    #expect(session.playhead.isLive)
  }

  @Test func theSearchFindsDemosByTheirWords() throws {
    let fixture = StudioFixture()
    fixture.controller.perform(.search)
    fixture.simulator.type("book page")
    fixture.simulator.settle()
    #expect(fixture.controller.isSearching)
    #expect(fixture.texts.contains("Pages of a book") && !fixture.texts.contains("System modal"))
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(fixture.session?.demo.id == "page-curl")
  }

  @Test func allKeysAreShownAndATouchClosesThem() {
    let fixture = StudioFixture()
    fixture.controller.perform(.keys)
    fixture.simulator.settle()
    #expect(fixture.controller.showsKeys && fixture.texts.contains("plays and pauses"))
    // What a modifier does with the mouse is in no other place of the window.
    #expect(fixture.texts.contains("two fingers"))
    #expect(fixture.texts.contains("on the stage chooses a layer"))
    fixture.simulator.tap(at: CGPoint(x: 640, y: 400))
    fixture.simulator.settle()
    #expect(!fixture.controller.showsKeys && !fixture.texts.contains("plays and pauses"))
  }

  @Test(arguments: [(1280, true, true), (1000, true, false), (640, false, false)])
  func narrowWindowsDoWithoutPanels(width: Int, hasCatalogue: Bool, hasCalls: Bool) {
    let fixture = StudioFixture(size: CGSize(width: width, height: 600))
    #expect(fixture.texts.contains("System modal") == hasCatalogue)
    #expect(fixture.texts.contains("Calls") == hasCalls)
    #expect(fixture.texts.contains("Bouncing modal"))
  }

  @Test func everyDemoOpensAndClosesWithoutATrace() throws {
    let fixture = StudioFixture()
    weak var former = fixture.session
    for id in ["nav-default", "page-curl", "alert", "two-storyboards", "dynamics-toss"] {
      fixture.controller.open(try #require(Catalogue.demo(id: id)))
      fixture.simulator.settle()
      #expect(former == nil && fixture.session?.demo.id == id)
      former = fixture.session
      #expect(UIApplication.shared.connectedScenes.count == 2)
    }
  }
}
