import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The buttons above the device, and what they open.
@MainActor
struct StageToolsTests {
  /// Presses the button with a symbol at a corner of the stage.
  private func press(_ fixture: StudioFixture, x: CGFloat, y: CGFloat) {
    fixture.simulator.tap(at: CGPoint(x: x, y: y))
    fixture.simulator.settle()
  }

  /// The stage is from 248 to 960; the buttons are 32 points wide, 8 from its edges.
  @Test func buttonsHideThePanelsAndBringThemBack() {
    let fixture = StudioFixture()
    press(fixture, x: 272, y: 24)
    #expect(
      !fixture.texts.contains("Modal and interactive")
        && !fixture.controller.settings.showsCatalogue)
    press(fixture, x: 24, y: 24)
    #expect(fixture.controller.settings.showsCatalogue)
    press(fixture, x: 936, y: 24)
    #expect(!fixture.controller.settings.showsInspector)
  }

  @Test func aStatusStandsInPlaceOfTheTitle() {
    let fixture = StudioFixture()
    // The catalogue has the title, too.
    func titles() -> Int { fixture.texts.count { $0 == "Bouncing modal" } }
    #expect(titles() == 2)
    fixture.controller.status = "Building…"
    #expect(fixture.label("Building…")?.midX == 604 && titles() == 1)
    fixture.controller.status = nil
    #expect(fixture.label("Building…") == nil && titles() == 2)
  }

  /// The app of a project and a file that was opened are in no catalogue, where a Swift test would
  /// look for them.
  @Test func onlyADemoOfTheCatalogueIsSavedAsATest() {
    let fixture = StudioFixture()
    let page = Demo(
      id: "Page.storyboard", title: "Page", seed: nil, summary: "", trigger: "",
      stageSize: CGSize(width: 320, height: 420), glyph: Catalogue.all[0].glyph, phases: [],
      makeRoot: { UIViewController() })
    let app = Demo(id: "project", title: "App", summary: "") { scene in
      let window = UIWindow(windowScene: scene)
      scene.guestWindow = window
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
    for (demo, isOffered) in [(app, false), (page, false), (Catalogue.all[0], true)] {
      fixture.controller.open(demo)
      fixture.simulator.settle()
      fixture.controller.perform(.save)
      fixture.simulator.settle()
      #expect(fixture.texts.contains("Input script"))
      #expect(fixture.texts.contains("Swift test") == isOffered)
      fixture.simulator.tap(at: CGPoint(x: 604, y: 60))
      fixture.simulator.settle()
    }
  }

  @Test func theDemoIsShownOnAnotherDevice() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    #expect(session.scene.screen.bounds.size == CGSize(width: 320, height: 568))
    press(fixture, x: 904, y: 24)
    #expect(fixture.texts.contains("iPad, 1024 × 768"))
    let label = try #require(fixture.label("iPad, 1024 × 768"))
    press(fixture, x: label.midX, y: label.midY)
    #expect(session.scene.screen.bounds.size == CGSize(width: 1024, height: 768))
    press(fixture, x: 904, y: 24)
    let button = try #require(
      fixture.views(of: UIButton.self).first { $0.toolTip == "Choose the device" })
    #expect(button.menu?.selectedElements.first?.title == "iPad, 1024 × 768")
    fixture.simulator.press("Escape")
    fixture.simulator.settle()
    // The demo goes on in the new size.
    let before = session.recording.transitions.count
    fixture.tapStage("Click me")
    #expect(session.recording.transitions.count == before + 1)
  }

  @Test func touchesAreShownAndRecorded() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.simulator.touchDown(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.1)
    #expect(session.recorder.touches.count == 1)
    let place = try #require(session.recorder.touches.first)
    #expect(abs(place.x - 160) < 1 && abs(place.y - 230) < 1)
    #expect(session.shownFrame?.touches.count == 1)
    fixture.simulator.touchUp(at: fixture.point(160, 230))
    fixture.simulator.settle()
    #expect(session.recorder.touches.isEmpty)
  }

  /// The chat's messages are body text: 17 points usually, and 21 with larger text.
  @Test func theDemoHasTheTextSizeThatTheUserWants() throws {
    let fixture = StudioFixture()
    fixture.simulator.preferredContentSizeCategory = .extraExtraLarge
    fixture.controller.open(try #require(Catalogue.demo(id: "chat-panel")))
    fixture.simulator.settle()
    let scene = try #require(fixture.session).scene
    #expect(scene.screen.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    let sizes = Set(scene.windows.flatMap { $0.fontSizes })
    #expect(sizes.contains(21))
  }

  /// What is left out has its usual value; what is no settings file is an error.
  @Test func settingsAreReadFromWhatAnEarlierVersionWrote() throws {
    let data = Data(#"{"isDark": true, "tab": "Calls", "unknown": 1}"#.utf8)
    let settings = try JSONDecoder().decode(StudioSettings.self, from: data)
    #expect(settings.isDark && settings.showsCatalogue && settings.showsTouches)
    let fixture = StudioFixture()
    fixture.controller.settings = settings
    fixture.simulator.settle()
    #expect(fixture.controller.settings.tab == "Calls")
    // A later version may have something else under a name.
    let other = Data(#"{"size": "large", "tab": 3, "isDark": true, "demo": "nav-zoom"}"#.utf8)
    let read = try JSONDecoder().decode(StudioSettings.self, from: other)
    #expect(read.size == nil && read.tab == nil && read.isDark && read.demo == "nav-zoom")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(StudioSettings.self, from: Data("[1".utf8))
    }
  }

  /// A window begins with the settings of one in which no panel was chosen.
  @Test func aPanelThatWasNotChosenIsNotRemembered() throws {
    let first = StudioFixture()
    #expect(first.controller.settings.tab == nil)
    let second = StudioFixture()
    second.controller.settings = first.controller.settings
    // It has no parameters. The panel of the calls says how much memory the recording takes.
    second.controller.open(try #require(Catalogue.demo(id: "nav-default")))
    second.simulator.settle()
    #expect(second.texts.contains { $0.hasSuffix(" MB") })
    second.controller.open(try #require(Catalogue.demo(id: "modal-bounce")))
    second.simulator.settle()
    #expect(!second.texts.contains { $0.hasSuffix(" MB") })
    second.controller.perform(.panel(.layers))
    #expect(second.controller.settings.tab == "Layers")
  }

  /// The pixels of the movie at a time are those of the stage then.
  @Test func theClipOfATransitionIsThatTransition() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    #expect(fixture.controller.clip != nil)
    fixture.tapStage(160, 230)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.2)
    let clip = try #require(fixture.controller.clip)
    #expect(clip.range == transition)
    // 0.8 s at 60 a second: 49 with both ends.
    let count = clip.times(every: 1.0 / 60).count
    #expect(count >= 48 && count <= 50)
    let image = try #require(clip.image(at: transition.lowerBound + 0.2))
    #expect(image.width == 320 && image.height == 568)
    session.goLive()
    #expect(fixture.controller.clip?.range == session.recording.range)
  }
}

extension UIView {
  /// The point sizes of the labels in it.
  fileprivate var fontSizes: [CGFloat] {
    ((self as? UILabel).map { [$0.font.pointSize] } ?? []) + subviews.flatMap(\.fontSizes)
  }
}
