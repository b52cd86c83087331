import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Popovers on the screen.
@MainActor
struct PopoverTests {
  @MainActor
  private final class PopoverFixture {
    let screen: Fixture
    let modal: JournalController
    let delegate: SheetJournal
    let button = UIButton(type: .system)

    init(size: CGSize = CGSize(width: 1000, height: 800)) {
      screen = Fixture(size: size)
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      screen.root.view.addSubview(button)
      modal = screen.makeController(style: .popover)
      modal.preferredContentSize = CGSize(width: 200, height: 150)
      delegate = SheetJournal(screen.journal)
      modal.popoverPresentationController?.sourceView = button
      modal.popoverPresentationController?.delegate = delegate
    }

    var popover: UIPopoverPresentationController {
      guard let popover = modal.popoverPresentationController else {
        preconditionFailure("The style is no popover's.")
      }
      return popover
    }

    func present(animated: Bool = false) {
      screen.root.present(modal, animated: animated)
      screen.simulator.settle()
    }

    /// Of the content, in the window.
    var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil) }
  }

  @Test func itBelongsToItsSource() {
    let screen = PopoverFixture()
    screen.present()
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(screen.popover.arrowDirection == .up)
    #expect(
      screen.screen.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear at once", "modal didAppear at once",
      ])
    #expect(screen.screen.root.view.window != nil)
    #expect(screen.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.screen.root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aRectangleOfTheSourceCounts() {
    let screen = PopoverFixture()
    screen.popover.sourceView = screen.screen.root.view
    screen.popover.sourceRect = CGRect(x: 700, y: 600, width: 10, height: 10)
    screen.popover.permittedArrowDirections = .right
    screen.present()
    #expect(screen.frame == CGRect(x: 700 - 13 - 200, y: 530, width: 200, height: 150))
    #expect(screen.popover.arrowDirection == .right)
  }

  /// The usual way to show an action sheet in the middle of an iPad.
  @Test func withoutAPermittedDirectionItLiesOverItsSourceWithoutAnArrow() {
    let screen = PopoverFixture()
    screen.popover.sourceView = screen.screen.root.view
    screen.popover.sourceRect = CGRect(x: 500, y: 400, width: 0, height: 0)
    let warnings = Diagnostics.collecting { screen.popover.permittedArrowDirections = [] }
    screen.present()
    #expect(screen.frame == CGRect(x: 400, y: 325, width: 200, height: 150))
    #expect(screen.popover.arrowDirection == .unknown && warnings.isEmpty)
    screen.popover.permittedArrowDirections = .down
    screen.screen.simulator.settle()
    #expect(screen.popover.arrowDirection == .down && screen.frame.maxY < 400)
  }

  @Test func itKeepsClearOfTheKeyboard() {
    let screen = PopoverFixture()
    screen.screen.simulator.showsKeyboard = true
    screen.button.frame.origin.y = 420
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    screen.modal.view.addSubview(field)
    screen.present()
    #expect(screen.popover.arrowDirection == .up && screen.frame.minY == 473)
    field.becomeFirstResponder()
    screen.screen.simulator.settle()
    // That of a tablet in landscape is 352 points high.
    #expect(screen.popover.arrowDirection == .down && screen.frame.maxY == 420 - 13)
    field.resignFirstResponder()
    screen.screen.simulator.settle()
    #expect(screen.popover.arrowDirection == .up && screen.frame.minY == 473)
  }

  @Test func anItemInABarIsASourceToo() {
    let screen = PopoverFixture()
    let item = UIBarButtonItem(title: "Here", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    screen.screen.simulator.window.rootViewController = navigation
    screen.screen.simulator.settle()
    screen.popover.barButtonItem = item
    navigation.present(screen.modal, animated: false)
    screen.screen.simulator.settle()
    let place = item.frame(in: screen.screen.simulator.window) ?? .null
    #expect(screen.popover.arrowDirection == .up && screen.popover.barButtonItem === item)
    #expect(place.minX > 800 && isNear(screen.frame.minY, place.maxY + 13, within: 1))
    #expect(screen.frame.maxX == 990)
  }

  @Test func itFadesAndGrowsIn() {
    let screen = PopoverFixture()
    screen.screen.root.present(screen.modal, animated: true)
    screen.screen.simulator.advance(by: 0.05)
    let view = screen.popover.presentedView
    let alpha = view?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    screen.screen.simulator.settle()
    #expect(
      screen.screen.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear", "modal didAppear",
      ])
    screen.modal.dismiss(animated: true)
    screen.screen.simulator.settle()
    #expect(screen.screen.journal.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(screen.screen.stack == [screen.screen.root.view])
    #expect(screen.modal.popoverPresentationController?.arrowDirection == .unknown)
  }

  @Test func aPressOutsideAsksAndDismisses() {
    let screen = PopoverFixture()
    screen.present()
    _ = screen.screen.journal.take()
    screen.delegate.allowsDismissal = false
    screen.screen.simulator.tap(at: CGPoint(x: 800, y: 700))
    #expect(screen.screen.journal.take() == ["should dismiss", "did attempt"])
    screen.delegate.allowsDismissal = true
    screen.screen.simulator.tap(at: CGPoint(x: 800, y: 700))
    screen.screen.simulator.settle()
    #expect(
      screen.screen.journal.take() == [
        "should dismiss", "should dismiss popover", "will dismiss", "modal willDisappear",
        "modal didDisappear", "did dismiss", "did dismiss popover",
      ])
    #expect(screen.screen.stack == [screen.screen.root.view])
  }

  /// The methods of UIKit until iOS 12 still count.
  @Test func thePopoversOwnDelegateMethodCanKeepItToo() {
    let screen = PopoverFixture()
    screen.present()
    _ = screen.screen.journal.take()
    screen.delegate.allowsPopoverDismissal = false
    screen.screen.simulator.tap(at: CGPoint(x: 800, y: 700))
    screen.screen.simulator.settle()
    #expect(
      screen.screen.journal.take() == [
        "should dismiss", "should dismiss popover", "did attempt",
      ])
    #expect(screen.modal.view.window != nil)
  }

  @Test func ofAPopoverThatCoversTheScreenOnlyTheStylesMethodIsAsked() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    screen.present()
    _ = screen.screen.journal.take()
    screen.screen.simulator.press("Escape")
    screen.screen.simulator.settle()
    #expect(
      screen.screen.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
  }

  @Test func aPressInsideDoesNot() {
    let screen = PopoverFixture()
    screen.present()
    screen.screen.simulator.tap(at: CGPoint(x: 140, y: 200))
    screen.screen.simulator.settle()
    #expect(screen.modal.view.window != nil)
  }

  @Test func viewsCanBeTouchedThroughIt() {
    let screen = PopoverFixture()
    let other = UIButton(frame: CGRect(x: 700, y: 700, width: 80, height: 40))
    var count = 0
    other.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    screen.screen.root.view.addSubview(other)
    screen.popover.passthroughViews = [other]
    screen.present()
    screen.screen.simulator.tap(at: other.center)
    screen.screen.simulator.settle()
    #expect(count == 1 && screen.modal.view.window != nil)
    screen.screen.simulator.tap(at: CGPoint(x: 600, y: 700))
    screen.screen.simulator.settle()
    #expect(screen.modal.view.window == nil)
  }

  /// A popover with completions below a text field.
  @Test(arguments: [true, false])
  func aFieldThatGetsTouchesOutsideIsTypedInto(passes: Bool) {
    let screen = PopoverFixture()
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    field.autocapitalizationType = .none
    screen.screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    screen.screen.simulator.type("a")
    if passes { screen.popover.passthroughViews = [field] }
    screen.present()
    screen.screen.simulator.type("b")
    #expect(field.text == (passes ? "ab" : "a"))
    screen.modal.dismiss(animated: false)
    screen.screen.simulator.settle()
    screen.screen.simulator.type("c")
    #expect(field.text == (passes ? "abc" : "ac"))
  }

  @Test func anotherSizeIsAnimated() {
    let screen = PopoverFixture()
    screen.present()
    screen.modal.preferredContentSize = CGSize(width: 400, height: 300)
    screen.screen.simulator.advance(by: 0.1)
    let width = screen.modal.view.layer.presentation()?.bounds.width ?? 0
    #expect(width > 200 && width < 400)
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 10, y: 153, width: 400, height: 300))
  }

  @Test func itFollowsItsSource() {
    let screen = PopoverFixture()
    screen.button.autoresizingMask = [.flexibleLeftMargin]
    screen.present()
    _ = screen.screen.journal.take()
    screen.screen.simulator.resize(to: CGSize(width: 1200, height: 900))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 240, y: 153, width: 200, height: 150))
    #expect(screen.screen.journal.lines.contains("reposition"))
  }

  // MARK: Adapting

  /// What a popover on a phone has been since iOS 13.
  @Test func inACompactWidthItIsASheet() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    screen.present()
    #expect(screen.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    #expect(screen.popover.adaptivePresentationStyle == .pageSheet)
    screen.screen.simulator.dragAndRelease(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    screen.screen.simulator.settle()
    #expect(screen.modal.view.window == nil, "it can be swiped away")
  }

  @Test func itsSheetIsConfiguredBeforehand() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    screen.popover.adaptiveSheetPresentationController.detents = [.medium()]
    #expect(screen.popover.adaptiveSheetPresentationController.detents.count == 1)
    screen.present()
    #expect(screen.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    screen.screen.simulator.resize(to: CGSize(width: 1000, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    screen.screen.simulator.resize(to: CGSize(width: 400, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  @Test func theDelegateConfiguresWhatItBecomes() {
    final class Preparing: NSObject, UIAdaptivePresentationControllerDelegate {
      var prepared: [UIPresentationController] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        prepared.append(adaptivePresentationController)
        (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
      }
    }
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    let delegate = Preparing()
    let presentation: UIPresentationController = screen.popover
    presentation.delegate = delegate
    screen.present()
    #expect(delegate.prepared.count == 1)
    #expect(screen.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  /// As until iOS 12, where the scene says so.
  @Test func whereSheetsCoverTheScreenItDoesSoToo() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    screen.present()
    #expect(screen.frame == screen.screen.simulator.window.bounds)
    #expect(screen.screen.root.view.window != nil, "over full screen")
    #expect(screen.popover.adaptivePresentationStyle == .overFullScreen)
  }

  @Test func aDelegateCanKeepIt() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    screen.delegate.adaptiveStyle = UIModalPresentationStyle.none
    screen.present()
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  @Test func itAdaptsWhileItIsThere() {
    let screen = PopoverFixture()
    screen.present()
    _ = screen.screen.journal.take()
    screen.screen.simulator.resize(to: CGSize(width: 400, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    screen.screen.simulator.resize(to: CGSize(width: 1000, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(screen.popover.arrowDirection == .up)
    #expect(
      !screen.screen.journal.lines.contains { $0.hasPrefix("modal") && $0.contains("ppear") })
    screen.screen.simulator.tap(at: CGPoint(x: 800, y: 700))
    screen.screen.simulator.settle()
    #expect(screen.screen.stack == [screen.screen.root.view])
  }

  @Test func itCanBecomeASheet() {
    let screen = PopoverFixture(size: CGSize(width: 400, height: 800))
    screen.delegate.adaptiveStyle = .formSheet
    screen.present()
    #expect(screen.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    screen.screen.simulator.resize(to: CGSize(width: 1000, height: 800))
    screen.screen.simulator.settle()
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  // MARK: A stack inside

  /// A list of 200 by 150 below a bar of 50, as a tablet has it.
  @Test func aStackHasTheSizeOfItsTopAndItsBar() {
    let screen = PopoverFixture()
    let list = UIViewController()
    list.preferredContentSize = CGSize(width: 200, height: 150)
    let stack = UINavigationController(rootViewController: list)
    #expect(stack.preferredContentSize == CGSize(width: 200, height: 150))
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = screen.button
    screen.screen.root.present(stack, animated: false)
    screen.screen.simulator.settle()
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 200))
    list.preferredContentSize = CGSize(width: 300, height: 100)
    screen.screen.simulator.settle()
    #expect(stack.view.bounds.size == CGSize(width: 300, height: 150))
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 250, height: 250)
    stack.pushViewController(next, animated: true)
    screen.screen.simulator.settle()
    #expect(stack.view.bounds.size == CGSize(width: 250, height: 300))
    stack.popViewController(animated: true)
    screen.screen.simulator.settle()
    #expect(stack.view.bounds.size == CGSize(width: 300, height: 150))
  }

  @Test func theSourceMayBeSetAfterTheCallThatPresents() {
    let screen = PopoverFixture()
    screen.popover.sourceView = nil
    let warnings = Diagnostics.collecting {
      screen.screen.root.present(screen.modal, animated: true)
      screen.popover.sourceView = screen.button
      screen.screen.simulator.settle()
    }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(screen.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  // MARK: Mistakes

  @Test func withoutASourceItLiesInTheMiddle() {
    let screen = PopoverFixture()
    screen.popover.sourceView = nil
    let warnings = Diagnostics.collecting { screen.present() }
    #expect(
      warnings.count == 1 && warnings.first?.contains("belongs to nothing") == true, "\(warnings)")
    #expect(screen.frame == CGRect(x: 400, y: 325, width: 200, height: 150))
    screen.screen.simulator.press("Escape")
    screen.screen.simulator.settle()
    #expect(screen.modal.view.window == nil)
  }

  @Test func aSourceThatLeavesTheWindowIsNone() {
    let screen = PopoverFixture()
    screen.present()
    screen.button.removeFromSuperview()
    screen.screen.simulator.resize(to: CGSize(width: 900, height: 700))
    screen.screen.simulator.settle()
    #expect(
      screen.modal.view.window != nil && screen.frame.size == CGSize(width: 200, height: 150))
  }
}
