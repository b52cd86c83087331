import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The panel of the curves, by pointer and keys.
@MainActor
struct CurvePanelTests {
  private func fixture(style: UIUserInterfaceStyle = .light) throws -> StudioFixture {
    let fixture = StudioFixture(style: style)
    fixture.tapStage(160, 230)
    fixture.controller.perform(.panel(.curves))
    fixture.simulator.settle()
    return fixture
  }

  private func stack(_ fixture: StudioFixture) throws -> CurveStackView {
    try #require(fixture.views(of: CurveStackView.self).first)
  }

  /// A point of the first chart, at a place of the axis of time.
  private func point(_ place: CGFloat, _ fixture: StudioFixture) throws -> CGPoint {
    let chart = try #require(fixture.views(of: CurveView.self).first)
    // The axis begins and ends 6 points from the edges of the chart.
    return chart.convert(
      CGPoint(x: 6 + place * (chart.bounds.width - 12), y: chart.bounds.midY), to: nil)
  }

  private func pinch(_ fixture: StudioFixture, by scale: CGFloat, at place: CGFloat) throws {
    fixture.simulator.platform.send(
      .pinch(
        location: try point(place, fixture), scale: scale, rotation: 0,
        time: fixture.simulator.time))
    fixture.simulator.settle()
  }

  @Test func theWheelWithControlZoomsAboutThePointer() throws {
    let fixture = try fixture()
    let stack = try stack(fixture)
    let whole = stack.content.viewport.whole
    let under = stack.content.viewport.time(at: 0.75)
    // A pinch begins with a certain change, which is not counted.
    try pinch(fixture, by: 2, at: 0.75)
    try pinch(fixture, by: 2, at: 0.75)
    let viewport = stack.content.viewport
    #expect(viewport.isZoomed && viewport.whole == whole)
    #expect(abs(viewport.time(at: 0.75) - under) < 1e-6)
    #expect(fixture.views(of: CurveView.self).count >= 2)
  }

  @Test func aDragAndAScrollToTheSidePan() throws {
    let fixture = try fixture()
    let stack = try stack(fixture)
    stack.zoom(by: 4)
    let start = stack.content.viewport.visible
    let (left, right) = (try point(0.3, fixture), try point(0.7, fixture))
    fixture.simulator.drag(from: left, to: right)
    fixture.simulator.touchUp(at: right)
    fixture.simulator.settle()
    let dragged = stack.content.viewport.visible
    #expect(dragged.lowerBound < start.lowerBound)
    fixture.simulator.scroll(by: CGVector(dx: -40, dy: 0), at: left)
    fixture.simulator.settle()
    #expect(stack.content.viewport.visible.lowerBound > dragged.lowerBound)
  }

  @Test func aDoubleTapShowsAllAgain() throws {
    let fixture = try fixture()
    let stack = try stack(fixture)
    stack.zoom(by: 4)
    #expect(stack.content.viewport.isZoomed)
    let point = try point(0.5, fixture)
    for _ in 0..<2 { fixture.simulator.tap(at: point) }
    fixture.simulator.settle()
    #expect(!stack.content.viewport.isZoomed)
  }

  /// The keys of the studio zoom, wherever the focus is; the arrows pan what has it.
  @Test func keysZoomPanAndShowAll() throws {
    let fixture = try fixture()
    func press(_ key: String) throws {
      fixture.controller.perform(
        try #require(StudioKey(KeyEvent(isDown: true, key: key, modifiers: [], time: 0))))
    }
    let stack = try stack(fixture)
    let area = try #require(fixture.views(of: CurveArea.self).first)
    // The keyboard is the stage's.
    fixture.controller.stage.leave()
    for _ in 0..<40 where !area.isFocused { fixture.simulator.press("Tab") }
    #expect(area.isFocused)
    try press("+")
    let length = { (range: ClosedRange<TimeInterval>) in range.upperBound - range.lowerBound }
    let whole = length(stack.content.viewport.whole)
    #expect(abs(length(stack.content.viewport.visible) - whole / 1.5) < 1e-9)
    let start = stack.content.viewport.visible.lowerBound
    fixture.simulator.press("Left")
    #expect(stack.content.viewport.visible.lowerBound < start)
    fixture.simulator.press("Right")
    #expect(abs(stack.content.viewport.visible.lowerBound - start) < 1e-9)
    try press("-")
    #expect(abs(length(stack.content.viewport.visible) - whole) < 1e-9)
    try press("+")
    try press("0")
    #expect(!stack.content.viewport.isZoomed)
    fixture.controller.perform(.panel(.calls))
    try press("+")
    #expect(!stack.content.viewport.isZoomed, "another panel is shown")
  }

  @Test func theLayerIsChosenFromAMenuAndByTheInspection() throws {
    let fixture = try fixture()
    let session = try #require(fixture.session)
    let stack = try stack(fixture)
    let button = try #require(fixture.views(of: ChoiceButton.self).first)
    #expect(button.title(for: .normal) == "Modal")
    let one = stack.content.rows.count
    fixture.simulator.tap(at: fixture.center(of: button))
    fixture.simulator.settle()
    let choice = try #require(fixture.label("All layers"))
    fixture.simulator.tap(at: CGPoint(x: choice.midX, y: choice.midY))
    fixture.simulator.settle()
    #expect(button.title(for: .normal) == "All layers")
    #expect(stack.content.rows.count > one && stack.content.rows.contains(.layer("Modal")))
    // A layer that is chosen on the stage is shown, with or without a name.
    let entry = try #require(
      session.layerPlan?.entries.first { $0.record.identity.title == "Modal" })
    session.layers.chosen = entry.number
    fixture.simulator.settle()
    #expect(button.title(for: .normal) == "Modal")
    #expect(stack.content.rows.count == one)
  }

  @Test func theValueAndTheVelocityOfTheMomentAreShown() throws {
    let fixture = try fixture()
    let session = try #require(fixture.session)
    let range = try #require(session.recording.transitions.first)
    session.seek(to: range.lowerBound + 0.4)
    fixture.simulator.settle()
    // The transition takes 0.8 s: half of it has passed, at 125 % a second.
    #expect(fixture.texts.contains("50 %"))
    #expect(fixture.texts.contains("125 %/s"))
  }

  /// Recordings that are empty, or of one moment, are no curves.
  @Test func nothingIsDrawnOfNothing() throws {
    let stack = CurveStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let point = CurveData.Point(time: 1, value: .nan)
    let curves = [
      CurveData.Curve(value: .x, points: [point]), CurveData.Curve(value: .scale, points: []),
      CurveData.Curve(value: .y, points: [point, point], analytical: [[], [point]]),
    ]
    stack.show(
      CurveStackView.Content(
        rows: curves.map { .curve($0) }, viewport: CurveViewport(1...1), time: .nan))
    stack.layoutIfNeeded()
    for chart in stack.subviews {
      let renderer = UIGraphicsImageRenderer(size: chart.bounds.size)
      #expect(renderer.image { chart.layer.render(in: $0.cgContext) }.size == chart.bounds.size)
    }
    stack.zoom(by: 2)
    stack.pan(by: 1)
    #expect(stack.content.viewport.visible == 1...1)
  }
}
