import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Identifiers and labels, by which tests and assistive technologies find views.
@MainActor
struct AccessibilityTests {
  private final class Badge: UIView {
    override var accessibilityLabel: String? {
      get { "Three new messages" }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test func valuesAreKept() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityIdentifier == nil && view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "avatar"
    (view.accessibilityLabel, view.accessibilityHint) = ("Ana", "Shows the profile")
    (view.accessibilityValue, view.accessibilityLanguage) = ("online", "en")
    view.accessibilityTraits = [.image, .button]
    view.accessibilityElements = [view]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    #expect(view.isAccessibilityElement && view.accessibilityIdentifier == "avatar")
    #expect(view.accessibilityLabel == "Ana" && view.accessibilityHint == "Shows the profile")
    #expect(view.accessibilityValue == "online" && view.accessibilityLanguage == "en")
    #expect(view.accessibilityTraits == [.button, .image])
    #expect(view.accessibilityElements?.count == 1 && view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal && view.shouldGroupAccessibilityChildren)
    view.accessibilityTraits.remove(.button)
    #expect(view.accessibilityTraits == .image)
  }

  @Test func controlsAndLabelsDescribeThemselves() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == .button)
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityLabel = "Send the message"
    button.accessibilityTraits = .link
    button.isAccessibilityElement = false
    #expect(button.accessibilityLabel == "Send the message" && !button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .link)
    #expect(Badge().accessibilityLabel == "Three new messages")
  }

  @Test func elementsAreCountedAndFound() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  /// A program's own way out comes before the system's.
  @Test(arguments: [true, false])
  func escapeCallsWhatAControllerDoesToLeave(leaves: Bool) {
    final class Page: UIViewController {
      var leaves = false
      var calls = 0
      override func accessibilityPerformEscape() -> Bool {
        calls += 1
        return leaves
      }
    }
    let (root, page) = (UIViewController(), Page())
    page.leaves = leaves
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: root)
    root.present(page, animated: false)
    simulator.settle()
    simulator.press("Escape")
    simulator.settle()
    #expect(page.calls == 1 && (root.presentedViewController === page) == leaves)
  }

  @Test func imagesAndItemsHaveIdentifiersToo() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    image.accessibilityIdentifier = "dot"
    #expect(image.accessibilityIdentifier == "dot")
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Add" && item.isAccessibilityElement)
    item.accessibilityLabel = "Add a note"
    #expect(item.accessibilityLabel == "Add a note" && item.accessibilityHint == nil)
  }

  @Test func theSimulatorFindsAViewByItsIdentifier() throws {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    button.accessibilityIdentifier = "send"
    box.addSubview(button)
    page.view.addSubview(box)
    simulator.advance(by: 0.1)
    #expect(simulator.view(withAccessibilityIdentifier: "send") === button)
    #expect(simulator.view(withAccessibilityIdentifier: "nothing") == nil)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let found = try #require(simulator.view(withAccessibilityIdentifier: "send"))
    simulator.tap(at: found.convert(CGPoint(x: 50, y: 22), to: nil))
    #expect(taps == 1)
    // What is hidden cannot be found; neither can what is in a hidden view.
    box.isHidden = true
    #expect(simulator.view(withAccessibilityIdentifier: "send") == nil)
  }

  @Test func aButtonOfABarHasItsItemsIdentifier() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityIdentifier = "add"
    page.navigationItem.rightBarButtonItem = item
    let simulator = Simulator(
      size: CGSize(width: 320, height: 480), scale: 1,
      root: UINavigationController(rootViewController: page))
    simulator.advance(by: 0.1)
    #expect(simulator.view(withAccessibilityIdentifier: "add") is UIButton)
    item.accessibilityIdentifier = "new"
    #expect(simulator.view(withAccessibilityIdentifier: "new") != nil)
    #expect(simulator.view(withAccessibilityIdentifier: "add") == nil)
  }

  @Test func nothingReadsTheScreen() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  @Test func filesSetThem() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page",
        view: """
          <subviews><button opaque="NO" buttonType="system" id="send">
          <rect key="frame" x="20" y="20" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" hint="Sends it" identifier="send" \
          label="Send the message"><accessibilityTraits key="traits" button="YES" \
          playsSound="YES"/><bool key="isElement" value="NO"/></accessibility>
          <state key="normal" title="Send"/></button></subviews>
          <accessibility key="accessibilityConfiguration" identifier="page"/>
          """))
    let page = storyboard.instantiateViewController(identifier: "page")
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    simulator.advance(by: 0.1)
    #expect(simulator.view(withAccessibilityIdentifier: "page") === page.view)
    let button = try #require(simulator.view(withAccessibilityIdentifier: "send"))
    #expect(button.accessibilityLabel == "Send the message" && !button.isAccessibilityElement)
    #expect(button.accessibilityHint == "Sends it")
    #expect(button.accessibilityTraits == [.button, .playsSound])
  }
}
