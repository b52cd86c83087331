import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sheets with a text field, and the keyboard on the screen: it is 216 points high on a phone in
/// portrait, and 352 on a tablet in landscape.
@MainActor
struct SheetKeyboardTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

  private func makeFixture(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    size: CGSize = CGSize(width: 400, height: 800),
    style: UIModalPresentationStyle = .pageSheet
  ) -> SheetFixture {
    let fixture = SheetFixture(size: size, style: style)
    fixture.simulator.showsKeyboard = true
    fixture.sheet.detents = detents
    fixture.modal.view.addSubview(field)
    _ = fixture.present()
    return fixture
  }

  private func edit(_ fixture: SheetFixture) {
    field.becomeFirstResponder()
    fixture.simulator.settle()
  }

  private func endEditing(_ fixture: SheetFixture) {
    field.resignFirstResponder()
    fixture.simulator.settle()
  }

  @Test func aSheetIsHigherByTheKeyboard() {
    let fixture = makeFixture()
    #expect(fixture.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    edit(fixture)
    #expect(fixture.frame == CGRect(x: 0, y: 184, width: 400, height: 616))
    #expect(fixture.sheet.selectedDetentIdentifier == nil)
    endEditing(fixture)
    #expect(fixture.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  @Test func noSheetIsHigherThanTheLargeOne() {
    let fixture = makeFixture([.custom(identifier: .init("tall")) { _ in 700 }, .large()])
    edit(fixture)
    #expect(fixture.frame.minY == 44)
    fixture.drag(-30, from: 90)
    fixture.release(at: 60)
    #expect(fixture.frame.minY == 44)
    #expect(fixture.screen.journal.take().isEmpty, "no other detent was chosen")
    endEditing(fixture)
    #expect(fixture.frame.minY == 100)
  }

  @Test func whatIsNotDimmedStaysSo() {
    let fixture = makeFixture([.custom { _ in 600 }, .medium()])
    fixture.sheet.largestUndimmedDetentIdentifier = .medium
    edit(fixture)
    #expect(fixture.dimming?.alpha == 0)
    endEditing(fixture)
    #expect(fixture.frame.minY == 400 && fixture.dimming?.alpha == 0)
  }

  @Test func aSheetThatIsDismissedWhileItsFieldIsEditedLeavesNothing() {
    let fixture = makeFixture()
    edit(fixture)
    fixture.modal.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.modal.view.window == nil && !Simulator.isTransitioning)
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func aDragThatReturnsLeavesASheetAboveTheKeyboard() {
    let fixture = makeFixture()
    edit(fixture)
    fixture.drag(60, from: 200)
    fixture.release(at: 260)
    #expect(fixture.frame.minY == (field.isFirstResponder ? 184 : 400))
    endEditing(fixture)
    #expect(fixture.frame.minY == 400)
  }

  @Test func aFormSheetLiesAboveTheKeyboardAsFarAsThereIsRoom() {
    let fixture = makeFixture(
      [.large()], size: CGSize(width: 1000, height: 800), style: .formSheet)
    fixture.modal.preferredContentSize = CGSize(width: 400, height: 300)
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 300, y: 250, width: 400, height: 300))
    edit(fixture)
    #expect(fixture.frame == CGRect(x: 300, y: 800 - 352 - 20 - 300, width: 400, height: 300))
    fixture.modal.preferredContentSize = CGSize(width: 400, height: 700)
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 300, y: 20, width: 400, height: 700))
  }
}
