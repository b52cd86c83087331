import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Popovers on the screen.
@Suite(.serialized) @MainActor
struct PopoverTests {
  @MainActor
  private final class PopoverFixture {
    let fixture: Fixture
    let modal: JournalController
    let delegate: SheetJournal
    let button = UIButton(type: .system)

    init(size: CGSize = CGSize(width: 1000, height: 800)) {
      fixture = Fixture(size: size)
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      fixture.root.view.addSubview(button)
      modal = fixture.makeController(style: .popover)
      modal.preferredContentSize = CGSize(width: 200, height: 150)
      delegate = SheetJournal(fixture.journal)
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
      fixture.root.present(modal, animated: animated)
      fixture.simulator.settle()
    }

    /// Of the content, in the window.
    var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil) }
  }

  @Test func itBelongsToItsSource() {
    let fixture = PopoverFixture()
    fixture.present()
    #expect(fixture.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(fixture.popover.arrowDirection == .up)
    #expect(
      fixture.fixture.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear at once", "modal didAppear at once",
      ])
    #expect(fixture.fixture.root.view.window != nil)
    #expect(fixture.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(fixture.fixture.root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aRectangleOfTheSourceCounts() {
    let fixture = PopoverFixture()
    fixture.popover.sourceView = fixture.fixture.root.view
    fixture.popover.sourceRect = CGRect(x: 700, y: 600, width: 10, height: 10)
    fixture.popover.permittedArrowDirections = .right
    fixture.present()
    #expect(fixture.frame == CGRect(x: 700 - 13 - 200, y: 530, width: 200, height: 150))
    #expect(fixture.popover.arrowDirection == .right)
  }

  @Test func anItemInABarIsASourceToo() {
    let fixture = PopoverFixture()
    let item = UIBarButtonItem(title: "Here", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    fixture.fixture.simulator.window.rootViewController = navigation
    fixture.fixture.simulator.settle()
    fixture.popover.barButtonItem = item
    navigation.present(fixture.modal, animated: false)
    fixture.fixture.simulator.settle()
    let place = item.frame(in: fixture.fixture.simulator.window) ?? .null
    #expect(fixture.popover.arrowDirection == .up && fixture.popover.barButtonItem === item)
    #expect(place.minX > 800 && isNear(fixture.frame.minY, place.maxY + 13, within: 1))
    #expect(fixture.frame.maxX == 990)
  }

  @Test func itFadesAndGrowsIn() {
    let fixture = PopoverFixture()
    fixture.fixture.root.present(fixture.modal, animated: true)
    fixture.fixture.simulator.advance(by: 0.05)
    let view = fixture.popover.presentedView
    let alpha = view?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    fixture.fixture.simulator.settle()
    #expect(
      fixture.fixture.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear", "modal didAppear",
      ])
    fixture.modal.dismiss(animated: true)
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.journal.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(fixture.fixture.stack == [fixture.fixture.root.view])
    #expect(fixture.modal.popoverPresentationController?.arrowDirection == .unknown)
  }

  @Test func aPressOutsideAsksAndDismisses() {
    let fixture = PopoverFixture()
    fixture.present()
    _ = fixture.fixture.journal.take()
    fixture.delegate.allowsDismissal = false
    fixture.fixture.simulator.tap(at: CGPoint(x: 800, y: 700))
    #expect(fixture.fixture.journal.take() == ["should dismiss", "did attempt"])
    fixture.delegate.allowsDismissal = true
    fixture.fixture.simulator.tap(at: CGPoint(x: 800, y: 700))
    fixture.fixture.simulator.settle()
    #expect(
      fixture.fixture.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(fixture.fixture.stack == [fixture.fixture.root.view])
  }

  @Test func aPressInsideDoesNot() {
    let fixture = PopoverFixture()
    fixture.present()
    fixture.fixture.simulator.tap(at: CGPoint(x: 140, y: 200))
    fixture.fixture.simulator.settle()
    #expect(fixture.modal.view.window != nil)
  }

  @Test func viewsCanBeTouchedThroughIt() {
    let fixture = PopoverFixture()
    let other = UIButton(frame: CGRect(x: 700, y: 700, width: 80, height: 40))
    var count = 0
    other.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    fixture.fixture.root.view.addSubview(other)
    fixture.popover.passthroughViews = [other]
    fixture.present()
    fixture.fixture.simulator.tap(at: other.center)
    fixture.fixture.simulator.settle()
    #expect(count == 1 && fixture.modal.view.window != nil)
    fixture.fixture.simulator.tap(at: CGPoint(x: 600, y: 700))
    fixture.fixture.simulator.settle()
    #expect(fixture.modal.view.window == nil)
  }

  @Test func anotherSizeIsAnimated() {
    let fixture = PopoverFixture()
    fixture.present()
    fixture.modal.preferredContentSize = CGSize(width: 400, height: 300)
    fixture.fixture.simulator.advance(by: 0.1)
    let width = fixture.modal.view.layer.presentation()?.bounds.width ?? 0
    #expect(width > 200 && width < 400)
    fixture.fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 10, y: 153, width: 400, height: 300))
  }

  @Test func itFollowsItsSource() {
    let fixture = PopoverFixture()
    fixture.button.autoresizingMask = [.flexibleLeftMargin]
    fixture.present()
    _ = fixture.fixture.journal.take()
    fixture.fixture.simulator.resize(to: CGSize(width: 1200, height: 900))
    fixture.fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 240, y: 153, width: 200, height: 150))
    #expect(fixture.fixture.journal.lines.contains("reposition"))
  }

  // MARK: Adapting

  @Test func inACompactWidthItCoversTheScreen() {
    let fixture = PopoverFixture(size: CGSize(width: 400, height: 800))
    fixture.present()
    #expect(fixture.frame == fixture.fixture.simulator.window.bounds)
    #expect(fixture.fixture.root.view.window != nil, "over full screen")
    #expect(fixture.popover.adaptivePresentationStyle == .overFullScreen)
  }

  @Test func aDelegateCanKeepIt() {
    let fixture = PopoverFixture(size: CGSize(width: 400, height: 800))
    fixture.delegate.adaptiveStyle = UIModalPresentationStyle.none
    fixture.present()
    #expect(fixture.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  @Test func itAdaptsWhileItIsThere() {
    let fixture = PopoverFixture()
    fixture.present()
    _ = fixture.fixture.journal.take()
    fixture.fixture.simulator.resize(to: CGSize(width: 400, height: 800))
    fixture.fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    fixture.fixture.simulator.resize(to: CGSize(width: 1000, height: 800))
    fixture.fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(fixture.popover.arrowDirection == .up)
    #expect(
      !fixture.fixture.journal.lines.contains { $0.hasPrefix("modal") && $0.contains("ppear") })
    fixture.fixture.simulator.tap(at: CGPoint(x: 800, y: 700))
    fixture.fixture.simulator.settle()
    #expect(fixture.fixture.stack == [fixture.fixture.root.view])
  }

  @Test func itCanBecomeASheet() {
    let fixture = PopoverFixture(size: CGSize(width: 400, height: 800))
    fixture.delegate.adaptiveStyle = .formSheet
    fixture.present()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    fixture.fixture.simulator.resize(to: CGSize(width: 1000, height: 800))
    fixture.fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  // MARK: Mistakes

  @Test func withoutASourceItLiesInTheMiddle() {
    let fixture = PopoverFixture()
    fixture.popover.sourceView = nil
    let warnings = Diagnostics.collecting { fixture.present() }
    #expect(
      warnings.count == 1 && warnings.first?.contains("belongs to nothing") == true, "\(warnings)")
    #expect(fixture.frame == CGRect(x: 400, y: 325, width: 200, height: 150))
    fixture.fixture.simulator.press("Escape")
    fixture.fixture.simulator.settle()
    #expect(fixture.modal.view.window == nil)
  }

  @Test func anArrowHasToPointSomewhere() {
    let fixture = PopoverFixture()
    let warnings = Diagnostics.collecting { fixture.popover.permittedArrowDirections = [] }
    #expect(warnings.count == 1)
    fixture.present()
    #expect(fixture.popover.arrowDirection == .up)
  }

  @Test func aSourceThatLeavesTheWindowIsNone() {
    let fixture = PopoverFixture()
    fixture.present()
    fixture.button.removeFromSuperview()
    fixture.fixture.simulator.resize(to: CGSize(width: 900, height: 700))
    fixture.fixture.simulator.settle()
    #expect(
      fixture.modal.view.window != nil && fixture.frame.size == CGSize(width: 200, height: 150))
  }
}
