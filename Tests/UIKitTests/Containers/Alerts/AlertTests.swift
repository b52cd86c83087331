import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Alerts and action sheets.
@Suite(.serialized) @MainActor
struct AlertTests {
  @MainActor
  private final class AlertStand {
    let stand: Stand
    let alert: UIAlertController

    init(
      _ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 400, height: 800),
      _ titles: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
    ) {
      stand = Stand(size: size)
      alert = UIAlertController(title: "Delete it?", message: "For ever.", preferredStyle: style)
      for (title, style) in titles {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [stand] action in
            stand.journal.note(action.title ?? "")
          })
      }
    }

    func present(animated: Bool = false) {
      stand.root.present(alert, animated: animated)
      stand.simulator.settle()
      _ = stand.journal.take()
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
      stand.simulator.tap(at: place(title))
      stand.simulator.settle()
    }
  }

  @Test func anAlertAsksInTheMiddle() {
    let stand = AlertStand()
    stand.present()
    let frame = stand.alert.view.frame
    #expect(frame.width == 270 && isNear(frame.midX, 200, within: 0.5))
    #expect(isNear(frame.midY, 400, within: 1))
    #expect(stand.place("Cancel").y == stand.place("Delete").y, "side by side")
    #expect(stand.place("Cancel").x < stand.place("Delete").x)
    stand.tap("Delete")
    #expect(!stand.isShown && stand.stand.journal.take() == ["Delete"])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func itComesFromNearerAndFadesAway() {
    let stand = AlertStand()
    stand.stand.root.present(stand.alert, animated: true)
    stand.stand.simulator.showChanges()
    let layer = stand.alert.view.layer
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270 * 1.2, within: 0.5))
    #expect(layer.presentation()?.opacity == 0)
    stand.stand.simulator.advance(by: 0.1)
    #expect((layer.presentation()?.opacity ?? 0) > 0.2)
    stand.stand.simulator.settle()
    #expect(stand.alert.view.transform == .identity && stand.alert.view.alpha == 1)
    stand.alert.dismiss(animated: true)
    stand.stand.simulator.advance(by: 0.1)
    #expect(isNear(layer.presentation()?.frame.width ?? 0, 270, within: 1e-3))
    #expect((layer.presentation()?.opacity ?? 1) < 1)
    stand.stand.simulator.settle()
    #expect(!stand.isShown)
  }

  @Test func manyOrLongAnswersStandOneBelowTheOther() {
    let three = AlertStand(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    three.present()
    #expect(three.place("One").y < three.place("Two").y)
    #expect(three.place("Two").y < three.place("Cancel").y, "what cancels comes last")
    let long = AlertStand(
      .alert, [("Cancel", .cancel), ("An answer that is rather long", .default)])
    long.present()
    #expect(long.place("Cancel").y > long.place("An answer that is rather long").y)
  }

  @Test func longTextWrapsAndMuchOfItScrolls() {
    let stand = AlertStand()
    stand.alert.message = String(repeating: "And so it goes on, word after word. ", count: 80)
    stand.present()
    let frame = stand.alert.view.frame
    #expect(frame.minY == 24 && frame.maxY == 776)
    #expect(stand.place("Delete").y < 776, "the answers stay in sight")
  }

  @Test func manyAnswersScroll() {
    let stand = AlertStand(.alert, (0..<40).map { ("Answer \($0)", .default) })
    stand.present()
    #expect(stand.alert.view.frame.height == 752)
    let first = stand.place("Answer 0")
    #expect(first.y > 24 && first.y < 776)
    stand.stand.simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    stand.stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    stand.stand.simulator.settle()
    #expect(stand.place("Answer 0").y < first.y - 300)
    #expect(stand.isShown && stand.stand.journal.take().isEmpty, "a drag is no answer")
  }

  // MARK: The finger

  @Test func theHighlightFollowsTheFinger() {
    let stand = AlertStand(.alert, [("One", .default), ("Two", .default), ("Three", .default)])
    stand.present()
    let simulator = stand.stand.simulator
    simulator.touchDown(at: stand.place("One"))
    simulator.advance(by: 0.2)
    #expect(stand.row("One")?.isHighlighted == true)
    simulator.touchMove(to: stand.place("Three"))
    #expect(stand.row("One")?.isHighlighted == false && stand.row("Three")?.isHighlighted == true)
    simulator.touchMove(to: CGPoint(x: 200, y: 60))
    #expect(stand.rows.allSatisfy { !$0.isHighlighted })
    simulator.touchMove(to: stand.place("Two"))
    simulator.touchUp(at: stand.place("Two"))
    simulator.settle()
    #expect(stand.stand.journal.take() == ["Two"] && !stand.isShown)
  }

  @Test func aFingerThatLeavesIsNoAnswer() {
    let stand = AlertStand()
    stand.present()
    stand.stand.simulator.touchDown(at: stand.place("Delete"))
    stand.stand.simulator.touchMove(to: CGPoint(x: 20, y: 20))
    stand.stand.simulator.touchUp(at: CGPoint(x: 20, y: 20))
    stand.stand.simulator.settle()
    #expect(stand.isShown && stand.stand.journal.take().isEmpty)
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let stand = AlertStand()
    stand.alert.actions[1].isEnabled = false
    stand.present()
    stand.tap("Delete")
    #expect(stand.isShown)
    stand.alert.actions[1].isEnabled = true
    stand.tap("Delete")
    #expect(stand.stand.journal.take() == ["Delete"])
  }

  @Test func aPressBesideAnAlertDoesNothing() {
    let stand = AlertStand()
    stand.present()
    stand.stand.simulator.tap(at: CGPoint(x: 20, y: 20))
    stand.stand.simulator.settle()
    #expect(stand.isShown)
  }

  // MARK: Keys

  @Test func escapeCancels() {
    let stand = AlertStand()
    stand.present()
    stand.stand.simulator.press("Escape")
    stand.stand.simulator.settle()
    #expect(stand.stand.journal.take() == ["Cancel"] && !stand.isShown)
  }

  @Test func escapeDoesNothingWhereAnAnswerIsNeeded() {
    let stand = AlertStand(.alert, [("One", .default), ("Two", .default)])
    stand.present()
    stand.stand.simulator.press("Escape")
    stand.stand.simulator.press("Return")
    stand.stand.simulator.settle()
    #expect(stand.isShown && stand.stand.journal.take().isEmpty)
  }

  @Test func returnChoosesThePreferredAnswer() {
    let stand = AlertStand()
    stand.alert.preferredAction = stand.alert.actions[1]
    stand.present()
    stand.stand.simulator.press("Return")
    stand.stand.simulator.settle()
    #expect(stand.stand.journal.take() == ["Delete"])
    let only = AlertStand(.alert, [("OK", .default)])
    only.present()
    only.stand.simulator.press("Return")
    only.stand.simulator.settle()
    #expect(only.stand.journal.take() == ["OK"])
  }

  @Test func tabGoesThroughTheAnswersOnly() {
    for (tabs, answer) in [(1, "Cancel"), (2, "Delete"), (3, "Cancel"), (4, "Delete")] {
      let stand = AlertStand()
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      stand.stand.root.view.addSubview(button)
      stand.present()
      for _ in 0..<tabs { stand.stand.simulator.press("Tab") }
      stand.stand.simulator.press("Space")
      stand.stand.simulator.settle()
      #expect(stand.stand.journal.take() == [answer] && !stand.isShown)
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
    let stand = AlertStand()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stand.stand.root.view.addSubview(field)
    field.becomeFirstResponder()
    stand.stand.simulator.press("A")
    #expect(field.keys == 1)
    stand.present()
    stand.stand.simulator.press("A")
    stand.stand.simulator.press("Escape")
    stand.stand.simulator.settle()
    #expect(field.keys == 1 && !stand.isShown)
    stand.stand.simulator.press("A")
    #expect(field.keys == 2, "and then it has them again")
  }

  // MARK: Action sheets

  @Test func anActionSheetLiesAtTheBottom() {
    let stand = AlertStand(.actionSheet)
    stand.present()
    let frame = stand.alert.view.frame
    #expect(frame.maxY == 792 && frame.minX == 8 && frame.width == 384)
    #expect(stand.place("Cancel").y > stand.place("Delete").y + 57, "apart")
    stand.stand.simulator.tap(at: CGPoint(x: 200, y: 50))
    stand.stand.simulator.settle()
    #expect(stand.stand.journal.take() == ["Cancel"] && !stand.isShown)
  }

  @Test func whereThereIsRoomItIsAPopover() {
    let stand = AlertStand(.actionSheet, size: CGSize(width: 1000, height: 800))
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
    stand.stand.root.view.addSubview(source)
    stand.alert.popoverPresentationController?.sourceView = source
    stand.present()
    #expect(stand.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(stand.alert.view.bounds.width == 304 && stand.row("Cancel") == nil)
    stand.stand.simulator.resize(to: CGSize(width: 400, height: 800))
    stand.stand.simulator.settle()
    #expect(stand.alert.view.frame.maxY == 792 && stand.row("Cancel") != nil)
    stand.stand.simulator.resize(to: CGSize(width: 1000, height: 800))
    stand.stand.simulator.settle()
    #expect(stand.alert.view.bounds.width == 304)
    stand.stand.simulator.tap(at: CGPoint(x: 50, y: 700))
    stand.stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == ["Cancel"], "what is not shown is what a press outside is")
  }

  @Test func withoutASourceItIsASheetAnywhere() {
    let stand = AlertStand(.actionSheet, size: CGSize(width: 1000, height: 800))
    let told = Diagnostics.collecting { stand.present() }
    #expect(told.isEmpty)
    #expect(stand.alert.view.frame.maxY == 792 && stand.alert.view.frame.width == 420)
  }

  // MARK: Mistakes

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], ["Escape", "Return"])
  func withoutAnswersItCanBeEndedByKeys(style: UIAlertController.Style, key: String) {
    let stand = AlertStand(style, [])
    stand.present()
    #expect(stand.isShown)
    stand.stand.simulator.press(key)
    stand.stand.simulator.settle()
    #expect(!stand.isShown && stand.stand.stack == [stand.stand.root.view])
  }

  @Test func whatMakesNoSenseIsTold() {
    let stand = AlertStand()
    let told = Diagnostics.collecting {
      stand.alert.addAction(stand.alert.actions[0])
      stand.alert.addAction(UIAlertAction(title: "No", style: .cancel))
      stand.alert.preferredAction = UIAlertAction(title: "Stranger", style: .default)
    }
    #expect(told.count == 3 && stand.alert.actions.count == 2)
    #expect(stand.alert.preferredAction == nil)
  }
}
