import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct UnwindTests {
  /// A leads to B and B to C, each by a segue of this kind; D leads nowhere.
  private func chain(_ kind: String, a type: String = "SegueA") throws -> UIStoryboard {
    func next(_ id: String, from: String) -> String {
      "<segue destination=\"\(id)\" kind=\"\(kind)\" identifier=\"\(id)\" id=\"\(from)-\(id)\"/>"
    }
    func unwind(_ action: String, _ id: String, from: String, _ extra: String = "") -> String {
      "<segue destination=\"\(from)-exit\" kind=\"unwind\" identifier=\"\(id)\" "
        + "unwindAction=\"\(action)\" id=\"\(from)-\(id)\" \(extra)/>"
    }
    let own = "customClass=\"SegueDrop\" customModule=\"UIKitTests\""
    return try StoryboardText.storyboard(
      StoryboardText.container("navigationController", "stack", [("rootViewController", "a")]),
      StoryboardText.scene(
        "a", class: type, inside: "<connections>\(next("b", from: "a"))</connections>"),
      StoryboardText.scene(
        "b", class: "SegueB",
        inside: "<connections>" + next("c", from: "b") + unwind("back:", "drop", from: "b")
          + unwind("back:", "own", from: "b", own) + "</connections>"),
      StoryboardText.scene(
        "c", class: "SegueC",
        inside: "<connections>" + unwind("back:", "back", from: "c")
          + unwind("home", "home", from: "c") + unwind("toD:", "d", from: "c") + "</connections>"),
      StoryboardText.scene("d", class: "SegueD"))
  }

  /// A presents B, which presents C.
  private func presented(
    _ storyboard: UIStoryboard
  ) throws -> (simulator: Simulator, a: SeguePage, b: SegueB, c: SegueC) {
    let a: SeguePage = storyboard.instantiateViewController(identifier: "a")
    let simulator = Simulator(scale: 1, root: a)
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    a.performSegue(withIdentifier: "b", sender: nil)
    simulator.settle()
    let b = try #require(a.presentedViewController as? SegueB)
    b.performSegue(withIdentifier: "c", sender: nil)
    simulator.settle()
    return (simulator, a, b, try #require(b.presentedViewController as? SegueC))
  }

  /// Unwind, step 1: `shouldPerformSegue`, where the user triggers it. 2: the search for the
  /// target. 3: the segue is made. 4: the source prepares. 5: the target's action. 6: the segue is
  /// performed.
  @Test func theOrderOfCalls() throws {
    let (simulator, a, b, c) = try presented(try chain("presentation"))
    let calls = SegueLog.during {
      c.performSegue(withIdentifier: "back", sender: "me")
      simulator.settle()
    }
    #expect(
      calls == [
        "C canPerformUnwindSegueAction",  // Unwind, step 2: the source is asked first
        "B canPerformUnwindSegueAction",  // Unwind, step 2: then its presenter
        "B segueForUnwinding",  // Unwind, step 3
        "C prepare",  // Unwind, step 4
        "B back:",  // Unwind, step 5
        "C viewWillDisappear",  // Unwind, step 6, as Dismiss, step 3
        "B viewWillAppear",  // Unwind, step 6, as Dismiss, step 4
        "B viewIsAppearing",  // with the view's first layout in the window
        "B viewDidAppear",  // Unwind, step 6, as Dismiss, step 8
        "C viewDidDisappear",  // Unwind, step 6, as Dismiss, step 9
      ])
    #expect(b.returns == ["back"] && b.presentedViewController == nil)
    #expect(c.prepared.first?.to === b && c.prepared.first?.sender as? String == "me")
    #expect(a.presentedViewController === b)
  }

  @Test func severalPresentationsGoInOneAnimation() throws {
    let (simulator, a, _, c) = try presented(try chain("presentation"))
    let calls = SegueLog.during {
      c.performSegue(withIdentifier: "home", sender: nil)
      Simulator.endTurn()
      #expect(Simulator.transitionCount == 1)
      simulator.settle()
    }
    #expect((a as? SegueA)?.homes == 1 && a.presentedViewController == nil)
    #expect(!calls.contains("A unwind") && !calls.contains("B viewDidAppear"))
  }

  @Test func aControllerThatRefusesToBeTheDestinationIsSkipped() throws {
    let (simulator, a, b, c) = try presented(try chain("presentation", a: "SegueOldA"))
    b.mayBeEnd = false
    c.performSegue(withIdentifier: "back", sender: nil)
    simulator.settle()
    #expect(a.returns == ["back"] && a.presentedViewController == nil)
  }

  @Test func aControllerThatIsNotOnTheUnwindPathIsNoDestination() throws {
    let (simulator, _, b, c) = try presented(try chain("presentation"))
    let warnings = Diagnostics.collecting {
      c.performSegue(withIdentifier: "d", sender: nil)
      simulator.settle()
    }
    #expect(
      warnings.count == 1
        && warnings[0].contains("no controller on the unwind path from SegueC has \"toD:\""))
    #expect(b.presentedViewController === c && c.prepared.isEmpty)
  }

  @Test func inAStackItPops() throws {
    let storyboard = try chain("show")
    let stack: UINavigationController = storyboard.instantiateViewController(identifier: "stack")
    let simulator = Simulator(scale: 1, root: stack)
    let a = try #require(stack.topViewController as? SegueA)
    for id in ["b", "c"] {
      stack.topViewController?.performSegue(withIdentifier: id, sender: nil)
      simulator.settle()
    }
    let c = try #require(stack.topViewController as? SegueC)
    #expect(stack.viewControllers.count == 3)
    let calls = SegueLog.during {
      c.performSegue(withIdentifier: "home", sender: nil)
      simulator.settle()
    }
    #expect(stack.viewControllers == [a] && a.homes == 1)
    // The nearest below is asked first; the stack itself unwinds.
    #expect(
      calls.prefix(5) == [
        "C canPerformUnwindSegueAction", "B allowedChildrenForUnwinding",
        "B canPerformUnwindSegueAction",
        "A allowedChildrenForUnwinding", "A canPerformUnwindSegueAction",
      ])
    #expect(!calls.contains("B viewWillAppear") && calls.last == "C didMove")
  }

  @Test func whatIsPresentedOverAStackGoesAndTheStackPops() throws {
    let storyboard = try chain("show")
    let stack: UINavigationController = storyboard.instantiateViewController(identifier: "stack")
    let simulator = Simulator(scale: 1, root: stack)
    let a = try #require(stack.topViewController as? SegueA)
    stack.pushViewController(SegueB(), animated: false)
    Simulator.endTurn()
    let other: SegueC = storyboard.instantiateViewController(identifier: "c")
    stack.present(other, animated: false)
    other.performSegue(withIdentifier: "home", sender: nil)
    simulator.settle()
    #expect(stack.viewControllers == [a] && stack.presentedViewController == nil && a.homes == 1)
  }

  @Test func tabsSelectTheEnd() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.container(
        "tabBarController", "tabs", [("viewControllers", "a"), ("viewControllers", "b")]),
      StoryboardText.scene("a", class: "SegueA"),
      StoryboardText.scene(
        "b", class: "SegueB",
        inside: """
          <tabBarItem key="tabBarItem" title="Second" id="t"/>
          <connections><segue destination="b-exit" kind="unwind" identifier="u" \
          unwindAction="toA:" id="u"/></connections>
          """))
    let tabs: UITabBarController = storyboard.instantiateViewController(identifier: "tabs")
    let simulator = Simulator(scale: 1, root: tabs)
    #expect(tabs.tabBar.items?.last?.title == "Second")
    tabs.selectedIndex = 1
    tabs.selectedViewController?.performSegue(withIdentifier: "u", sender: nil)
    simulator.settle()
    #expect(tabs.selectedIndex == 0 && (tabs.selectedViewController as? SegueA)?.homes == 1)
  }

  @Test(arguments: ["drop", "own"])
  func theUnwindSegueMayHaveAClassOfItsOwn(identifier: String) throws {
    let storyboard = try chain("presentation", a: "SegueOldA")
    let a: SeguePage = storyboard.instantiateViewController(identifier: "a")
    let simulator = Simulator(scale: 1, root: a)
    a.performSegue(withIdentifier: "b", sender: nil)
    simulator.settle()
    let b = try #require(a.presentedViewController as? SegueB)
    let calls = SegueLog.during { b.performSegue(withIdentifier: identifier, sender: nil) }
    simulator.settle()
    let hook = identifier == "drop" ? ["OldA segueForUnwinding"] : []
    let search = ["B canPerformUnwindSegueAction", "OldA canPerformUnwindSegueAction"]
    let unwinding = ["B prepare", "OldA back:", "SegueDrop perform", "B viewWillDisappear"]
    #expect(Array(calls.prefix(6 + hook.count)) == search + hook + unwinding)
    #expect(a.returns == [identifier] && a.presentedViewController == nil)
  }
}
