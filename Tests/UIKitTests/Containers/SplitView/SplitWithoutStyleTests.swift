import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A split view controller without a style, whose two controllers are any kinds of controllers, in
/// one column.
@MainActor
struct SplitWithoutStyleTests {
  /// A split view controller on a screen with room for one column, and two controllers for it.
  @MainActor
  private struct Stage {
    let fixture = Fixture(size: SplitFixture.narrow)
    let (a, b): (JournalController, JournalController)
    let split = UISplitViewController()

    init() { (a, b) = (fixture.makeController("a"), fixture.makeController("b")) }

    func show(_ controllers: [UIViewController]) {
      split.viewControllers = controllers
      fixture.simulator.window.rootViewController = split
      fixture.simulator.settle()
    }

    func resize(to size: CGSize) {
      fixture.simulator.resize(to: size)
      fixture.simulator.settle()
    }

    /// Where a controller's view is on the screen; null where it is not.
    func frame(_ controller: UIViewController) -> CGRect {
      guard let view = controller.viewIfLoaded, view.window != nil else { return .null }
      return view.convert(view.bounds, to: nil)
    }

    func isBalanced(_ name: String, isVisible: Bool) -> Bool {
      fixture.journal.endsBalanced(name, isVisible: isVisible)
    }
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func aPlainSecondaryIsSeenOnTheStackOfThePrimary() {
    let stage = Stage()
    let stack = UINavigationController(rootViewController: stage.a)
    stage.show([stack, stage.b])
    #expect(stage.split.isCollapsed && stack.viewControllers == [stage.a, stage.b])
    #expect(stage.frame(stage.b) == screen && stage.frame(stage.a) == .null)
    #expect(stage.isBalanced("b", isVisible: true))
    stack.popViewController(animated: true)
    stage.fixture.simulator.settle()
    #expect(stage.frame(stage.a) == screen && stage.frame(stage.b) == .null)
    stage.resize(to: SplitFixture.wide)
    #expect(stage.frame(stage.a).width == 320 && stage.frame(stage.b).width == 879)
  }

  @Test func aPlainSecondaryIsSeenThereAlsoAfterAnotherLayout() {
    let stage = Stage()
    stage.show([UINavigationController(rootViewController: stage.a), stage.b])
    stage.split.view.setNeedsLayout()
    stage.fixture.simulator.settle()
    stage.resize(to: CGSize(width: 400, height: 700))
    #expect(stage.frame(stage.b) == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(stage.isBalanced("b", isVisible: true))
  }

  @Test func anotherStackAsDetailTakesThePlaceOfOneThatIsAlone() {
    let stage = Stage()
    let former = UINavigationController(rootViewController: stage.b)
    stage.show([stage.a, former])
    #expect(stage.frame(stage.b) == screen)
    let z = stage.fixture.makeController("z")
    let next = UINavigationController(rootViewController: z)
    stage.split.showDetailViewController(next, sender: nil)
    stage.fixture.simulator.settle()
    #expect(next.parent === stage.split && next.viewControllers == [z])
    #expect(stage.split.viewControllers == [next])
    #expect(former.parent == nil && former.viewControllers == [stage.b])
    #expect(stage.frame(z) == screen && stage.frame(stage.b) == .null)
    #expect(stage.isBalanced("z", isVisible: true) && stage.isBalanced("b", isVisible: false))
    stage.resize(to: SplitFixture.wide)
    #expect(stage.frame(stage.a).width == 320 && stage.frame(z).width == 879)
  }

  @Test func aPlainDetailTakesThePlaceOfAStackThatIsAlone() {
    let stage = Stage()
    stage.show([stage.a, UINavigationController(rootViewController: stage.b)])
    let z = stage.fixture.makeController("z")
    stage.split.showDetailViewController(z, sender: nil)
    stage.fixture.simulator.settle()
    #expect(z.parent === stage.split && stage.split.viewControllers == [z])
    #expect(stage.frame(z) == screen)
    #expect(stage.isBalanced("z", isVisible: true) && stage.isBalanced("b", isVisible: false))
  }
  @Test func columnsThatAreChangedInsideAChangeAreTheLastOnesAskedFor() {
    final class Page: UIViewController {
      var onDisappear: () -> Void = {}
      override func viewDidDisappear(_ animated: Bool) { onDisappear() }
    }
    let fixture = Fixture(size: SplitFixture.wide)
    let (split, former) = (UISplitViewController(), Page())
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), former,
    ]
    fixture.simulator.window.rootViewController = split
    fixture.simulator.settle()
    let (c, d) = (fixture.makeController("c"), fixture.makeController("d"))
    let columns = [UINavigationController(rootViewController: c), d]
    former.onDisappear = { split.viewControllers = columns }
    let middle = fixture.makeController("middle")
    split.showDetailViewController(middle, sender: nil)
    fixture.simulator.settle()
    #expect(split.viewControllers == columns && split.children == columns)
    #expect(middle.view.window == nil && middle.parent == nil)
    #expect(c.view.window != nil && d.view.window != nil)
    #expect(fixture.journal.endsBalanced("c", isVisible: true))
    #expect(fixture.journal.endsBalanced("d", isVisible: true))
  }
  @Test func aPopRightAfterThereWasRoomInTheMiddleOfAPushEndsAtItsPlace() {
    let stage = Stage()
    let stacks = [stage.a, stage.b].map { UINavigationController(rootViewController: $0) }
    stage.show(stacks)
    stacks[0].pushViewController(stage.fixture.makeController("pushed"), animated: true)
    stage.fixture.simulator.advance(by: 0.1)
    stage.fixture.simulator.resize(to: SplitFixture.wide)
    stacks[1].popViewController(animated: true)
    stage.fixture.simulator.settle()
    #expect(stacks[1].viewControllers == [stage.b])
    #expect(stage.frame(stage.b) == CGRect(x: 321, y: 0, width: 879, height: 800))
  }
}
