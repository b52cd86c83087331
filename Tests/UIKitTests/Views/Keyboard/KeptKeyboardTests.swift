import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A form sheet keeps the keyboard when its text field resigns.
@MainActor
struct KeptKeyboardTests {
  private final class Form: UIViewController {
    var disables: Bool?
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

    override var disablesAutomaticKeyboardDismissal: Bool {
      disables ?? super.disablesAutomaticKeyboardDismissal
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.autocapitalizationType = .none
      view.addSubview(field)
    }
  }

  private static let tablet = CGSize(width: 820, height: 1180)

  /// Whether the keyboard is on the screen.
  private func isShown(_ simulator: Simulator) -> Bool {
    let guide = simulator.window.rootViewController?.view.keyboardLayoutGuide
    return (guide?.layoutFrame.minY ?? .infinity) < simulator.window.bounds.height
  }

  private func present(
    _ form: Form, _ style: UIModalPresentationStyle, size: CGSize = KeptKeyboardTests.tablet
  ) -> Simulator {
    let root = UIViewController()
    let simulator = Simulator(size: size, scale: 1, root: root)
    simulator.showsKeyboard = true
    // So that its guide is followed.
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor).isActive = true
    form.modalPresentationStyle = style
    root.present(form, animated: true)
    simulator.settle()
    form.field.becomeFirstResponder()
    simulator.settle()
    return simulator
  }

  @Test(
    arguments: [
      (.formSheet, nil, true), (.pageSheet, nil, false), (.formSheet, false, false),
      (.pageSheet, true, true),
    ] as [(UIModalPresentationStyle, Bool?, Bool)])
  func theControllerDecides(
    style: UIModalPresentationStyle, disables: Bool?, stays: Bool
  ) {
    let form = Form()
    form.disables = disables
    let simulator = present(form, style)
    #expect(isShown(simulator))
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(!form.field.isFirstResponder && isShown(simulator) == stays)
    form.dismiss(animated: true)
    simulator.settle()
    #expect(!isShown(simulator))
  }

  @Test func itHasNoEffectInACompactWidth() {
    let form = Form()
    let simulator = present(form, .formSheet, size: CGSize(width: 390, height: 844))
    #expect(form.disablesAutomaticKeyboardDismissal && isShown(simulator))
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(!isShown(simulator))
  }

  @Test func theFieldCanBeEditedAgain() {
    let form = Form()
    let simulator = present(form, .formSheet)
    form.field.resignFirstResponder()
    simulator.settle()
    form.field.becomeFirstResponder()
    simulator.type("again")
    #expect(form.field.text == "again" && isShown(simulator))
    simulator.showsKeyboard = false
    simulator.settle()
    #expect(!isShown(simulator))
  }
}
