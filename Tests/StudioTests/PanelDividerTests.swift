import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Studio

/// The edges of the panels, dragged with the mouse.
@MainActor
struct PanelDividerTests {
  private let fixture = StudioFixture()

  /// The widths of the catalogue and the inspector: 248 and 320 points at first.
  private var widths: [CGFloat] {
    let panels = fixture.controller.panels.frames(in: fixture.controller.view.bounds.size)
    return [panels.catalogue?.width ?? 0, panels.inspector?.width ?? 0]
  }

  private func drag(from x: CGFloat, to end: CGFloat) {
    fixture.simulator.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: end, y: 310), duration: 0.2)
    fixture.simulator.settle()
  }

  @Test func draggingAnEdgeMakesItsPanelWider() throws {
    #expect(widths == [248, 320])
    drag(from: 248, to: 300)
    #expect(widths == [300, 320])
    drag(from: 960, to: 900)
    #expect(widths == [300, 380])
    // The views are where the layout says.
    let stage = try #require(
      fixture.controller.children.first { $0 is StageViewController }?.view)
    #expect(stage.frame == CGRect(x: 300, y: 0, width: 600, height: 720))
    #expect(fixture.controller.catalogue.view.frame.width == 300)
  }

  /// The edge stays under the mouse, wherever it was taken.
  @Test func anEdgeIsTakenAFewPointsBesideIt() {
    drag(from: 251, to: 271)
    #expect(widths == [268, 320])
    drag(from: 262, to: 300)
    #expect(widths == [268, 320])
  }

  @Test func anEdgeStopsAtItsLimits() {
    drag(from: 248, to: 10)
    #expect(widths == [200, 320])
    drag(from: 960, to: 1270)
    #expect(widths == [200, 320])
    drag(from: 960, to: 100)
    // 1280 points less 200 for the catalogue and 400 for the stage.
    #expect(widths == [200, 680])
  }

  @Test func aDoubleClickRestoresTheUsualWidth() {
    drag(from: 248, to: 350)
    #expect(widths == [350, 320])
    for _ in 1...2 { fixture.simulator.tap(at: CGPoint(x: 350, y: 300)) }
    fixture.simulator.settle()
    #expect(widths == [248, 320])
  }

  @Test func theCursorSaysThatAnEdgeCanBeDragged() {
    let views = fixture.views(of: PanelDivider.self)
    #expect(views.count == 2)
    for x: CGFloat in [248, 960] {
      let hit = fixture.controller.view.hitTest(CGPoint(x: x, y: 300), with: nil)
      #expect(hit?.hoverCursor == .resizeLeftRight)
    }
  }

  @Test func theWidthsAreRemembered() throws {
    drag(from: 248, to: 300)
    let data = try JSONEncoder().encode(fixture.controller.settings)
    let other = StudioFixture()
    other.controller.settings = try JSONDecoder().decode(StudioSettings.self, from: data)
    other.simulator.settle()
    #expect(other.controller.panels.catalogueWidth == 300)
    #expect(other.controller.panels.inspectorWidth == 320)
    // Settings of an earlier version, and such as nobody has written.
    for text in ["{}", #"{"catalogueWidth": -5, "inspectorWidth": 1e300}"#] {
      let settings = try JSONDecoder().decode(StudioSettings.self, from: Data(text.utf8))
      other.controller.settings = settings
      other.simulator.settle()
    }
    #expect(other.controller.panels.catalogueWidth == 200)
    #expect(other.controller.panels.inspectorWidth == 720)
  }
}
