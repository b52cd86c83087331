import Catalogue
import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import PlaygroundApp
@testable import Studio

/// A layer is chosen in the tree, on the stage and in the exploded view.
@MainActor
struct LayerChoiceTests {
  /// 200 squares in ten columns, which slide to the right while the first one is pressed.
  private final class SquaresViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<200 {
        let square = UIView(
          frame: CGRect(x: 10 + index % 10 * 20, y: 10 + index / 10 * 20, width: 16, height: 16))
        square.layer.name = "\(index)"
        square.backgroundColor = UIColor(
          hue: CGFloat(index) / 200, saturation: 0.6, brightness: 0.9, alpha: 1)
        view.addSubview(square)
      }
      let tap = UITapGestureRecognizer(target: self, action: Selector(SquaresViewController.slide))
      view.addGestureRecognizer(tap)
    }

    private func slide() {
      UIView.animate(withDuration: 5, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
        for (index, square) in self.view.subviews.enumerated() {
          square.center.x += 100
          if index % 3 == 0 { square.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        }
      }
    }
  }

  private func squares() -> StudioFixture {
    let fixture = StudioFixture()
    openSquares("squares", in: fixture)
    return fixture
  }

  private func openSquares(_ id: String, in fixture: StudioFixture) {
    fixture.controller.open(
      Demo(
        id: id, title: "Squares", seed: nil, summary: "", trigger: "",
        stageSize: CGSize(width: 320, height: 420), glyph: Catalogue.all[0].glyph, phases: [],
        makeRoot: { SquaresViewController() }))
    fixture.simulator.settle()
  }

  private func choose(_ name: String, in session: StageSession) throws {
    let entries = try #require(session.layerPlan).entries
    let entry = try #require(entries.first { $0.record.identity.title == name })
    session.layers.chosen = entry.number
  }

  private func chosenName(_ session: StageSession) -> String? {
    guard let chosen = session.layers.chosen, let plan = session.layerPlan else { return nil }
    return plan.index(of: chosen).map { plan.entries[$0].record.identity.title }
  }

  /// Presses the mouse with Alt held, at a point of the window.
  private func tapAlt(_ point: CGPoint, _ simulator: Simulator) {
    for phase in [PointerEvent.Phase.down, .up] {
      simulator.platform.send(
        .pointer(
          PointerEvent(
            phase: phase, device: .mouse(button: 1), location: point, modifiers: .alt,
            time: simulator.time)))
    }
  }

  @Test func aPressWithAltChoosesOnTheStageLiveAndLookingBack() throws {
    let fixture = squares()
    let session = try #require(fixture.session)
    let simulator = fixture.simulator
    simulator.platform.attach(StudioTap(stage: simulator.stage, controller: fixture.controller))
    let events = session.recording.events.count
    tapAlt(fixture.point(38, 18), simulator)
    #expect(chosenName(session) == "1")
    // The demo has not noticed.
    simulator.settle()
    #expect(session.recording.events.count == events)
    fixture.tapStage(318, 400)
    let (start, end) = (try #require(session.recording.range?.lowerBound), simulator.time)
    #expect(end > 5)
    // Looking back they have not moved yet; at the end they are 100 points to the right.
    tapAlt(fixture.point(138, 18), simulator)
    #expect(chosenName(session) == "1")
    session.seek(to: start)
    simulator.advance(by: 0.1)
    tapAlt(fixture.point(138, 18), simulator)
    #expect(chosenName(session) == "6" && !session.playhead.isLive)
    tapAlt(fixture.point(318, 418), simulator)
    #expect(chosenName(session) == "Squares")
  }

  /// The other demo has a layer of the same name at the same place.
  @Test func aChoiceIsOfOneDemo() throws {
    let fixture = squares()
    try choose("7", in: try #require(fixture.session))
    openSquares("squares", in: fixture)
    #expect(chosenName(try #require(fixture.session)) == "7")
    openSquares("others", in: fixture)
    #expect(fixture.session?.layers.chosen == nil)
    fixture.tapStage(318, 400)
    #expect(fixture.session?.layers.chosen == nil)
  }

  /// A demo that is played again presents the chosen page again. Where it begins without the page
  /// it is not chosen when it comes later.
  @Test func aChoiceIsLookedForUntilTheReplayIsOver() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let first = try #require(fixture.session)
    try choose("Modal", in: first)
    fixture.controller.perform(.restart)
    fixture.simulator.settle()
    let second = try #require(fixture.session)
    #expect(second !== first && chosenName(second) == "Modal")
    fixture.controller.open(second.demo)
    fixture.simulator.settle()
    fixture.tapStage(160, 230)
    let third = try #require(fixture.session)
    #expect(third !== second && third.recording.transitions.count == 1)
    #expect(third.layers.chosen == nil)
  }

  @Test func whileTheToolIsOnEachPressChooses() throws {
    let fixture = squares()
    let session = try #require(fixture.session)
    let events = session.recording.events.count
    session.layers.choosesByTouch = true
    fixture.simulator.settle()
    fixture.tapStage(198, 398)
    #expect(chosenName(session) == "199" && session.recording.events.count == events)
    session.layers.choosesByTouch = false
    fixture.simulator.settle()
    fixture.simulator.tap(at: fixture.point(198, 398))
    #expect(chosenName(session) == "199" && session.recording.events.count > events)
  }

  /// Each of the 200 squares is pressed where the formula has its middle, at rest and while all of
  /// them move.
  @Test(arguments: [false, true]) func eachOf200SheetsIsChosenByAPress(isMoving: Bool) throws {
    let fixture = squares()
    let session = try #require(fixture.session)
    let simulator = fixture.simulator
    if isMoving {
      simulator.tap(at: fixture.point(318, 400))
      simulator.advance(by: 0.5)
    }
    fixture.controller.perform(.explode)
    simulator.advance(by: 0.1)
    var explosion = try #require(session.layers.explosion)
    (explosion.yaw, explosion.pitch, explosion.spread) = (40, 25, 0.6)
    session.layers.explosion = explosion
    simulator.advance(by: 0.1)
    // The stage's part of a window of 1280 × 832, without title, margins and slider.
    let view = CGRect(x: 248, y: 72, width: 1280 - 248 - 320, height: 832 - 112 - 72)
    let area = CGRect(x: 32, y: 16, width: view.width - 64, height: view.height - 16 - 56)
    func first() -> CGPoint? {
      session.layerPlan?.entries.first { $0.record.identity.title == "0" }?.record.shown.position
    }
    let before = first()
    var wrong: [String] = []
    for index in 0..<200 {
      let plan = try #require(session.layerPlan)
      let entry = try #require(plan.entries.first { $0.record.identity.title == "\(index)" })
      let placement = SheetPlacement(
        explosion, stage: CGSize(width: 320, height: 420), sheetCount: plan.sheetCount, in: area)
      // The square's middle, by its own time.
      let place = placement.homography(of: entry.sheet).apply(entry.record.shown.position)
      let point = try #require(place)
      simulator.touchDown(at: CGPoint(x: view.minX + point.x, y: view.minY + point.y))
      simulator.touchUp(at: CGPoint(x: view.minX + point.x, y: view.minY + point.y))
      if chosenName(session) != "\(index)" {
        wrong.append("\(index): \(chosenName(session) ?? "")")
      }
      if isMoving { simulator.advance(by: 1.0 / 60) }
    }
    #expect(wrong.isEmpty)
    #expect((first() != before) == isMoving)
  }

  @Test func aDragTurnsTheSheetsAndTheStageStaysAlone() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    let before = try #require(session.layers.explosion)
    let events = session.recording.events.count
    fixture.simulator.drag(from: CGPoint(x: 560, y: 400), to: CGPoint(x: 660, y: 350))
    fixture.simulator.touchUp(at: CGPoint(x: 660, y: 350))
    fixture.simulator.settle()
    let after = try #require(session.layers.explosion)
    #expect(after.yaw > before.yaw + 20 && after.pitch > before.pitch + 8)
    #expect(session.recording.events.count == events && fixture.texts.contains("Spread"))
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    #expect(session.layers.explosion == nil)
    fixture.tapStage(160, 230)
    #expect(session.recording.transitions.count == 1)
  }

  /// A page that comes from below the stage has a sheet there.
  @Test func noSheetLiesUnderTheSlider() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.tapStage(160, 230)
    session.seek(to: try #require(session.recording.transitions.first).lowerBound + 0.1)
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    let exploded = try #require(fixture.views(of: ExplodedView.self).first)
    let slider = try #require(fixture.views(of: UISlider.self).first { $0.superview === exploded })
    let content = try #require(exploded.layer as? TreeContentLayer)
    #expect(content.contentFrame.height > 400 && content.contentFrame.maxY < slider.frame.minY)
    // Beside the slider there is nothing to choose either.
    try choose("Modal", in: session)
    let beside = CGPoint(x: slider.frame.midX, y: content.contentFrame.maxY + 1)
    fixture.simulator.tap(at: exploded.convert(beside, to: nil))
    #expect(chosenName(session) == "Modal")
  }

  /// Each of them turns by 7°, as a drag of 20 points does.
  @Test func arrowKeysTurnTheSheets() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    for _ in 0..<40 where focused != "ExplodedView" { fixture.simulator.press("Tab") }
    #expect(focused == "ExplodedView")
    let before = try #require(session.layers.explosion)
    for key in ["Right", "Right", "Up", "Left", "Up"] { fixture.simulator.press(key) }
    let after = try #require(session.layers.explosion)
    #expect(abs(after.yaw - before.yaw - 7) < 1e-6 && abs(after.pitch - before.pitch - 14) < 1e-6)
    fixture.simulator.press("Down")
    #expect(abs(try #require(session.layers.explosion).pitch - before.pitch - 7) < 1e-6)
    // The stage as it is has no sheets to turn.
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    #expect(focused != "ExplodedView")
  }

  /// The class of what has the keyboard focus.
  private var focused: String {
    UIApplication.shared.focusedView.map { String(describing: type(of: $0)) } ?? "nothing"
  }
}
