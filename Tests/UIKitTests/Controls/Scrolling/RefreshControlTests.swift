import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A pull that refreshes: begins past the threshold, once, and ends with the content at its
/// beginning.
@MainActor
struct RefreshControlTests {
  /// A scroll view with a control, and how often it sent `.valueChanged`.
  @MainActor private final class Fixture {
    let stage: ScrollStage
    let control = UIRefreshControl()
    var refreshes = 0

    init(isSubview: Bool = false) {
      stage = ScrollStage()
      if isSubview {
        stage.scrollView.addSubview(control)
      } else {
        stage.scrollView.refreshControl = control
      }
      control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
      stage.simulator.settle()
    }

    var scrollView: UIScrollView { stage.scrollView }
    var simulator: Simulator { stage.simulator }
    func lift(_ dy: CGFloat) { simulator.touchUp(at: CGPoint(x: 200, y: 500 + dy)) }
  }

  @Test func aPullPastTheThresholdRefreshesOnceWhileTheFingerIsDown() {
    let fixture = Fixture()
    fixture.stage.hold(0, 120)
    #expect(fixture.scrollView.contentOffset.y < -50 && fixture.refreshes == 0)
    #expect(!fixture.control.isRefreshing)
    fixture.simulator.touchMove(to: CGPoint(x: 200, y: 760))
    #expect(fixture.refreshes == 1 && fixture.control.isRefreshing)
    fixture.simulator.touchMove(to: CGPoint(x: 200, y: 780))
    #expect(fixture.refreshes == 1, "it is sent once")
    fixture.lift(280)
    fixture.simulator.settle()
    #expect(fixture.scrollView.contentOffset.y == -60, "the control stays in sight")
    #expect(fixture.scrollView.adjustedContentInset.top == 60)
    #expect(fixture.scrollView.contentInset == .zero)
    #expect(fixture.control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
  }

  @Test func aControlThatIsAddedAsASubviewRefreshesToo() {
    let fixture = Fixture(isSubview: true)
    #expect(fixture.scrollView.refreshControl === fixture.control)
    fixture.stage.hold(0, 280)
    #expect(fixture.refreshes == 1 && fixture.control.isRefreshing)
    fixture.lift(280)
    fixture.simulator.settle()
    #expect(fixture.scrollView.contentOffset.y == -60)
    #expect(fixture.control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
  }

  @Test func aScrollViewKeepsItsControlWhereASecondOneIsAdded() {
    let fixture = Fixture()
    let second = UIRefreshControl()
    fixture.scrollView.addSubview(second)
    #expect(fixture.scrollView.refreshControl === fixture.control)
    second.removeFromSuperview()
    #expect(fixture.scrollView.refreshControl === fixture.control)
  }

