import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Segments that perform actions, as Apple's header documents them.
@MainActor
struct SegmentActionTests {
  @MainActor private final class Calls {
    var names: [String] = []

    func action(_ title: String, image: UIImage? = nil, id: String? = nil) -> UIAction {
      UIAction(title: title, image: image, identifier: id.map { UIAction.Identifier($0) }) {
        [unowned self] in names.append($0.title)
      }
    }
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  /// Two segments of 60 points, from x = 2 on.
  private func control(_ calls: Calls) -> UISegmentedControl {
    UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 124, height: 32),
      actions: [calls.action("One", id: "1"), calls.action("Two", id: "2")])
  }

  private func page(_ calls: Calls) -> ControlPage<UISegmentedControl> {
    let page = ControlPage(control(calls))
    page.note(.valueChanged) { [calls] in
      calls.names.append("changed")
      return "\($0.selectedSegmentIndex)"
    }
    return page
  }

  @Test func theActionIsPerformedBeforeThoseOfTheControl() {
    let calls = Calls()
    let page = page(calls)
    #expect(page.control.bounds.size == CGSize(width: 124, height: 32))
    #expect(titles(page.control) == ["One", "Two"])
    page.tap(90)
    page.tap(90)
    #expect(calls.names == ["Two", "changed"] && page.events == ["1"])
    page.control.selectedSegmentIndex = 0
    #expect(calls.names.count == 2, "code performs nothing")
    page.control.isMomentary = true
    page.tap(30)
    page.tap(30)
    #expect(calls.names == ["Two", "changed", "One", "changed", "One", "changed"])
  }

  @Test func anImageIsShownInPlaceOfATitle() {
    let calls = Calls()
    let image = UIImage(systemName: "star.fill")
    let control = UISegmentedControl(frame: .zero, actions: [calls.action("Star", image: image)])
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.setAction(calls.action("Plain"), forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Plain")
  }

  @Test func anIdentifierIsThatOfOneSegment() {
    let calls = Calls()
    let control = control(calls)
    control.insertSegment(action: calls.action("First", id: "1"), at: 0, animated: false)
    #expect(titles(control) == ["First", "Two"], "the same place is updated")
    control.insertSegment(action: calls.action("Moved", id: "1"), at: 9, animated: false)
    #expect(titles(control) == ["Two", "Moved"], "at another place the former one is removed")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("1")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("3")) == NSNotFound)
    let warnings = Diagnostics.collecting {
      control.setAction(calls.action("Twice", id: "1"), forSegmentAt: 0)
      control.setAction(calls.action("Nowhere"), forSegmentAt: 7)
      #expect(control.actionForSegment(at: -1) == nil)
    }
    #expect(warnings.count == 3 && titles(control) == ["Two", "Moved"])
    #expect(control.actionForSegment(at: 0)?.title == "Two")
    control.insertSegment(withTitle: "Plain", at: 0, animated: false)
    #expect(control.actionForSegment(at: 0) == nil)
    let actions = [calls.action("a", id: "x"), calls.action("b"), calls.action("c", id: "x")]
    #expect(titles(UISegmentedControl(frame: .zero, actions: actions)) == ["b", "c"])
  }

  @Test func anActionMayRemoveItsSegment() {
    let calls = Calls()
    let page = page(calls)
    let last = UIAction(title: "Gone") { [page] _ in page.control.removeAllSegments() }
    page.control.setAction(last, forSegmentAt: 1)
    page.tap(90)
    page.simulator.settle()
    #expect(page.control.numberOfSegments == 0)
  }

  @Test func contentIsMovedInItsSegment() throws {
    let page = page(Calls())
    page.simulator.settle()
    let label = try #require(page.control.all(UILabel.self).first { $0.text == "Two" })
    let former = label.frame
    page.control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 1)
    page.simulator.settle()
    #expect(label.frame == former.offsetBy(dx: 3, dy: -2))
    #expect(page.control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
    #expect(page.control.contentOffsetForSegment(at: 0) == .zero)
    let warnings = Diagnostics.collecting {
      page.control.setContentOffset(CGSize(width: CGFloat.nan, height: 0), forSegmentAt: 1)
    }
    #expect(warnings.count == 1)
  }
}
