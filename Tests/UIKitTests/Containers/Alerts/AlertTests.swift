import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Alerts and action sheets.
@Suite(.serialized) @MainActor
struct AlertTests {
  @MainActor
  private final class AlertFixture {
    let fixture: Fixture
    let alert: UIAlertController

    init(
      _ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 400, height: 800),
      _ titles: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
    ) {
      fixture = Fixture(size: size)
      alert = UIAlertController(title: "Delete it?", message: "For ever.", preferredStyle: style)
      for (title, style) in titles {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [fixture] action in
            fixture.journal.note(action.title ?? "")
          })
      }
    }

    func present(animated: Bool = false) {
      fixture.root.present(alert, animated: animated)
      fixture.simulator.settle()
      _ = fixture.journal.take()
    }

    var isShown: Bool { alert.view.window != nil }

    var rows: [AlertActionView] { Self.rows(in: alert.view) }

    private static func rows(in view: UIView) -> [AlertActionView] {
      view.subviews.flatMap { child in
        (child as? AlertActionView).map { [$0] } ?? rows(in: child)
      }
    }

    func row(_ title: String) -> AlertActionView? { rows.first { $0.action.title == title } }

    func place(_ title: String) -> CGPoint {
      guard let row = row(title) else { return .zero }
      return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func tap(_ title: String) {
      fixture.simulator.tap(at: place(title))
      fixture.simulator.settle()
    }
  }

  @Test func anAlertAsksInTheMiddle() {
    let fixture = AlertFixture()
    fixture.present()
    let frame = fixture.alert.view.frame
    #expect(frame.width == 270 && isNear(frame.midX, 200, within: 0.5))
    #expect(isNear(frame.midY, 400, within: 1))
    #expect(fixture.place("Cancel").y == fixture.place("Delete").y, "side by side")
    #expect(fixture.place("Cancel").x < fixture.place("Delete").x)
    fixture.tap("Delete")
    #expect(!fixture.isShown && fixture.fixture.journal.take() == ["Delete"])
    #expect(fixture.fixture.stack == [fixture.fixture.root.view])
  }

  @Test func itComesFromNearerAndFadesAway() {
    let fixture = AlertFixture()
    fixture.fixture.root.present(fixture.alert, animated: true)
    fixture.fixture.simulator.showChanges()
    let layer = fixture.alert.view.layer
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270 * 1.2, within: 0.5))
    #expect(layer.presentation()?.opacity == 0)
    fixture.fixture.simulator.advance(by: 0.1)
    #expect((layer.presentation()?.opacity ?? 0) > 0.2)
    fixture.fixture.simulator.settle()
    #expect(fixture.alert.view.transform == .identity && fixture.alert.view.alpha == 1)
    fixture.alert.dismiss(animated: true)
    fixture.fixture.simulator.advance(by: 0.1)
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270, within: 1e-3))
    #expect((layer.presentation()?.opacity ?? 1) < 1)
    fixture.fixture.simulator.settle()
    #expect(!fixture.isShown)
  }

  @Test func manyOrLongAnswersStandOneBelowTheOther() {
    let three = AlertFixture(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    three.present()
    #expect(three.place("One").y < three.place("Two").y)
    #expect(three.place("Two").y < three.place("Cancel").y, "what cancels comes last")
    let long = AlertFixture(
      .alert, [("Cancel", .cancel), ("An answer that is rather long", .default)])
    long.present()
    #expect(long.place("Cancel").y > long.place("An answer that is rather long").y)
  }

  @Test func longTextWrapsAndMuchOfItScrolls() {
    let fixture = AlertFixture()
    fixture.alert.message = String(repeating: "And so it goes on, word after word. ", count: 80)
    fixture.present()
    let frame = fixture.alert.view.frame
    #expect(frame.minY == 24 && frame.maxY == 776)
    #expect(fixture.place("Delete").y < 776, "the answers stay in sight")
  }

  @Test func manyAnswersScroll() {
    let fixture = AlertFixture(.alert, (0..<40).map { ("Answer \($0)", .default) })
    fixture.present()
    #expect(fixture.alert.view.frame.height == 752)
    let first = fixture.place("Answer 0")
    #expect(first.y > 24 && first.y < 776)
    fixture.fixture.simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    fixture.fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    fixture.fixture.simulator.settle()
    #expect(fixture.place("Answer 0").y < first.y - 300)
    #expect(fixture.isShown && fixture.fixture.journal.take().isEmpty, "a drag is no answer")
  }

  // MARK: The finger

  @Test func theHighlightFollowsTheFinger() {
    let fixture = AlertFixture(.alert, [("One", .default), ("Two", .default), ("Three", .default)])
    fixture.present()
    let simulator = fixture.fixture.simulator
    simulator.touchDown(at: fixture.place("One"))
    simulator.advance(by: 0.2)
    #expect(fixture.row("One")?.isHighlighted == true)
    simulator.touchMove(to: fixture.place("Three"))
    #expect(
      fixture.row("One")?.isHighlighted == false && fixture.row("Three")?.isHighlighted == true)
    simulator.touchMove(to: CGPoint(x: 200, y: 60))
    #expect(fixture.rows.allSatisfy { !$0.isHighlighted })
    simulator.touchMove(to: fixture.place("Two"))
    simulator.touchUp(at: fixture.place("Two"))
    simulator.settle()
    #expect(fixture.fixture.journal.take() == ["Two"] && !fixture.isShown)
  }

  @Test func aFingerThatLeavesIsNoAnswer() {
    let fixture = AlertFixture()
    fixture.present()
    fixture.fixture.simulator.touchDown(at: fixture.place("Delete"))
    fixture.fixture.simulator.touchMove(to: CGPoint(x: 20, y: 20))
    fixture.fixture.simulator.touchUp(at: CGPoint(x: 20, y: 20))
    fixture.fixture.simulator.settle()
    #expect(fixture.isShown && fixture.fixture.journal.take().isEmpty)
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let fixture = AlertFixture()
    fixture.alert.actions[1].isEnabled = false
    fixture.present()
    fixture.tap("Delete")
    #expect(fixture.isShown)
    fixture.alert.actions[1].isEnabled = true
    fixture.tap("Delete")
    #expect(fixture.fixture.journal.take() == ["Delete"])
  }

  @Test func aPressBesideAnAlertDoesNothing() {
    let fixture = AlertFixture()
    fixture.present()
    fixture.fixture.simulator.tap(at: CGPoint(x: 20, y: 20))
    fixture.fixture.simulator.settle()
    #expect(fixture.isShown)
  }

  // MARK: Keys

  @Test func escapeCancels() {
    let fixture = AlertFixture()
    fixture.present()
    fixture.fixture.simulator.press("Escape")
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.journal.take() == ["Cancel"] && !fixture.isShown)
  }

  @Test func escapeDoesNothingWhereAnAnswerIsNeeded() {
    let fixture = AlertFixture(.alert, [("One", .default), ("Two", .default)])
    fixture.present()
    fixture.fixture.simulator.press("Escape")
    fixture.fixture.simulator.press("Return")
    fixture.fixture.simulator.settle()
    #expect(fixture.isShown && fixture.fixture.journal.take().isEmpty)
  }

  @Test func returnChoosesThePreferredAnswer() {
    let fixture = AlertFixture()
    fixture.alert.preferredAction = fixture.alert.actions[1]
    fixture.present()
    fixture.fixture.simulator.press("Return")
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.journal.take() == ["Delete"])
    let only = AlertFixture(.alert, [("OK", .default)])
    only.present()
    only.fixture.simulator.press("Return")
    only.fixture.simulator.settle()
    #expect(only.fixture.journal.take() == ["OK"])
  }

  @Test func tabGoesThroughTheAnswersOnly() {
    let fixture = AlertFixture()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    fixture.fixture.root.view.addSubview(button)
    fixture.present()
    let window = fixture.fixture.simulator.window
    var seen: [String] = []
    for _ in 0..<3 {
      fixture.fixture.simulator.press("Tab")
      seen.append((window.keyboardFocus.current as? AlertActionView)?.action.title ?? "?")
    }
    #expect(seen == ["Cancel", "Delete", "Cancel"])
    fixture.fixture.simulator.press("Tab")
    fixture.fixture.simulator.press("Space")
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.journal.take() == ["Delete"] && !fixture.isShown)
  }

  @Test func keysDoNotReachWhatIsBehind() {
    final class Field: UIView {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += 1
      }
    }
    let fixture = AlertFixture()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.fixture.root.view.addSubview(field)
    field.becomeFirstResponder()
    fixture.fixture.simulator.press("A")
    #expect(field.keys == 1)
    fixture.present()
    fixture.fixture.simulator.press("A")
    fixture.fixture.simulator.press("Escape")
    fixture.fixture.simulator.settle()
    #expect(field.keys == 1 && !fixture.isShown)
    fixture.fixture.simulator.press("A")
    #expect(field.keys == 2, "and then it has them again")
  }

  // MARK: Action sheets

  @Test func anActionSheetLiesAtTheBottom() {
    let fixture = AlertFixture(.actionSheet)
    fixture.present()
    let frame = fixture.alert.view.frame
    #expect(frame.maxY == 792 && frame.minX == 8 && frame.width == 384)
    #expect(fixture.place("Cancel").y > fixture.place("Delete").y + 57, "apart")
    fixture.fixture.simulator.tap(at: CGPoint(x: 200, y: 50))
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.journal.take() == ["Cancel"] && !fixture.isShown)
  }

  @Test func whereThereIsRoomItIsAPopover() {
    let fixture = AlertFixture(.actionSheet, size: CGSize(width: 1000, height: 800))
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
    fixture.fixture.root.view.addSubview(source)
    fixture.alert.popoverPresentationController?.sourceView = source
    fixture.present()
    #expect(fixture.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(fixture.alert.view.bounds.width == 304 && fixture.row("Cancel") == nil)
    fixture.fixture.simulator.resize(to: CGSize(width: 400, height: 800))
    fixture.fixture.simulator.settle()
    #expect(fixture.alert.view.frame.maxY == 792 && fixture.row("Cancel") != nil)
    fixture.fixture.simulator.resize(to: CGSize(width: 1000, height: 800))
    fixture.fixture.simulator.settle()
    #expect(fixture.alert.view.bounds.width == 304)
    fixture.fixture.simulator.tap(at: CGPoint(x: 50, y: 700))
    fixture.fixture.simulator.settle()
    #expect(
      fixture.fixture.journal.take() == ["Cancel"], "what is not shown is what a press outside is")
  }

  @Test func withoutASourceItIsASheetAnywhere() {
    let fixture = AlertFixture(.actionSheet, size: CGSize(width: 1000, height: 800))
    let warnings = Diagnostics.collecting { fixture.present() }
    #expect(warnings.isEmpty)
    #expect(fixture.alert.view.frame.maxY == 792 && fixture.alert.view.frame.width == 420)
  }

  // MARK: Mistakes

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], ["Escape", "Return"])
  func withoutAnswersItCanBeEndedByKeys(style: UIAlertController.Style, key: String) {
    let fixture = AlertFixture(style, [])
    fixture.present()
    #expect(fixture.isShown)
    fixture.fixture.simulator.press(key)
    fixture.fixture.simulator.settle()
    #expect(!fixture.isShown && fixture.fixture.stack == [fixture.fixture.root.view])
  }

  @Test func whatMakesNoSenseIsReported() {
    let fixture = AlertFixture()
    let warnings = Diagnostics.collecting {
      fixture.alert.addAction(fixture.alert.actions[0])
      fixture.alert.addAction(UIAlertAction(title: "No", style: .cancel))
      fixture.alert.preferredAction = UIAlertAction(title: "Stranger", style: .default)
    }
    #expect(warnings.count == 3 && fixture.alert.actions.count == 2)
    #expect(fixture.alert.preferredAction == nil)
  }
}