  @Test func aControlBelongsToTheScrollViewThatItIsIn() {
    let fixture = Fixture(isSubview: true)
    let (view, control) = (fixture.scrollView, fixture.control)
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60)
    control.removeFromSuperview()
    #expect(view.refreshControl == nil && view.adjustedContentInset.top == 0)
    #expect(!control.isRefreshing)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(control)
    other.addSubview(control)
    #expect(view.refreshControl == nil && other.refreshControl === control)
    #expect(control.superview === other)
    view.refreshControl = control
    #expect(other.refreshControl == nil && control.superview === view)
  }

  @Test func aTablesBackgroundCanBeItsControl() {
    let fixture = TableFixture(count: 40)
    let control = UIRefreshControl()
    fixture.table.backgroundView = control
    fixture.simulator.settle()
    #expect(fixture.table.refreshControl === control)
    let width = fixture.table.bounds.width
    #expect(control.frame == CGRect(x: 0, y: -60, width: width, height: 60))
    control.beginRefreshing()
    #expect(fixture.table.adjustedContentInset.top == 60)
    fixture.table.backgroundView = nil
    #expect(fixture.table.refreshControl == nil && fixture.table.adjustedContentInset.top == 0)
  }

  @Test func aShortPullDoesNotRefresh() {
    let fixture = Fixture()
    fixture.stage.place(0, 120)
    fixture.simulator.settle()
    #expect(fixture.refreshes == 0 && fixture.scrollView.contentOffset.y == 0)
  }

  @Test func contentThatBouncesPastTheThresholdDoesNotRefresh() {
    let fixture = Fixture()
    fixture.scrollView.contentOffset.y = 450
    var least: CGFloat = 0
    fixture.stage.journal.onCall = { _, scrollView in least = min(least, scrollView.contentOffset.y)
    }
    fixture.stage.fling(0, 330, from: CGPoint(x: 200, y: 200))
    fixture.simulator.settle()
    #expect(least < -102, "it went past the threshold by itself")
    #expect(fixture.refreshes == 0)
  }

  @Test func endingMovesTheContentBackOnTheScreensClock() {
    let fixture = Fixture()
    fixture.stage.hold(0, 280)
    fixture.lift(280)
    fixture.simulator.settle()
    fixture.stage.journal.clear()
    fixture.control.endRefreshing()
    #expect(!fixture.control.isRefreshing)
    #expect(fixture.scrollView.adjustedContentInset.top == 0)
    #expect(fixture.scrollView.contentOffset.y == -60, "without a jump")
    fixture.simulator.advance(by: 0.15)
    #expect(fixture.scrollView.contentOffset.y > -60 && fixture.scrollView.contentOffset.y < 0)
    fixture.simulator.advance(by: 0.25)
    #expect(fixture.scrollView.contentOffset.y == 0)
    #expect(fixture.stage.journal.calls == ["didScroll"], "no animation of the program has ended")
  }

  @Test func endingWhileAFingerHoldsTheContentKeepsItThereAndRearmsAfterTheReturn() {
    let fixture = Fixture()
    fixture.stage.hold(0, 280)
    let offset = fixture.scrollView.contentOffset.y
    fixture.control.endRefreshing()
    fixture.simulator.advance(by: 0.5)
    #expect(fixture.scrollView.contentOffset.y == offset)
    fixture.simulator.touchMove(to: CGPoint(x: 200, y: 800))
    #expect(fixture.refreshes == 1, "the same pull does not refresh again")
    fixture.lift(300)
    fixture.simulator.settle()
    #expect(fixture.scrollView.contentOffset.y == 0)
    fixture.stage.hold(0, 280)
    #expect(fixture.refreshes == 2)
    fixture.simulator.touchCancel()
  }

  @Test func aProgramThatBeginsSendsNothingAndDoesNotScroll() {
    let fixture = Fixture()
    fixture.control.beginRefreshing()
    fixture.simulator.settle(limit: 1)
    #expect(fixture.control.isRefreshing && fixture.refreshes == 0)
    #expect(fixture.scrollView.contentOffset.y == 0)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    fixture.simulator.advance(by: 0.4)
    #expect(fixture.scrollView.contentOffset.y == -60)
    fixture.control.endRefreshing()
    fixture.control.endRefreshing()
    fixture.simulator.advance(by: 0.4)
    #expect(fixture.scrollView.contentOffset.y == 0)
  }

  @Test func endingBelowTheBeginningLeavesTheContentWhereItIs() {
    let fixture = Fixture()
    fixture.control.beginRefreshing()
    fixture.scrollView.contentOffset.y = 300
    fixture.control.endRefreshing()
    fixture.simulator.settle()
    #expect(fixture.scrollView.contentOffset.y == 300)
  }

  @Test func aDisabledControlIsNotTriggered() {
    let fixture = Fixture()
    fixture.control.isEnabled = false
    fixture.stage.hold(0, 300)
    #expect(fixture.refreshes == 0)
    fixture.simulator.touchCancel()
  }

  @Test func aTitleMakesItHigherAndARemovedControlTakesItsInsetAlong() {
    let fixture = Fixture()
    fixture.control.attributedTitle = NSAttributedString(string: "Loading")
    #expect(fixture.control.frame.height > 72 && fixture.control.frame.height < 90)
    fixture.control.beginRefreshing()
    #expect(fixture.scrollView.adjustedContentInset.top == fixture.control.frame.height)
    fixture.scrollView.refreshControl = nil
    #expect(fixture.scrollView.adjustedContentInset.top == 0 && fixture.control.superview == nil)
    #expect(!fixture.control.isRefreshing)
  }

  @Test func aTableControllerKeepsItForTheTableThatIsNotLoadedYet() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(!controller.isViewLoaded && controller.refreshControl === control)
    let simulator = Simulator(scale: 1, root: controller)
    simulator.settle()
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView)
  }

  @Test func aLargeTitleStaysExpandedWhileRefreshing() {
    let controller = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    let control = UIRefreshControl()
    controller.refreshControl = control
    let simulator = Simulator(scale: 1, root: stack)
    simulator.settle()
    let height = stack.navigationBar.frame.height
    #expect(height > 80)
    simulator.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 640), duration: 0.2)
    #expect(control.isRefreshing)
    simulator.endTurn()
    #expect(stack.navigationBar.frame.height == height, "the control appears below the bar")
    simulator.touchUp(at: CGPoint(x: 200, y: 640))
    simulator.settle(limit: 2)
    #expect(stack.navigationBar.frame.height == height)
    let table = controller.tableView!
    let top = stack.navigationBar.frame.maxY
    #expect(table.contentOffset.y == -(top + 60))
    #expect(control.convert(control.bounds, to: nil).minY == top)
  }
}
