import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Views that ask to become first responder before they are in a window.
@MainActor
struct EarlyFirstResponderTests {
  /// A page that asks for its field as soon as it can.
  private final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let asksWhenLoaded: Bool
    var calls: [String] = []

    init(asksWhenLoaded: Bool = false) {
      self.asksWhenLoaded = asksWhenLoaded
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      view.addSubview(field)
      if asksWhenLoaded { field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if !asksWhenLoaded { field.becomeFirstResponder() }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  }

  /// Counts how often the keyboard rises.
  @MainActor
  private final class Risings: NSObject {
    private(set) var count = 0

    override init() {
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: Selector(Risings.note), name: UIResponder.keyboardWillShowNotification,
        object: nil)
    }

    func note(_ notification: Notification) { count += 1 }
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [true, false])
  func theFieldOfARootPageIsEditedOnceItIsShown(asksWhenLoaded: Bool) {
    let form = Form(asksWhenLoaded: asksWhenLoaded)
    let simulator = Simulator(scale: 1, root: form)
    #expect(form.field.isEditing && form.field.isFirstResponder)
    #expect(form.calls == ["shouldBegin", "didBegin"])
    simulator.type("a")
    #expect(form.field.text == "a")
  }

  @Test(arguments: [true, false])
  func theFieldOfAPushedPageIsEditedDuringThePush(asksWhenLoaded: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(scale: 1, root: navigation)
    let form = Form(asksWhenLoaded: asksWhenLoaded)
    navigation.pushViewController(form, animated: true)
    simulator.advance(by: 0.1)
    #expect(form.field.isEditing)
    simulator.settle()
    #expect(form.field.isEditing && form.calls == ["shouldBegin", "didBegin"])
  }

  @Test func theKeyboardComesWithAPresentation() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    simulator.showsKeyboard = true
    let form = Form()
    let risings = Risings()
    simulator.window.rootViewController?.present(form, animated: true)
    simulator.settle()
    #expect(form.field.isEditing && form.calls == ["shouldBegin", "didBegin"])
    #expect(risings.count == 1)
  }

  @Test func aTextViewIsEditedOnceItIsInTheWindow() {
    let root = UIViewController()
    let simulator = Simulator(scale: 1, root: root)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(!view.becomeFirstResponder())
    root.view.addSubview(view)
    #expect(view.isFirstResponder)
    simulator.type("b")
    #expect(view.text == "b")
  }

  @Test func theLastRequestCounts() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (page, first, second) = (UIView(), Field(), Field())
    page.addSubview(first)
    page.addSubview(second)
    second.becomeFirstResponder()
    first.becomeFirstResponder()
    window.addSubview(page)
    #expect(first.isFirstResponder && !second.isFirstResponder)
  }

  @Test func resigningWithdrawsTheRequest() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = Field()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    window.addSubview(field)
    #expect(window.firstResponder == nil)
  }

  @Test func aRequestIsCarriedOutOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = Field()
    field.becomeFirstResponder()
    window.addSubview(field)
    #expect(field.isFirstResponder)
    field.removeFromSuperview()
    window.addSubview(field)
    #expect(window.firstResponder == nil)
  }
}
