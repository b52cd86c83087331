import CoreGraphics
import Testing
import UIKitSimulator

@testable import UIKit

/// Which controllers are asked about an unwind segue, and which unwind their containers, in the
/// order of call logs of iOS 9 to 11.
@MainActor
struct UnwindOrderTests {
  /// A tab bar controller whose first tab is a stack of A and a plain page, whose second tab is
  /// selected, and which presents B.
  private func stage() throws -> (Simulator, SegueTabs, SegueStack, a: SegueA, b: SegueB) {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "b", class: "SegueB",
        inside: """
          <connections>
          <segue destination="b-exit" kind="unwind" identifier="home" unwindAction="home" id="h"/>
          <segue destination="b-exit" kind="unwind" identifier="back" unwindAction="back:" id="i"/>
          </connections>
          """))
    let (a, b): (SegueA, SegueB) = (SegueA(), storyboard.instantiateViewController(identifier: "b"))
    let (tabs, stack) = (SegueTabs(), SegueStack(rootViewController: a))
    stack.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [stack, UIViewController()]
    tabs.selectedIndex = 1
    let simulator = Simulator(scale: 1, root: tabs)
    b.modalPresentationStyle = .overFullScreen
    tabs.present(b, animated: false)
    simulator.settle()
    return (simulator, tabs, stack, a, b)
  }

  @Test func presentedControllersAreDismissedBeforeContainersUnwind() throws {
    let (simulator, tabs, stack, a, b) = try stage()
    let calls = SegueLog.during {
      b.performSegue(withIdentifier: "home", sender: nil)
      simulator.settle()
    }
    let steps = ["Tabs dismiss", "Tabs unwind", "Tabs select", "Stack unwind", "A unwind"]
    #expect(calls.filter(steps.contains) == Array(steps.dropLast()))
    #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)
    #expect(stack.viewControllers == [a] && a.homes == 1 && a.view.window != nil)
  }

  @Test func theSourceIsAskedFirstThenItsPresenterThenWhatIsInIt() throws {
    let (simulator, _, _, a, b) = try stage()
    a.mayBeEnd = false
    let calls = SegueLog.during {
      let warnings = Diagnostics.collecting {
        b.performSegue(withIdentifier: "home", sender: nil)
        simulator.settle()
      }
      #expect(warnings.count == 1)
    }
    #expect(
      calls == [
        "B canPerformUnwindSegueAction", "Tabs canPerformUnwindSegueAction",
        "Tabs allowedChildrenForUnwinding", "Stack allowedChildrenForUnwinding",
        "A allowedChildrenForUnwinding", "A canPerformUnwindSegueAction",
        "Stack canPerformUnwindSegueAction",
      ])
  }

  @Test func aSourceWithTheActionIsNotItsOwnEnd() throws {
    let (simulator, tabs, _, a, b) = try stage()
    b.performSegue(withIdentifier: "back", sender: nil)
    simulator.settle()
    #expect(a.returns == ["back"] && b.returns.isEmpty && tabs.presentedViewController == nil)
  }

  @Test func aSourceMaySayThatItIsTheEnd() throws {
    let (simulator, tabs, _, a, b) = try stage()
    b.insistsOnBeingEnd = true
    b.performSegue(withIdentifier: "back", sender: nil)
    simulator.settle()
    #expect(b.returns == ["back"] && a.returns.isEmpty && tabs.presentedViewController === b)
  }

  @Test func theChildThatContainsTheSourceIsLeftOut() throws {
    let (simulator, tabs, stack, _, _) = try stage()
    tabs.dismiss(animated: false)
    simulator.settle()
    let (outer, inner) = (SegueC(), SegueB())
    outer.addChild(inner)
    inner.didMove(toParent: outer)
    stack.pushViewController(outer, animated: false)
    let source = UIStoryboardUnwindSegueSource(
      source: inner, sender: nil, unwindAction: Selector("home"))
    #expect(outer.allowedChildrenForUnwinding(from: source).isEmpty)
    #expect(stack.allowedChildrenForUnwinding(from: source).first is SegueC == false)
    #expect(stack.allowedChildrenForUnwinding(from: source).count == 2)
    #expect(tabs.allowedChildrenForUnwinding(from: source) == [tabs.viewControllers?.last])
  }
}
