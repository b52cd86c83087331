import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The tint of what is beneath an alert or a sheet.
@MainActor
struct TintDimmingTests {
  private final class Tinted: UIView {
    var modes: [UIView.TintAdjustmentMode] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      modes.append(tintAdjustmentMode)
    }
  }

  @MainActor
  private struct Stage {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    let tinted = Tinted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      fixture.root.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      fixture.root.view.addSubview(tinted)
      tinted.modes = []
    }

    func present(_ controller: UIViewController, animated: Bool = true) {
      fixture.root.present(controller, animated: animated)
      fixture.simulator.settle()
    }

    func dismiss() {
      fixture.root.dismiss(animated: true)
      fixture.simulator.settle()
    }

    /// Red, green and blue of the tint.
    var color: [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      tinted.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue]
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func itIsDimmedWhileAnAlertIsShown(style: UIAlertController.Style) {
    let stage = Stage()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    stage.present(alert)
    #expect(stage.tinted.tintAdjustmentMode == .dimmed && stage.tinted.modes == [.dimmed])
    #expect(Set(stage.color).count == 1, "a grey")
    #expect(alert.view.tintAdjustmentMode == .normal)
    stage.dismiss()
    #expect(stage.tinted.modes == [.dimmed, .normal] && stage.color == [1, 0, 0])
  }

  @Test func itIsDimmedBeneathASheetAndComesBackWithACancelledDismissal() {
    let stage = Stage()
    let sheet = stage.fixture.makeController("sheet", style: .pageSheet)
    _ = sheet.sheetPresentationController
    stage.present(sheet)
    #expect(stage.tinted.tintAdjustmentMode == .dimmed)
    let top = CGPoint(x: 200, y: 60)
    stage.fixture.simulator.drag(from: top, to: CGPoint(x: 200, y: 160), duration: 0.5)
    stage.fixture.simulator.advance(by: 0.3)
    stage.fixture.simulator.touchUp(at: CGPoint(x: 200, y: 160))
    stage.fixture.simulator.settle()
    #expect(stage.fixture.root.presentedViewController === sheet)
    #expect(stage.tinted.tintAdjustmentMode == .dimmed)
    stage.dismiss()
    #expect(stage.tinted.tintAdjustmentMode == .normal && stage.color == [1, 0, 0])
  }

  @Test func itStaysBesideASheetThatDimsNothing() {
    let stage = Stage()
    let sheet = stage.fixture.makeController("sheet", style: .pageSheet)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.present(sheet)
    #expect(stage.tinted.tintAdjustmentMode == .normal && stage.tinted.modes == [])
  }

  @Test func viewsWithAModeOfTheirOwnKeepIt() {
    let stage = Stage()
    stage.tinted.tintAdjustmentMode = .normal
    stage.tinted.modes = []
    stage.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert))
    #expect(stage.tinted.tintAdjustmentMode == .normal && stage.color == [1, 0, 0])
    #expect(stage.fixture.root.view.tintAdjustmentMode == .dimmed)
  }

  @Test func itIsDimmedAsLongAsAnythingCoversIt() {
    let stage = Stage()
    let sheet = stage.fixture.makeController("sheet", style: .pageSheet)
    _ = sheet.sheetPresentationController
    stage.present(sheet)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: true)
    stage.fixture.simulator.settle()
    #expect(sheet.view.tintAdjustmentMode == .dimmed)
    sheet.dismiss(animated: true)
    stage.fixture.simulator.settle()
    #expect(sheet.view.tintAdjustmentMode == .normal)
    #expect(stage.tinted.tintAdjustmentMode == .dimmed)
  }
}
