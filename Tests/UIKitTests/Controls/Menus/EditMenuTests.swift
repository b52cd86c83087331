import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The editing menu of texts, of interactions and of the menu controller.
@MainActor
final class EditMenuTests {
  /// A label whose text can be copied, as many programs have one.
  private final class CopyLabel: UILabel {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("mark", CopyLabel.mark)
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    func mark() { calls.append("mark") }
  }

  private final class Page: UIViewController, UIEditMenuInteractionDelegate, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    let label = CopyLabel(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    lazy var interaction = UIEditMenuInteraction(delegate: self)
    var calls: [String] = []
    var titles: [String] = []
    var isEmpty = false

    override func viewDidLoad() {
      super.viewDidLoad()
      box.addInteraction(interaction)
      field.delegate = self
      for part in [field, box, label] { view.addSubview(part) }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let action = UIAction(title: "Own") { [unowned self] _ in calls.append("own") }
      return UIMenu(children: isEmpty ? [] : suggestedActions + [action])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("willPresent \(configuration.identifier)")
      animator.addCompletion { [unowned self] in calls.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("willDismiss")
      animator.addCompletion { [unowned self] in calls.append("dismissed") }
    }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      titles = suggestedActions.map(\.title)
      return nil
    }
  }

  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var page = Page()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private let onField = CGPoint(x: 30, y: 117)

  private var isOpen: Bool { simulator.window.keyReceiver != nil }

  /// Puts a text on the clipboard, or empties it.
  private func putOnClipboard(_ text: String?) {
    _ = simulator
    UIPasteboard.general.string = text
  }

  private func open(_ text: String, selected: Bool) {
    _ = simulator
    page.field.text = text
    page.field.becomeFirstResponder()
    if selected { page.field.selectAll(nil) }
    simulator.secondaryClick(at: onField)
    simulator.settle()
  }

  /// Chooses a row by its place from the top.
  private func choose(_ row: Int) {
    for _ in 0...row { simulator.press("Down") }
    simulator.press("Return")
    simulator.settle()
  }

  // MARK: Texts

  @Test func selectedTextIsCutFromItsMenu() {
    putOnClipboard(nil)
    open("word", selected: true)
    #expect(isOpen && page.titles == ["Cut", "Copy"])
    choose(0)
    #expect(page.field.text == "" && !isOpen && page.field.isEditing)
    #expect(UIPasteboard.general.string == "word")
    page.field.undoManager?.undo()
    #expect(page.field.text == "word")
  }

  @Test func atACaretThereIsPasteAndSelect() {
    putOnClipboard("new ")
    open("word", selected: false)
    #expect(page.titles == ["Paste", "Select", "Select All"])
    choose(2)
    simulator.type("x")
    #expect(page.field.text == "x", "everything was selected")
  }

  @Test func aLongPressOpensTheMenu() {
    _ = simulator
    page.field.text = "word"
    simulator.touchDown(at: onField)
    simulator.advance(by: 0.6)
    #expect(!isOpen)
    simulator.touchUp(at: onField)
    #expect(isOpen && page.field.isEditing)
    simulator.press("Escape")
    simulator.settle()
    #expect(!isOpen && page.field.isEditing)
  }

  /// A hand that rests on the button of the mouse before it drags wants to select.
  @Test func aDragAfterALongPressSelectsText() {
    _ = simulator
    page.field.text = "some words"
    simulator.touchDown(at: onField)
    simulator.advance(by: 0.6)
    simulator.touchMove(to: CGPoint(x: onField.x - 200, y: onField.y))
    simulator.advance(by: 0.1)
    simulator.touchUp(at: CGPoint(x: onField.x - 200, y: onField.y))
    simulator.settle()
    #expect(!isOpen && (page.field.selectedTextRange?.isEmpty ?? true) == false)
  }

  @Test func aTextWithoutActionsHasNoMenu() {
    putOnClipboard(nil)
    open("", selected: false)
    #expect(!isOpen && page.field.isEditing)
  }

  @Test func aSecretIsNotCopied() {
    putOnClipboard(nil)
    page.field.isSecureTextEntry = true
    open("word", selected: true)
    #expect(!isOpen)
  }

  @Test func aTextThatIsReadIsOnlyCopied() {
    putOnClipboard("new")
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    text.text = "word"
    text.isEditable = false
    page.view.addSubview(text)
    text.becomeFirstResponder()
    text.selectAll(nil)
    simulator.secondaryClick(at: CGPoint(x: 20, y: 416))
    simulator.settle()
    #expect(isOpen)
    choose(0)
    #expect(UIPasteboard.general.string == "word" && text.text == "word")
  }

  // MARK: Interactions

  @Test func anInteractionPresentsTheMenuOfItsDelegate() {
    _ = simulator
    page.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "box", sourcePoint: CGPoint(x: 10, y: 20)))
    simulator.settle()
    #expect(isOpen && page.calls == ["willPresent box", "presented"])
    #expect(page.interaction.location(in: nil) == CGPoint(x: 30, y: 220))
    page.calls = []
    choose(0)
    #expect(page.calls == ["willDismiss", "own", "dismissed"] && !isOpen)
  }

  @Test func aMenuWithoutRowsIsNotShown() {
    _ = simulator
    page.isEmpty = true
    simulator.secondaryClick(at: CGPoint(x: 60, y: 230))
    #expect(!isOpen && page.calls == [])
    page.isEmpty = false
    simulator.secondaryClick(at: CGPoint(x: 60, y: 230))
    simulator.settle()
    #expect(isOpen)
    page.isEmpty = true
    page.interaction.reloadVisibleMenu()
    simulator.settle()
    #expect(!isOpen)
  }

  @Test func misuseOfAnInteractionIsReported() {
    _ = simulator
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: CGFloat.nan, y: 0))
    let warnings = Diagnostics.collecting {
      page.interaction.presentEditMenu(with: configuration)
      simulator.settle()
      page.interaction.dismissMenu()
      simulator.settle()
      UIEditMenuInteraction(delegate: nil).presentEditMenu(with: configuration)
    }
    #expect(warnings.count == 2 && !isOpen)
  }

  // MARK: The menu controller

  @Test func aLabelIsCopiedFromTheMenuController() {
    _ = simulator
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Mark", action: Selector("mark", CopyLabel.mark)),
      UIMenuItem(title: "Unknown", action: Selector("unknown:")),
    ]
    menu.showMenu(from: page.label, rect: page.label.bounds)
    #expect(!menu.isMenuVisible, "there is no first responder")
    page.label.becomeFirstResponder()
    menu.showMenu(from: page.label, rect: page.label.bounds)
    simulator.settle()
    #expect(menu.isMenuVisible && isOpen)
    choose(0)
    #expect(page.label.calls == ["copy"] && !menu.isMenuVisible)
    menu.setMenuVisible(true, animated: true)
    simulator.settle()
    choose(5)
    #expect(page.label.calls == ["copy", "mark"], "the last row of two")
    menu.menuItems = nil
  }
}
