import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Every call when tabs, pages, columns, children and the first root change, in order.
@MainActor
struct ContainerCallOrderTests {
  private let recorder = CallRecorder()

  private func make(_ name: String) -> RecordingController { RecordingController(name, recorder) }

  // MARK: Tabs

  /// Tab switch, step 1: `shouldSelect`. 2: the new view loads. 3: the new controller's will-appear
  /// call. 4: the old one's will-disappear call. 5: the old one's did-disappear call. 6: the new
  /// one's did-appear call. 7: `didSelect`, by the user only.
  @Test func aTabThatTheUserSelects() {
    let (old, new) = (make("old"), make("new"))
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    let delegate = RecordingTabDelegate(recorder)
    let simulator = Simulator(scale: 1, root: tabs)
    tabs.delegate = delegate
    let calls = recorder.during {
      simulator.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20))
      simulator.settle()
    }
    #expect(
      calls == [
        "delegate shouldSelect",  // Tab switch, step 1
        "new viewDidLoad",  // Tab switch, step 2
        "new viewWillAppear",  // Tab switch, step 3
        "old viewWillDisappear",  // Tab switch, step 4
        "old viewDidDisappear",  // Tab switch, step 5
        "new viewDidAppear",  // Tab switch, step 6
        "delegate didSelect",  // Tab switch, step 7
      ])
  }

  @Test func aTabThatTheProgramSelects() {
    let (old, new) = (make("old"), make("new"))
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    let delegate = RecordingTabDelegate(recorder)
    let simulator = Simulator(scale: 1, root: tabs)
    tabs.delegate = delegate
    let calls = recorder.during {
      tabs.selectedIndex = 1
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "new viewDidLoad",  // Tab switch, step 2
        "new viewWillAppear",  // Tab switch, step 3
        "old viewWillDisappear",  // Tab switch, step 4
        "old viewDidDisappear",  // Tab switch, step 5
        "new viewDidAppear",  // Tab switch, step 6
        "(the call returns)",  // Tabs: everything inside of the call
      ])
  }

  /// The switch starts inside of the call.
  @Test func aTabWithAnAnimator() {
    let (old, new) = (make("old"), make("new"))
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    let delegate = RecordingTabDelegate(recorder)
    delegate.animator = RecordingAnimator(recorder)
    let simulator = Simulator(scale: 1, framesPerSecond: 20, root: tabs)
    tabs.delegate = delegate
    let calls = recorder.during {
      tabs.selectedIndex = 1
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "new viewDidLoad",  // Tab switch, step 2
        "new viewWillAppear",  // Tab switch, step 3
        "old viewWillDisappear",  // Tab switch, step 4
        "animator transitionDuration",  // Between the will and the did calls
        "animator animateTransition",  // Between the will and the did calls
        "(the call returns)",  // Tabs: everything inside of the call
        "animator completeTransition",
        "old viewDidDisappear",  // Tab switch, step 5
        "new viewDidAppear",  // Tab switch, step 6
        "animator animationEnded(true)",  // After all others
      ])
  }

  // MARK: Pages

  /// A turn begins inside of the call, with the appearance calls of a switch of tabs and the moves
  /// of a stack.
  @Test(arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll])
  func aPageThatIsTurned(style: UIPageViewController.TransitionStyle) {
    let (old, new) = (make("old"), make("new"))
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([old], direction: .forward, animated: false)
    let simulator = Simulator(scale: 1, root: pages)
    let calls = recorder.during {
      pages.setViewControllers([new], direction: .forward, animated: true) { [recorder] _ in
        recorder.record("completion")
      }
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // As of a push, step 1
        "new viewDidLoad",  // As of a push, step 2
        "new viewWillAppear",  // Page turns inside of the call, as Tab switch, step 3
        "old viewWillDisappear",  // Page turns inside of the call, as Tab switch, step 4
        "(the call returns)",
        "old viewDidDisappear",  // As Tab switch, step 5
        "new viewDidAppear",  // As Tab switch, step 6
        "new didMove(toParent: parent)",  // As of a push, step 9
        "old willMove(toParent: nil)",  // Who is not shown is no child
        "old didMove(toParent: nil)",  // Who is not shown is no child
        "completion",
      ])
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll])
  func aPageThatIsTurnedWithoutAnimation(style: UIPageViewController.TransitionStyle) {
    let (old, new) = (make("old"), make("new"))
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([old], direction: .forward, animated: false)
    let simulator = Simulator(scale: 1, root: pages)
    let calls = recorder.during {
      pages.setViewControllers([new], direction: .forward, animated: false) { [recorder] _ in
        recorder.record("completion")
      }
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // As of a push, step 1
        "new viewDidLoad",  // As of a push, step 2
        "new viewWillAppear",  // As Tab switch, step 3
        "old viewWillDisappear",  // As Tab switch, step 4
        "old viewDidDisappear",  // As Tab switch, step 5
        "new viewDidAppear",  // As Tab switch, step 6
        "new didMove(toParent: parent)",  // As of a push, step 9
        "old willMove(toParent: nil)",  // Who is not shown is no child
        "old didMove(toParent: nil)",  // Who is not shown is no child
        "completion",
        "(the call returns)",  // Page turns: everything inside of the call
      ])
  }

  // MARK: Columns

  @Test func aColumnThatIsHiddenAndShown() {
    let (primary, secondary) = (make("primary"), make("secondary"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let simulator = Simulator(size: CGSize(width: 1200, height: 800), scale: 1, root: split)
    let hiding = recorder.during {
      split.hide(.primary)
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      hiding == [
        "primary viewWillDisappear",  // Columns start inside of the call
        "(the call returns)",
        "primary viewDidDisappear",  // Appearance calls are balanced
      ])
    let showing = recorder.during {
      split.show(.primary)
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      showing == [
        "primary viewWillAppear",  // Columns start inside of the call
        "(the call returns)",
        "primary viewDidAppear",  // Appearance calls are balanced
      ])
  }

  @Test func aColumnWithoutAnimation() {
    let (primary, secondary) = (make("primary"), make("secondary"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let simulator = Simulator(size: CGSize(width: 1200, height: 800), scale: 1, root: split)
    let calls = recorder.during {
      UIView.performWithoutAnimation { split.hide(.primary) }
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "primary viewWillDisappear",  // Appearance calls are balanced
        "primary viewDidDisappear",  // Appearance calls are balanced
        "(the call returns)",  // Columns: everything inside of the call
      ])
  }

  // MARK: Children and roots

  /// `transition(from:to:)` starts inside of the call and ends with did appear before did
  /// disappear; the moves are the container's own.
  @Test func oneChildForAnother() {
    let (old, new) = (make("old"), make("new"))
    let container = UIViewController()
    let simulator = Simulator(scale: 1, root: container)
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    let calls = recorder.during {
      old.willMove(toParent: nil)
      container.addChild(new)
      container.transition(
        from: old, to: new, duration: 0.3, options: .transitionCrossDissolve,
        animations: { [recorder] in recorder.record("animations") },
        completion: { [recorder] _ in
          recorder.record("completion")
          old.removeFromParent()
          new.didMove(toParent: container)
        })
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "old willMove(toParent: nil)",
        "new willMove(toParent: parent)",
        "new viewDidLoad",
        "old viewWillDisappear",  // transition(from:to:): everything inside of the call
        "new viewWillAppear",  // transition(from:to:): everything inside of the call
        "animations",
        "(the call returns)",
        "new viewDidAppear",  // Layout and appearance: did appear before did disappear
        "old viewDidDisappear",  // Layout and appearance: did appear before did disappear
        "completion",
        "old didMove(toParent: nil)",
        "new didMove(toParent: parent)",
      ])
  }

  /// A block that makes no animation completes in the next turn, as any (section 3 of the
  /// specification), and the swap ends with it.
  @Test func oneChildForAnotherWithoutAnimation() {
    let (old, new) = (make("old"), make("new"))
    let container = UIViewController()
    let simulator = Simulator(scale: 1, root: container)
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    let calls = recorder.during {
      old.willMove(toParent: nil)
      container.addChild(new)
      container.transition(
        from: old, to: new, duration: 0, animations: nil,
        completion: { [recorder] _ in recorder.record("completion") })
      recorder.record("(the call returns)")
      simulator.settle()
    }
    #expect(
      calls == [
        "old willMove(toParent: nil)",
        "new willMove(toParent: parent)",
        "new viewDidLoad",
        "old viewWillDisappear",  // transition(from:to:): everything inside of the call
        "new viewWillAppear",  // transition(from:to:): everything inside of the call
        "(the call returns)",
        "new viewDidAppear",  // Layout and appearance: did appear before did disappear
        "old viewDidDisappear",  // Layout and appearance: did appear before did disappear
        "completion",  // Animations: in the next turn, not inside of the call
      ])
  }

  /// Will appear, then layout, then did appear.
  @Test func theFirstRoot() {
    recorder.recordsLayout = true
    let root = make("root")
    let calls = recorder.during {
      let simulator = Simulator(scale: 1, root: root)
      simulator.settle()
    }
    #expect(
      calls == [
        "root viewDidLoad",
        "root viewWillAppear",  // Layout and appearance, first
        "root viewWillLayoutSubviews",  // Layout and appearance, second
        "root viewDidLayoutSubviews",  // Layout and appearance, third
        "root viewDidAppear",  // Layout and appearance, last
      ])
  }

  @Test func layoutOfWhatIsPresented() {
    let (root, presented) = (make("root"), make("presented"))
    let simulator = Simulator(scale: 1, root: root)
    recorder.recordsLayout = true
    let calls = recorder.during {
      presented.modalPresentationStyle = .overFullScreen
      root.present(presented, animated: true)
      simulator.settle()
    }
    #expect(
      calls == [
        "presented viewDidLoad",  // Present, step 0
        "presented viewWillAppear",  // Layout and appearance, first
        "presented viewWillLayoutSubviews",  // Layout and appearance, second
        "presented viewDidLayoutSubviews",  // Layout and appearance, third
        "presented viewDidAppear",  // Layout and appearance, last
      ])
  }

  /// Everything inside of the call.
  @Test func layoutOfWhatIsPresentedAtOnce() {
    let (root, presented) = (make("root"), make("presented"))
    let simulator = Simulator(scale: 1, root: root)
    simulator.settle()
    recorder.recordsLayout = true
    let calls = recorder.during {
      presented.modalPresentationStyle = .overFullScreen
      root.present(presented, animated: false)
    }
    #expect(
      calls == [
        "presented viewDidLoad",  // Present, step 0
        "presented viewWillAppear",  // Layout and appearance, first
        "presented viewWillLayoutSubviews",  // Layout and appearance, second
        "presented viewDidLayoutSubviews",  // Layout and appearance, third
        "presented viewDidAppear",  // Layout and appearance, last
      ])
  }

  @Test func layoutOfWhatIsPushedAtOnce() {
    let (first, pushed) = (make("first"), make("pushed"))
    let stack = UINavigationController(rootViewController: first)
    let simulator = Simulator(scale: 1, root: stack)
    simulator.settle()
    recorder.recordsLayout = true
    let calls = recorder.during {
      stack.pushViewController(pushed, animated: false)
      simulator.settle()
    }
    #expect(
      calls == [
        "pushed willMove(toParent: parent)",  // Push, step 1
        "pushed viewDidLoad",  // Push, step 2
        "first viewWillDisappear",  // Push, step 3
        "pushed viewWillAppear",  // Layout and appearance, first
        "first viewDidDisappear",  // Push, step 7
        "pushed viewWillLayoutSubviews",  // Layout and appearance, second
        "pushed viewDidLayoutSubviews",  // Layout and appearance, third
        "pushed viewDidAppear",  // Layout and appearance, last
        "pushed didMove(toParent: parent)",  // Push, step 9
      ])
  }

  @Test func layoutOfWhatIsSelectedByTab() {
    let (first, second) = (make("first"), make("second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let simulator = Simulator(scale: 1, root: tabs)
    simulator.settle()
    recorder.recordsLayout = true
    let calls = recorder.during {
      tabs.selectedIndex = 1
      simulator.settle()
    }
    #expect(
      calls.filter { $0.hasPrefix("second") } == [
        "second viewDidLoad",
        "second viewWillAppear",  // Layout and appearance, first
        "second viewWillLayoutSubviews",  // Layout and appearance, second
        "second viewDidLayoutSubviews",  // Layout and appearance, third
        "second viewDidAppear",  // Layout and appearance, last
      ])
  }

  @Test func layoutOfWhatIsPushed() {
    let (first, pushed) = (make("first"), make("pushed"))
    let stack = UINavigationController(rootViewController: first)
    let simulator = Simulator(scale: 1, root: stack)
    recorder.recordsLayout = true
    let calls = recorder.during {
      stack.pushViewController(pushed, animated: true)
      simulator.settle()
    }
    #expect(
      calls == [
        "pushed willMove(toParent: parent)",  // Push, step 1
        "pushed viewDidLoad",  // Push, step 2
        "first viewWillDisappear",  // Push, step 3
        "pushed viewWillAppear",  // Layout and appearance, first
        "pushed viewWillLayoutSubviews",  // Layout and appearance, second
        "pushed viewDidLayoutSubviews",  // Layout and appearance, third
        "first viewDidDisappear",  // Push, step 7
        "pushed viewDidAppear",  // Layout and appearance, last
        "pushed didMove(toParent: parent)",  // Push, step 9
      ])
  }
}

/// A tab bar controller's delegate that records what it is asked and told.
private final class RecordingTabDelegate: NSObject, UITabBarControllerDelegate {
  private let recorder: CallRecorder
  var animator: RecordingAnimator?

  init(_ recorder: CallRecorder) { self.recorder = recorder }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    recorder.record("delegate shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { recorder.record("delegate didSelect") }
}
