import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The menus of the studio: what they mark, where they are, and what has the keyboard meanwhile.
@MainActor
struct StudioMenuTests {
  private func open(_ toolTip: String, in fixture: StudioFixture) throws -> UIButton {
    let button = try #require(fixture.views(of: UIButton.self).first { $0.toolTip == toolTip })
    fixture.simulator.tap(at: fixture.center(of: button))
    fixture.simulator.settle()
    #expect(button.isHeld)
    return button
  }

  private func choose(_ title: String, in fixture: StudioFixture) throws {
    let row = try #require(fixture.label(title))
    fixture.simulator.tap(at: CGPoint(x: row.midX, y: row.midY))
    fixture.simulator.settle()
  }

  @Test func theTouchesHaveATickWhileTheyAreShown() throws {
    let fixture = StudioFixture()
    let button = try open("Choose the device", in: fixture)
    func marked() -> [String]? { button.menu?.selectedElements.map(\.title) }
    #expect(marked() == ["The demo’s own", "Show touches"])
    try choose("Show touches", in: fixture)
    #expect(!fixture.controller.showsTouches && !button.isHeld)
    _ = try open("Choose the device", in: fixture)
    #expect(marked() == ["The demo’s own"])
  }

  /// Text of 13 points in rows that a small window has room for.
  @Test func theMenuOfFormatsIsInsideASmallWindow() throws {
    let fixture = StudioFixture(size: CGSize(width: 640, height: 480))
    let window = CGRect(x: 0, y: 0, width: 640, height: 480)
    fixture.controller.perform(.save)
    fixture.simulator.settle()
    let titles = ["Animated WebP", "GIF", "MP4", "WebM", "Contact sheet", "Input script"]
    for title in titles {
      let row = try #require(fixture.label(title))
      #expect(window.contains(row) && row.height == 24, "\(title)")
    }
  }

  /// The studio is left-to-right in every language.
  @Test func rowsBeginAtTheLeft() throws {
    let fixture = StudioFixture()
    fixture.simulator.window.screen.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    _ = try open("Choose the device", in: fixture)
    let (short, long) = (
      try #require(fixture.label("Show touches")),
      try #require(fixture.label("iPhone landscape, 844 × 390"))
    )
    #expect(short == CGRect(x: long.minX, y: short.minY, width: long.width, height: 24))
    let menu = try #require(fixture.simulator.window.keyReceiver)
    let card = try #require(menu.subviews.last)
    // The tick takes 28 points.
    #expect(short.minX - card.frame.minX == 28)
  }

  @Test func aClickThatClosesTheMenuLeavesTheKeyboardWithTheDemo() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let session = try #require(fixture.session)
    try #require(session.sceneView.hasKeyboard)
    fixture.controller.perform(.save)
    fixture.simulator.settle()
    #expect(fixture.label("GIF") != nil && fixture.controller.menuHasKeys)
    fixture.simulator.tap(at: CGPoint(x: 604, y: 60))
    fixture.simulator.settle()
    #expect(fixture.label("GIF") == nil && session.sceneView.hasKeyboard)
  }

  @Test func theMenuOfLayersMarksTheOneThatIsShown() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    fixture.controller.perform(.panel(.curves))
    fixture.simulator.settle()
    let button = try open("Choose whose curves are shown", in: fixture)
    func marked() -> [String]? { button.menu?.selectedElements.map(\.title) }
    #expect(marked() == ["Modal"])
    try choose("All layers", in: fixture)
    _ = try open("Choose whose curves are shown", in: fixture)
    #expect(marked() == ["All layers"])
  }

  /// The button of formats says so, and opens nothing.
  @Test func whereNothingIsRecordedNothingOpens() throws {
    let fixture = StudioFixture()
    fixture.controller.close()
    fixture.simulator.settle()
    fixture.controller.perform(.save)
    #expect(!fixture.controller.menuHasKeys)
    #expect(fixture.texts.contains("There is nothing to save yet. Use the demo first."))
  }
}
