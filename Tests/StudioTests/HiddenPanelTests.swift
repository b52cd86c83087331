import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import PlaygroundApp
@testable import Studio

/// A panel that is hidden while it is used, and one that lies over a small window.
@MainActor
struct HiddenPanelTests {
  private let fixture: StudioFixture
  /// The keys of the window.
  private let tap: StudioTap
  private var simulator: Simulator { fixture.simulator }

  init() {
    fixture = StudioFixture()
    tap = StudioTap(stage: fixture.simulator.stage, controller: fixture.controller)
    fixture.simulator.platform.attach(tap)
  }

  private func press(_ key: String) {
    simulator.press(key)
    simulator.settle()
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    simulator.resize(to: CGSize(width: width, height: height))
    simulator.settle()
  }

  private func frame(of side: PanelLayout.Side) -> CGRect? {
    let frames = fixture.controller.panels.frames(in: fixture.controller.view.bounds.size)
    return side == .catalogue ? frames.catalogue : frames.inspector
  }

  // MARK: The keyboard

  /// The window is made narrow, or a key hides the panel.
  @Test(arguments: [true, false]) func aSearchInAHiddenCatalogueEnds(byKey: Bool) throws {
    press("/")
    simulator.type("pag")
    #expect(fixture.controller.isSearching)
    if byKey { press("F9") } else { resize(640, 480) }
    #expect(!fixture.controller.isSearching && frame(of: .catalogue) == nil)
    press("Space")
    #expect(try #require(fixture.session).playhead.isPlaying == false)
  }

  @Test func aNumberThatIsTypedIsTakenWhenAnotherPanelIsShown() throws {
    let session = try #require(fixture.session)
    let fields = fixture.views(of: NumberField.self)
    let field = try #require(fields.first { $0.text == "0.80" })
    simulator.tap(at: fixture.center(of: field))
    simulator.type("2")
    press("F3")
    #expect(!field.isEditing && session.parameters.hasChanges)
    press("Space")
    #expect(try #require(fixture.session).playhead.isPlaying == false)
  }

  @Test func aRowOfAHiddenCatalogueIsNotPressed() throws {
    let demo = try #require(fixture.session).demo.id
    press("Tab")
    press("Tab")
    press("Down")
    let row = try #require(UIApplication.shared.focusedView as? DemoCell)
    #expect(row.demo?.id != demo)
    press("F9")
    #expect(UIApplication.shared.focusedView == nil)
    press("Space")
    let session = try #require(fixture.session)
    #expect(session.demo.id == demo && !session.playhead.isPlaying)
    press("F9")
    #expect(UIApplication.shared.focusedView === row)
  }

  /// It lies beside the stage then.
  @Test func escapeDoesNotStopAtAPanelThatWasOverTheStage() {
    resize(900, 600)
    press("F10")
    #expect(frame(of: .inspector) != nil)
    resize(1280, 832)
    press("Escape")
    #expect(UIApplication.shared.focusedView is DemoCell)
    resize(900, 600)
    #expect(frame(of: .inspector) == nil)
  }

  @Test func escapeClosesTheKeysBeforeThePanelBelow() {
    resize(900, 600)
    press("F10")
    press("F1")
    press("Escape")
    #expect(!fixture.controller.showsKeys && frame(of: .inspector) != nil)
    press("Escape")
    #expect(frame(of: .inspector) == nil)
  }

  // MARK: The mouse

  @Test func aPanelThatIsClosedWhileItsEdgeIsDraggedKeepsItsWidth() {
    simulator.drag(from: CGPoint(x: 248, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    simulator.settle()
    #expect(frame(of: .catalogue)?.width == 300)
    press("F9")
    simulator.touchMove(to: CGPoint(x: 380, y: 300))
    simulator.touchUp(at: CGPoint(x: 380, y: 300))
    press("F9")
    #expect(frame(of: .catalogue)?.width == 300)
  }

  /// The stage goes on below the panel.
  @Test func aPressWithAltOnAPanelChoosesNoLayerBelowIt() throws {
    resize(900, 600)
    press("F10")
    press("Z")
    let session = try #require(fixture.session)
    let panel = try #require(frame(of: .inspector))
    let stage = session.sceneView.convert(session.sceneView.bounds, to: nil)
    let covered = stage.intersection(panel)
    try #require(!covered.isNull && !covered.isEmpty)
    let controller = fixture.controller
    #expect(!controller.chooseLayer(at: CGPoint(x: covered.midX, y: covered.midY)))
    #expect(session.layers.chosen == nil)
    #expect(controller.chooseLayer(at: CGPoint(x: panel.minX - 8, y: covered.midY)))
  }

  /// The button that hides the panel is beside it, and is the only one there.
  @Test(arguments: ["F9", "F10"]) func aPanelOverASmallWindowIsHiddenByAButton(key: String) throws {
    resize(320, 480)
    press(key)
    let side: PanelLayout.Side = key == "F9" ? .catalogue : .inspector
    let panel = try #require(frame(of: side))
    #expect(panel.minX >= 0 && panel.maxX <= 320)
    let stage = try #require(fixture.controller.children.first { $0 is StageViewController })
    let buttons = stage.view.subviews.filter { $0 is UIButton && !$0.isHidden }
    let seen = buttons.map { $0.convert($0.bounds, to: nil) }.filter { !$0.intersects(panel) }
    #expect(seen.count == 1 && buttons.count == 1)
    let button = try #require(seen.first)
    simulator.tap(at: CGPoint(x: button.midX, y: button.midY))
    simulator.settle()
    #expect(frame(of: side) == nil)
  }

  @Test(arguments: [CGSize(width: 640, height: 480), CGSize(width: 320, height: 480)])
  func allKeysAreReachedInASmallWindow(size: CGSize) throws {
    resize(size.width, size.height)
    press("F1")
    let last = try #require(fixture.label("quits"))
    #expect(last.minX >= 0 && last.maxX <= size.width && last.maxY > size.height)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for _ in 0..<4 {
      simulator.drag(from: middle, to: CGPoint(x: middle.x, y: 20))
      simulator.touchUp(at: CGPoint(x: middle.x, y: 20))
      simulator.settle()
    }
    #expect(try #require(fixture.label("quits")).maxY <= size.height)
    #expect(fixture.controller.showsKeys)
  }

  @Test func theStudioIsPlacedFromTheLeftInEveryLanguage() {
    simulator.window.screen.layoutDirection = .rightToLeft
    simulator.settle()
    let labels = fixture.views(of: UILabel.self)
    #expect(labels.count > 10)
    #expect(labels.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .leftToRight })
  }
}
