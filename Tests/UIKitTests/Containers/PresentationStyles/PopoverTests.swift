import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Popovers on the screen.
@Suite(.serialized) @MainActor
struct PopoverTests {
  @MainActor
  private final class PopoverStand {
    let stand: Stand
    let modal: JournalController
    let delegate: SheetJournal
    let button = UIButton(type: .system)

    init(size: CGSize = CGSize(width: 1000, height: 800)) {
      stand = Stand(size: size)
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      stand.root.view.addSubview(button)
      modal = stand.makeController(style: .popover)
      modal.preferredContentSize = CGSize(width: 200, height: 150)
      delegate = SheetJournal(stand.journal)
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
      stand.root.present(modal, animated: animated)
      stand.simulator.settle()
    }

    /// Of the content, in the window.
    var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil) }
  }

  @Test func itBelongsToItsSource() {
    let stand = PopoverStand()
    stand.present()
    #expect(stand.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(stand.popover.arrowDirection == .up)
    #expect(
      stand.stand.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear at once", "modal didAppear at once",
      ])
    #expect(stand.stand.root.view.window != nil)
    #expect(stand.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(stand.stand.root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aRectangleOfTheSourceCounts() {
    let stand = PopoverStand()
    stand.popover.sourceView = stand.stand.root.view
    stand.popover.sourceRect = CGRect(x: 700, y: 600, width: 10, height: 10)
    stand.popover.permittedArrowDirections = .right
    stand.present()
    #expect(stand.frame == CGRect(x: 700 - 13 - 200, y: 530, width: 200, height: 150))
    #expect(stand.popover.arrowDirection == .right)
  }

  @Test func anItemInABarIsASourceToo() {
    let stand = PopoverStand()
    let item = UIBarButtonItem(title: "Here", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stand.stand.simulator.window.rootViewController = navigation
    stand.stand.simulator.settle()
    stand.popover.barButtonItem = item
    navigation.present(stand.modal, animated: false)
    stand.stand.simulator.settle()
    let place = item.frame(in: stand.stand.simulator.window) ?? .null
    #expect(stand.popover.arrowDirection == .up && stand.popover.barButtonItem === item)
    #expect(place.minX > 800 && isNear(stand.frame.minY, place.maxY + 13, within: 1))
    #expect(stand.frame.maxX == 990)
  }

  @Test func itFadesAndGrowsIn() {
    let stand = PopoverStand()
    stand.stand.root.present(stand.modal, animated: true)
    stand.stand.simulator.advance(by: 0.05)
    let view = stand.popover.presentedView
    let alpha = view?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    stand.stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == [
        "modal didLoad", "prepare", "modal willAppear", "modal didAppear",
      ])
    stand.modal.dismiss(animated: true)
    stand.stand.simulator.settle()
    #expect(stand.stand.journal.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(stand.stand.stack == [stand.stand.root.view])
    #expect(stand.modal.popoverPresentationController?.arrowDirection == .unknown)
  }

  @Test func aPressOutsideAsksAndDismisses() {
    let stand = PopoverStand()
    stand.present()
    _ = stand.stand.journal.take()
    stand.delegate.allowsDismissal = false
    stand.stand.simulator.tap(at: CGPoint(x: 800, y: 700))
    #expect(stand.stand.journal.take() == ["should dismiss", "did attempt"])
    stand.delegate.allowsDismissal = true
    stand.stand.simulator.tap(at: CGPoint(x: 800, y: 700))
    stand.stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func aPressInsideDoesNot() {
    let stand = PopoverStand()
    stand.present()
    stand.stand.simulator.tap(at: CGPoint(x: 140, y: 200))
    stand.stand.simulator.settle()
    #expect(stand.modal.view.window != nil)
  }

  @Test func viewsCanBeTouchedThroughIt() {
    let stand = PopoverStand()
    let other = UIButton(frame: CGRect(x: 700, y: 700, width: 80, height: 40))
    var count = 0
    other.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    stand.stand.root.view.addSubview(other)
    stand.popover.passthroughViews = [other]
    stand.present()
    stand.stand.simulator.tap(at: other.center)
    stand.stand.simulator.settle()
    #expect(count == 1 && stand.modal.view.window != nil)
    stand.stand.simulator.tap(at: CGPoint(x: 600, y: 700))
    stand.stand.simulator.settle()
    #expect(stand.modal.view.window == nil)
  }

  @Test func anotherSizeIsAnimated() {
    let stand = PopoverStand()
    stand.present()
    stand.modal.preferredContentSize = CGSize(width: 400, height: 300)
    stand.stand.simulator.advance(by: 0.1)
    let width = stand.modal.view.layer.presentation()?.bounds.width ?? 0
    #expect(width > 200 && width < 400)
    stand.stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 10, y: 153, width: 400, height: 300))
  }

  @Test func itFollowsItsSource() {
    let stand = PopoverStand()
    stand.button.autoresizingMask = [.flexibleLeftMargin]
    stand.present()
    _ = stand.stand.journal.take()
    stand.stand.simulator.resize(to: CGSize(width: 1200, height: 900))
    stand.stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 240, y: 153, width: 200, height: 150))
    #expect(stand.stand.journal.lines.contains("reposition"))
  }

  // MARK: Adapting

  @Test func inACompactWidthItCoversTheScreen() {
    let stand = PopoverStand(size: CGSize(width: 400, height: 800))
    stand.present()
    #expect(stand.frame == stand.stand.simulator.window.bounds)
    #expect(stand.stand.root.view.window != nil, "over full screen")
    #expect(stand.popover.adaptivePresentationStyle == .overFullScreen)
  }

  @Test func aDelegateCanKeepIt() {
    let stand = PopoverStand(size: CGSize(width: 400, height: 800))
    stand.delegate.adaptiveStyle = UIModalPresentationStyle.none
    stand.present()
    #expect(stand.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  @Test func itAdaptsWhileItIsThere() {
    let stand = PopoverStand()
    stand.present()
    _ = stand.stand.journal.take()
    stand.stand.simulator.resize(to: CGSize(width: 400, height: 800))
    stand.stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    stand.stand.simulator.resize(to: CGSize(width: 1000, height: 800))
    stand.stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
    #expect(stand.popover.arrowDirection == .up)
    #expect(!stand.stand.journal.lines.contains { $0.hasPrefix("modal") && $0.contains("ppear") })
    stand.stand.simulator.tap(at: CGPoint(x: 800, y: 700))
    stand.stand.simulator.settle()
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func itCanBecomeASheet() {
    let stand = PopoverStand(size: CGSize(width: 400, height: 800))
    stand.delegate.adaptiveStyle = .formSheet
    stand.present()
    #expect(stand.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    stand.stand.simulator.resize(to: CGSize(width: 1000, height: 800))
    stand.stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 40, y: 153, width: 200, height: 150))
  }

  // MARK: Mistakes

  @Test func withoutASourceItLiesInTheMiddle() {
    let stand = PopoverStand()
    stand.popover.sourceView = nil
    let told = Diagnostics.collecting { stand.present() }
    #expect(told.count == 1 && told.first?.contains("belongs to nothing") == true, "\(told)")
    #expect(stand.frame == CGRect(x: 400, y: 325, width: 200, height: 150))
    stand.stand.simulator.press("Escape")
    stand.stand.simulator.settle()
    #expect(stand.modal.view.window == nil)
  }

  @Test func anArrowHasToPointSomewhere() {
    let stand = PopoverStand()
    let told = Diagnostics.collecting { stand.popover.permittedArrowDirections = [] }
    #expect(told.count == 1)
    stand.present()
    #expect(stand.popover.arrowDirection == .up)
  }

  @Test func aSourceThatLeavesTheWindowIsNone() {
    let stand = PopoverStand()
    stand.present()
    stand.button.removeFromSuperview()
    stand.stand.simulator.resize(to: CGSize(width: 900, height: 700))
    stand.stand.simulator.settle()
    #expect(stand.modal.view.window != nil && stand.frame.size == CGSize(width: 200, height: 150))
  }
}
