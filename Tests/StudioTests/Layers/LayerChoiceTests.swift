import Catalogue
import CoreGraphics
import Platform
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import PlaygroundApp

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
    fixture.controller.open(
      Demo(
        id: "squares", title: "Squares", seed: nil, summary: "", trigger: "",
        stageSize: CGSize(width: 320, height: 420), glyph: Catalogue.all[0].glyph, phases: [],
        makeRoot: { SquaresViewController() }))
    fixture.simulator.settle()
    return fixture
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
}
