import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The keyboard on the screen, accessories, input views, and what is posted about them.
@MainActor
struct KeyboardTests {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 390, height: 724))
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scroll.contentSize = CGSize(width: 390, height: 2000)
      field.autocapitalizationType = .none
      bar.translatesAutoresizingMaskIntoConstraints = false
      for part in [field, scroll, bar] { view.addSubview(part) }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 100),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  /// A controller with a bar at the bottom of the screen, as in a chat.
  private final class Chat: UIViewController {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let field = UITextField(frame: CGRect(x: 10, y: 7, width: 200, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.autocapitalizationType = .none
      accessory.addSubview(field)
    }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
  }

  /// Collects what is posted.
  @MainActor
  private final class Log: NSObject {
    private static let words: [Notification.Name: String] = [
      UIResponder.keyboardWillShowNotification: "willShow",
      UIResponder.keyboardDidShowNotification: "didShow",
      UIResponder.keyboardWillHideNotification: "willHide",
      UIResponder.keyboardDidHideNotification: "didHide",
      UIResponder.keyboardWillChangeFrameNotification: "willChange",
      UIResponder.keyboardDidChangeFrameNotification: "didChange",
    ]
    private var names: [String] = []
    private(set) var last: [AnyHashable: Any] = [:]

    override init() {
      super.init()
      for name in Self.words.keys {
        NotificationCenter.default.addObserver(
          self, selector: Selector(Log.note), name: name, object: nil)
      }
    }

    func note(_ notification: Notification) {
      names.append(Self.words[notification.name] ?? "")
      last = notification.userInfo ?? [:]
    }

    func take() -> [String] {
      defer { names = [] }
      return names
    }

    func rect(_ key: String) -> CGRect? { (last[key] as? NSValue)?.cgRectValue }
  }

  private static let hidden = CGRect(x: 0, y: 844, width: 390, height: 216)
  private static let shown = CGRect(x: 0, y: 628, width: 390, height: 216)

  @Test func aDeviceHasNoKeyboardAtFirst() {
    let page = Page()
    let simulator = Simulator(root: page)
    let log = Log()
    page.field.becomeFirstResponder()
    simulator.settle()
    #expect(!simulator.showsKeyboard && log.take().isEmpty)
    #expect(page.bar.frame.maxY == 844)
  }

  @Test func theKeyboardRisesInAQuarterOfASecond() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    let log = Log()
    page.field.becomeFirstResponder()
    #expect(log.take() == ["willChange", "willShow"])
    #expect(log.rect(UIResponder.keyboardFrameBeginUserInfoKey) == Self.hidden)
    #expect(log.rect(UIResponder.keyboardFrameEndUserInfoKey) == Self.shown)
    #expect(log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(log.last[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    simulator.advance(by: 0.2)
    #expect(log.take().isEmpty)
    simulator.advance(by: 0.1)
    #expect(log.take() == ["didChange", "didShow"])
    page.field.resignFirstResponder()
    #expect(log.take() == ["willChange", "willHide"])
    #expect(log.rect(UIResponder.keyboardFrameBeginUserInfoKey) == Self.shown)
    #expect(log.rect(UIResponder.keyboardFrameEndUserInfoKey) == Self.hidden)
    simulator.settle()
    #expect(log.take() == ["didChange", "didHide"])
  }

  @Test func aTextThatIsOnlyReadNeedsNoKeys() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    let text = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
    text.isEditable = false
    page.view.addSubview(text)
    let log = Log()
    #expect(text.becomeFirstResponder())
    simulator.settle()
    #expect(log.take().isEmpty && page.bar.frame.maxY == 844)
    page.field.becomeFirstResponder()
    simulator.settle()
    #expect(log.take() == ["willChange", "willShow", "didChange", "didShow"])
    text.becomeFirstResponder()
    simulator.settle()
    #expect(log.take() == ["willChange", "willHide", "didChange", "didHide"])
  }

  @Test func whatIsConstrainedToTheGuideMovesAlong() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    #expect(page.bar.frame.maxY == 628)
    simulator.advance(by: 0.1)
    let middle = try #require(page.bar.layer.presentation()?.frame.maxY)
    #expect(middle < 844 && middle > 628)
    simulator.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame == Self.shown)
    page.field.resignFirstResponder()
    simulator.settle()
    #expect(page.bar.frame.maxY == 844)
  }

  /// The middles of keys on a screen 390 points wide.
  private enum Key {
    static let a = CGPoint(x: 39, y: 628 + 81)
    static let b = CGPoint(x: 58.5 + 4.5 * 39, y: 628 + 135)
    static let shift = CGPoint(x: 25, y: 628 + 135)
    static let delete = CGPoint(x: 365, y: 628 + 135)
    static let page = CGPoint(x: 48, y: 628 + 189)
    static let space = CGPoint(x: 195, y: 628 + 189)
    static let enter = CGPoint(x: 341, y: 628 + 189)
    static let one = CGPoint(x: 19, y: 628 + 27)
  }

  @Test func keysTypeIntoTheFirstResponder() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    simulator.settle()
    simulator.tap(at: Key.a)
    simulator.tap(at: Key.shift)
    simulator.tap(at: Key.b)
    simulator.tap(at: Key.b)
    #expect(page.field.text == "aBb")
    simulator.tap(at: Key.delete)
    simulator.tap(at: Key.page)
    simulator.tap(at: Key.one)
    simulator.tap(at: Key.space)
    // The space has brought the letters back.
    simulator.tap(at: Key.a)
    #expect(page.field.text == "aB1 a")
  }

  @Test func returnAsksTheDelegate() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let page = Page()
    let simulator = Simulator(root: page)
    let delegate = Delegate()
    page.field.delegate = delegate
    page.field.enablesReturnKeyAutomatically = true
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    simulator.settle()
    simulator.tap(at: Key.enter)
    #expect(page.field.isFirstResponder)
    simulator.tap(at: Key.a)
    simulator.tap(at: Key.enter)
    #expect(!page.field.isFirstResponder)
  }

  @Test func aHeldDeleteKeyRepeats() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.field.text = "abcdefgh"
    page.field.becomeFirstResponder()
    simulator.settle()
    simulator.touchDown(at: Key.delete)
    #expect(page.field.text == "abcdefg")
    simulator.advance(by: 0.75)
    #expect(page.field.text == "abcd")
    simulator.touchUp(at: Key.delete)
    simulator.advance(by: 1)
    #expect(page.field.text == "abcd")
  }

  @Test func anAccessoryIsShownWithoutAKeyboardToo() {
    let page = Page()
    let simulator = Simulator(root: page)
    let log = Log()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    page.field.inputAccessoryView = accessory
    page.field.becomeFirstResponder()
    #expect(log.take() == ["willChange", "willShow"])
    let end = CGRect(x: 0, y: 794, width: 390, height: 50)
    #expect(log.rect(UIResponder.keyboardFrameEndUserInfoKey) == end)
    simulator.settle()
    #expect(accessory.convert(accessory.bounds, to: nil) == end)
    #expect(UIApplication.shared.windows == [simulator.window])
    page.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    page.field.reloadInputViews()
    #expect(log.rect(UIResponder.keyboardFrameEndUserInfoKey)?.minY == 694)
    simulator.settle()
    _ = log.take()
    page.field.resignFirstResponder()
    simulator.settle()
    #expect(
      accessory.window == nil && log.take() == ["willChange", "willHide", "didChange", "didHide"])
  }

  @Test func theBarOfAChatStaysWhenItsFieldResigns() {
    let chat = Chat()
    let simulator = Simulator(root: chat)
    simulator.showsKeyboard = true
    chat.becomeFirstResponder()
    simulator.settle()
    func top() -> CGFloat { chat.accessory.convert(CGPoint.zero, to: nil).y }
    #expect(top() == 800)
    simulator.tap(at: CGPoint(x: 60, y: 822))
    simulator.settle()
    #expect(chat.field.isFirstResponder && top() == 584)
    simulator.tap(at: Key.a)
    #expect(chat.field.text == "a")
    chat.field.resignFirstResponder()
    simulator.settle()
    #expect(chat.isFirstResponder && top() == 800)
  }

  @Test func aPresentationHidesTheKeyboardUntilItIsGone() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    simulator.settle()
    let log = Log()
    page.present(UIViewController(), animated: true)
    simulator.settle()
    #expect(log.take() == ["willChange", "willHide", "didChange", "didHide"])
    page.dismiss(animated: true)
    simulator.settle()
    #expect(log.take() == ["willChange", "willShow", "didChange", "didShow"])
  }

  @Test func aDragDismissesTheKeyboard() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    simulator.settle()
    simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450))
    #expect(page.field.isFirstResponder)
    simulator.touchUp(at: CGPoint(x: 100, y: 450))
    simulator.settle()
    page.scroll.keyboardDismissMode = .onDrag
    simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450))
    #expect(!page.field.isFirstResponder)
  }

  @Test func aFingerPullsTheKeyboardDown() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    page.scroll.keyboardDismissMode = .interactive
    page.field.becomeFirstResponder()
    simulator.settle()
    // Not as far as the keyboard, which stays.
    simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 600))
    #expect(page.bar.frame.maxY == 628)
    simulator.touchMove(to: CGPoint(x: 100, y: 700))
    #expect(page.bar.frame.maxY == 700)
    // Upwards again: it returns.
    simulator.touchMove(to: CGPoint(x: 100, y: 690))
    simulator.advance(by: 0.02)
    simulator.touchMove(to: CGPoint(x: 100, y: 660))
    simulator.advance(by: 0.02)
    simulator.touchUp(at: CGPoint(x: 100, y: 650))
    simulator.settle()
    #expect(page.field.isFirstResponder && page.bar.frame.maxY == 628)
    simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 700))
    simulator.touchUp(at: CGPoint(x: 100, y: 700))
    #expect(!page.field.isFirstResponder)
    simulator.settle()
    #expect(page.bar.frame.maxY == 844)
  }

  @Test func anObserverMayEndTheEditing() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    let field = page.field
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(token) }
    page.field.becomeFirstResponder()
    simulator.settle()
    #expect(!page.field.isFirstResponder && page.bar.frame.maxY == 844)
  }

  @Test func theNumberOfTheKeyboardsCurveAnimatesAsTheKeyboard() throws {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.showsKeyboard = true
    let box = UIView(frame: CGRect(x: 0, y: 844, width: 10, height: 10))
    page.view.addSubview(box)
    page.field.becomeFirstResponder()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { box.frame.origin.y = 628 })
    for _ in 0..<10 {
      simulator.advanceFrame()
      let (first, second) = (box.layer.presentation(), page.bar.layer.presentation())
      let distance = try #require(first).frame.minY - (try #require(second)).frame.maxY
      #expect(abs(distance) < 0.01)
    }
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }

  @Test func aTabletHasAHigherKeyboard() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 1024, height: 768), scale: 1, root: page)
    simulator.showsKeyboard = true
    page.field.becomeFirstResponder()
    simulator.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 352)
    simulator.resize(to: CGSize(width: 768, height: 1024))
    simulator.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 264)
  }
}
