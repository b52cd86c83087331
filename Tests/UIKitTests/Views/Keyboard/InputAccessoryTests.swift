import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Views at the bottom of the screen that controllers provide.
@MainActor
struct InputAccessoryTests {
  /// A bar that is as high as its constraints make it.
  private final class Composer: UIView {
    let text = UIView()
    private(set) lazy var height = text.heightAnchor.constraint(equalToConstant: 30)

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10), height,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class Chat: UIViewController {
    let accessory: UIView
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

    init(_ accessory: UIView) {
      self.accessory = accessory
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private func top(of view: UIView) -> CGFloat? {
    view.window == nil ? nil : view.convert(CGPoint.zero, to: nil).y
  }

  @Test func theAccessoryOfAControllerIsShownWhereverItAppears() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let (root, chat) = (UIViewController(), Chat(bar))
    let stack = UINavigationController(rootViewController: root)
    let simulator = Simulator(root: stack)
    simulator.settle()
    #expect(bar.window == nil)
    stack.pushViewController(chat, animated: true)
    simulator.settle()
    #expect(chat.isFirstResponder && top(of: bar) == 800)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(!chat.isFirstResponder && top(of: bar) ?? 844 >= 844)
  }

  @Test func aFieldThatIsEditedKeepsTheKeysWhenItsControllerHasAppeared() {
    final class Eager: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let page = Eager()
    let simulator = Simulator(root: page)
    simulator.settle()
    #expect(page.field.isFirstResponder && top(of: page.bar) == 800)
  }

  @Test func anAccessoryWithAContentHeightOfZeroIsAsHighAsItsConstraints() {
    let composer = Composer(frame: CGRect(x: 0, y: 0, width: 0, height: 90))
    let chat = Chat(composer)
    let simulator = Simulator(root: chat)
    simulator.settle()
    #expect(top(of: composer) == 794)
    composer.height.constant = 60
    simulator.advance(by: 0.1)
    simulator.settle()
    #expect(top(of: composer) == 764)
  }
}
