import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// The keyboard on the screen.
@MainActor
struct KeyboardPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pages(style: UIUserInterfaceStyle) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 343, height: 34))
    field.borderStyle = .roundedRect
    let simulator = Simulator(
      size: CGSize(width: 375, height: 400), scale: 2, framesPerSecond: 20, style: style,
      root: controller)
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(field)
    field.returnKeyType = .search
    simulator.showsKeyboard = true
    var sheet = SnapshotSheet()
    field.becomeFirstResponder()
    simulator.settle()
    sheet.add(simulator, named: "letters")
    simulator.touchDown(at: CGPoint(x: 170, y: 211))
    sheet.add(simulator, named: "pressed")
    simulator.touchUp(at: CGPoint(x: 170, y: 211))
    simulator.tap(at: CGPoint(x: 45, y: 373))
    sheet.add(simulator, named: "numbers")
    field.resignFirstResponder()
    field.keyboardType = .phonePad
    simulator.settle()
    field.becomeFirstResponder()
    simulator.settle()
    sheet.add(simulator, named: "pad")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "keyboard")
  }
}
