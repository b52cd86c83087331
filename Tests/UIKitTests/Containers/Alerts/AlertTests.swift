import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Alerts and action sheets.
@MainActor
struct AlertTests {
  @MainActor
  private final class AlertFixture {
    let screen: Fixture
    let alert: UIAlertController

    init(
      _ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 400, height: 800),
      _ titles: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
    ) {
      screen = Fixture(size: size)
      alert = UIAlertController(title: "Delete it?", message: "For good.", preferredStyle: style)
      for (title, style) in titles {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [screen] action in
            screen.journal.note(action.title ?? "")
          })
      }
    }

    func present(animated: Bool = false) {
      screen.root.present(alert, animated: animated)
      screen.simulator.settle()
      _ = screen.journal.take()
    }

    var isShown: Bool { alert.view.window != nil }

    var rows: [UIControl] { Self.rows(in: alert.view) }

    private static func rows(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { child in
        (child as? UIControl).map { [$0] } ?? rows(in: child)
      }
    }

    func row(_ title: String) -> UIControl? {
      rows.first { row in row.subviews.contains { ($0 as? UILabel)?.text == title } }
    }

    func place(_ title: String) -> CGPoint {
      guard let row = row(title) else { return .zero }
      return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func tap(_ title: String) {
      screen.simulator.tap(at: place(title))
      screen.simulator.settle()
    }
  }

  // MARK: Text fields

  @Test func theFirstTextFieldGetsTheKeyboardAndReturnGoesOn() throws {
    let fixture = AlertFixture(.alert, [("Cancel", .cancel), ("OK", .default)])
    #expect(fixture.alert.textFields == nil)
    fixture.alert.addTextField { $0.placeholder = "Name" }
    fixture.alert.addTextField { $0.isSecureTextEntry = true }
    fixture.alert.preferredAction = fixture.alert.actions.last
    let fields = try #require(fixture.alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", nil] && fields[1].isSecureTextEntry)
    fixture.present()
    let simulator = fixture.screen.simulator
    #expect(fields[0].isFirstResponder)
    simulator.type("Ann")
    simulator.press("Return")
    #expect(fields[1].isFirstResponder && fields.map(\.text) == ["Ann", ""])
    simulator.type("pw")
    #expect(fixture.isShown)
    simulator.press("Return")
    simulator.settle()
    #expect(fields[1].text == "pw" && !fixture.isShown)
    #expect(fixture.screen.journal.lines.filter { $0 == "OK" }.count == 1)
  }

  @Test func anAlertIsHigherByItsTextFields() {
    let (plain, withFields) = (AlertFixture(), AlertFixture())
    plain.present()
    withFields.alert.addTextField()
    withFields.alert.addTextField()
    withFields.present()
    let fields = withFields.alert.textFields ?? []
    let difference = withFields.alert.view.frame.height - plain.alert.view.frame.height
    let frames = fields.map { $0.convert($0.bounds, to: withFields.alert.view) }
    #expect(difference > frames.map(\.height).reduce(0, +))
    #expect(frames.count == 2 && frames[0].maxY <= frames[1].minY)
    #expect(frames.allSatisfy { withFields.alert.view.bounds.contains($0) && $0.width > 200 })
  }

  @Test(arguments: [true, false])
  func anAlertWithATextFieldLiesAboveTheKeyboard(isAnimated: Bool) {
    let fixture = AlertFixture()
    let simulator = fixture.screen.simulator
    simulator.showsKeyboard = true
    fixture.alert.addTextField()
    fixture.present(animated: isAnimated)
    // The keyboard of a phone in portrait is 216 points high.
    #expect(isNear(fixture.alert.view.frame.midY, 292, within: 1))
    fixture.alert.textFields?.first?.resignFirstResponder()
    simulator.settle()
    #expect(isNear(fixture.alert.view.frame.midY, 400, within: 1))
  }

  @Test func anAlertOverATextFieldIsInTheMiddleWhenTheKeyboardHasGone() {
    let fixture = AlertFixture()
    let simulator = fixture.screen.simulator
    simulator.showsKeyboard = true
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    fixture.screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.settle()
    fixture.present(animated: true)
    #expect(isNear(fixture.alert.view.frame.midY, 400, within: 1))
  }

  /// A program shows an alert, and says more as soon as it knows.
  @Test func anAlertThatGetsMoreTextWhileItComesHasRoomForIt() {
    let text = String(repeating: "There is more to say. ", count: 12)
    let (fixture, other) = (AlertFixture(), AlertFixture())
    fixture.screen.root.present(fixture.alert, animated: true)
    fixture.screen.simulator.advance(by: 0.1)
    fixture.alert.message = text
    fixture.screen.simulator.settle()
    other.alert.message = text
    other.present()
    #expect(fixture.alert.view.frame == other.alert.view.frame)
  }

  @Test func anActionSheetHasNoTextFields() {
    let fixture = AlertFixture(.actionSheet)
    let warnings = Diagnostics.collecting { fixture.alert.addTextField() }
    #expect(warnings.count == 1 && fixture.alert.textFields == nil)
  }

  // MARK: Looks

  @Test func anAlertAsksInTheMiddle() {
    let screen = AlertFixture()
    screen.present()
    let frame = screen.alert.view.frame
    #expect(frame.width == 270 && isNear(frame.midX, 200, within: 0.5))
    #expect(isNear(frame.midY, 400, within: 1))
    #expect(screen.place("Cancel").y == screen.place("Delete").y, "side by side")
    #expect(screen.place("Cancel").x < screen.place("Delete").x)
    screen.tap("Delete")
    #expect(!screen.isShown && screen.screen.journal.take() == ["Delete"])
    #expect(screen.screen.stack == [screen.screen.root.view])
  }

  @Test func itComesFromNearerAndFadesAway() {
    let screen = AlertFixture()
    screen.screen.root.present(screen.alert, animated: true)
    screen.screen.simulator.showChanges()
    let layer = screen.alert.view.layer
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270 * 1.2, within: 0.5))
    #expect(layer.presentation()?.opacity == 0)
    screen.screen.simulator.advance(by: 0.1)
    #expect((layer.presentation()?.opacity ?? 0) > 0.2)
    screen.screen.simulator.settle()
    #expect(screen.alert.view.transform == .identity && screen.alert.view.alpha == 1)
    screen.alert.dismiss(animated: true)
    screen.screen.simulator.advance(by: 0.1)
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270, within: 1e-3))
    #expect((layer.presentation()?.opacity ?? 1) < 1)
    screen.screen.simulator.settle()
    #expect(!screen.isShown)
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
    let screen = AlertFixture()
    screen.alert.message = String(repeating: "And so it goes on, word after word. ", count: 80)
    screen.present()
    let frame = screen.alert.view.frame
    #expect(frame.minY == 24 && frame.maxY == 776)
    #expect(screen.place("Delete").y < 776, "the answers stay in sight")
  }

  @Test func manyAnswersScroll() {
    let screen = AlertFixture(.alert, (0..<40).map { ("Answer \($0)", .default) })
    screen.present()
    #expect(screen.alert.view.frame.height == 752)
    let first = screen.place("Answer 0")
    #expect(first.y > 24 && first.y < 776)
    screen.screen.simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    screen.screen.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    screen.screen.simulator.settle()
    #expect(screen.place("Answer 0").y < first.y - 300)
    #expect(screen.isShown && screen.screen.journal.take().isEmpty, "a drag is no answer")
  }

  // MARK: The finger

  @Test func theHighlightFollowsTheFinger() {
    let screen = AlertFixture(.alert, [("One", .default), ("Two", .default), ("Three", .default)])
    screen.present()
    let simulator = screen.screen.simulator
    simulator.touchDown(at: screen.place("One"))
    simulator.advance(by: 0.2)
    #expect(screen.row("One")?.isHighlighted == true)
    simulator.touchMove(to: screen.place("Three"))
    #expect(
      screen.row("One")?.isHighlighted == false && screen.row("Three")?.isHighlighted == true)
    simulator.touchMove(to: CGPoint(x: 200, y: 60))
    #expect(screen.rows.allSatisfy { !$0.isHighlighted })
    simulator.touchMove(to: screen.place("Two"))
    simulator.touchUp(at: screen.place("Two"))
    simulator.settle()
    #expect(screen.screen.journal.take() == ["Two"] && !screen.isShown)
  }

  @Test func aFingerThatLeavesIsNoAnswer() {
    let screen = AlertFixture()
    screen.present()
    screen.screen.simulator.touchDown(at: screen.place("Delete"))
    screen.screen.simulator.touchMove(to: CGPoint(x: 20, y: 20))
    screen.screen.simulator.touchUp(at: CGPoint(x: 20, y: 20))
    screen.screen.simulator.settle()
    #expect(screen.isShown && screen.screen.journal.take().isEmpty)
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let screen = AlertFixture()
    screen.alert.actions[1].isEnabled = false
    screen.present()
    screen.tap("Delete")
    #expect(screen.isShown)
    screen.alert.actions[1].isEnabled = true
    screen.tap("Delete")
    #expect(screen.screen.journal.take() == ["Delete"])
  }

  @Test func aPressBesideAnAlertDoesNothing() {
    let screen = AlertFixture()
    screen.present()
    screen.screen.simulator.tap(at: CGPoint(x: 20, y: 20))
    screen.screen.simulator.settle()
    #expect(screen.isShown)
  }

  // MARK: Keys

  @Test func escapeCancels() {
    let screen = AlertFixture()
    screen.present()
    screen.screen.simulator.press("Escape")
    screen.screen.simulator.settle()
    #expect(screen.screen.journal.take() == ["Cancel"] && !screen.isShown)
  }

  @Test func escapeDoesNothingWhereAnAnswerIsNeeded() {
    let screen = AlertFixture(.alert, [("One", .default), ("Two", .default)])
    screen.present()
    screen.screen.simulator.press("Escape")
    screen.screen.simulator.press("Return")
    screen.screen.simulator.settle()
    #expect(screen.isShown && screen.screen.journal.take().isEmpty)
  }

  @Test func returnChoosesThePreferredAnswer() {
    let screen = AlertFixture()
    screen.alert.preferredAction = screen.alert.actions[1]
    screen.present()
    screen.screen.simulator.press("Return")
    screen.screen.simulator.settle()
    #expect(screen.screen.journal.take() == ["Delete"])
    let only = AlertFixture(.alert, [("OK", .default)])
    only.present()
    only.screen.simulator.press("Return")
    only.screen.simulator.settle()
    #expect(only.screen.journal.take() == ["OK"])
  }

  @Test func tabGoesThroughTheAnswersOnly() {
    for (tabs, answer) in [(1, "Cancel"), (2, "Delete"), (3, "Cancel"), (4, "Delete")] {
      let screen = AlertFixture()
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      screen.screen.root.view.addSubview(button)
      screen.present()
      for _ in 0..<tabs { screen.screen.simulator.press("Tab") }
      screen.screen.simulator.press("Space")
      screen.screen.simulator.settle()
      #expect(screen.screen.journal.take() == [answer] && !screen.isShown)
    }
  }

  @Test func keysDoNotReachWhatIsBehind() {
    final class Field: UIView {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += 1
      }
    }
    let screen = AlertFixture()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    screen.screen.simulator.press("A")
    #expect(field.keys == 1)
    screen.present()
    screen.screen.simulator.press("A")
    screen.screen.simulator.press("Escape")
    screen.screen.simulator.settle()
    #expect(field.keys == 1 && !screen.isShown)
    screen.screen.simulator.press("A")
    #expect(field.keys == 2, "and then it has them again")
  }

  // MARK: Action sheets

  @Test func anActionSheetLiesAtTheBottom() {
    let screen = AlertFixture(.actionSheet)
    screen.present()
    let frame = screen.alert.view.frame
    #expect(frame.maxY == 792 && frame.minX == 8 && frame.width == 384)
    #expect(screen.place("Cancel").y > screen.place("Delete").y + 57, "apart")
    screen.screen.simulator.tap(at: CGPoint(x: 200, y: 50))
    screen.screen.simulator.settle()
    #expect(screen.screen.journal.take() == ["Cancel"] && !screen.isShown)
  }

  @Test func whereThereIsRoomItIsAPopover() {
    let screen = AlertFixture(.actionSheet, size: CGSize(width: 1000, height: 800))
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
    screen.screen.root.view.addSubview(source)
    screen.alert.popoverPresentationController?.sourceView = source
    screen.present()
    #expect(screen.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(screen.alert.view.bounds.width == 304 && screen.row("Cancel") == nil)
    screen.screen.simulator.resize(to: CGSize(width: 400, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.alert.view.frame.maxY == 792 && screen.row("Cancel") != nil)
    screen.screen.simulator.resize(to: CGSize(width: 1000, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.alert.view.bounds.width == 304)
    screen.screen.simulator.tap(at: CGPoint(x: 50, y: 700))
    screen.screen.simulator.settle()
    #expect(
      screen.screen.journal.take() == ["Cancel"], "what is not shown is what a press outside is")
  }

  @Test func withoutASourceItIsASheetAnywhere() {
    let screen = AlertFixture(.actionSheet, size: CGSize(width: 1000, height: 800))
    let warnings = Diagnostics.collecting { screen.present() }
    #expect(warnings.isEmpty)
    #expect(screen.alert.view.frame.maxY == 792 && screen.alert.view.frame.width == 420)
  }

  // MARK: Mistakes

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], ["Escape", "Return"])
  func withoutAnswersItCanBeEndedByKeys(style: UIAlertController.Style, key: String) {
    let screen = AlertFixture(style, [])
    screen.present()
    #expect(screen.isShown)
    screen.screen.simulator.press(key)
    screen.screen.simulator.settle()
    #expect(!screen.isShown && screen.screen.stack == [screen.screen.root.view])
  }

  @Test func whatMakesNoSenseIsReported() {
    let screen = AlertFixture()
    let warnings = Diagnostics.collecting {
      screen.alert.addAction(screen.alert.actions[0])
      screen.alert.addAction(UIAlertAction(title: "No", style: .cancel))
      screen.alert.preferredAction = UIAlertAction(title: "Stranger", style: .default)
    }
    #expect(warnings.count == 3 && screen.alert.actions.count == 2)
    #expect(screen.alert.preferredAction == nil)
  }
}
