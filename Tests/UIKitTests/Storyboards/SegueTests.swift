import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct StoryboardSegueTests {
  /// A button of A with a segue to B.
  private func storyboard(_ kind: String, _ attributes: String = "") throws -> UIStoryboard {
    try StoryboardText.storyboard(
      StoryboardText.scene(
        "a", class: "SegueA",
        view: "<subviews>"
          + StoryboardText.button(
            "go", y: 20,
            "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"toB\" \(attributes) id=\"s\"/>")
          + "</subviews>"),
      StoryboardText.scene("b", class: "SegueB"),
      StoryboardText.container("navigationController", "stack", [("rootViewController", "a")]))
  }

  private func first(_ storyboard: UIStoryboard) -> SegueA {
    storyboard.instantiateViewController(identifier: "a")
  }

  private let go = CGPoint(x: 70, y: 40)

  @Test func aPressPresentsInTheOrderOfCalls() throws {
    let a = first(try storyboard("presentation", "modalTransitionStyle=\"crossDissolve\""))
    let simulator = Simulator(scale: 1, root: a)
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    let calls = SegueLog.during {
      simulator.tap(at: go)
      simulator.settle()
    }
    #expect(
      calls == [
        "A shouldPerformSegue", "A prepare", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "A viewDidDisappear",
      ])
    let b = try #require(a.presentedViewController as? SegueB)
    #expect(b.message == "from SegueA" && b.modalTransitionStyle == .crossDissolve)
    #expect(a.prepared.first?.identifier == "toB" && a.prepared.first?.sender is UIButton)
  }

  @Test func aControllerMayObjectToATriggerButNotToCode() throws {
    let a = first(try storyboard("presentation"))
    let simulator = Simulator(scale: 1, root: a)
    a.allows = false
    simulator.tap(at: go)
    simulator.settle()
    #expect(a.presentedViewController == nil && a.prepared.isEmpty)
    let calls = SegueLog.during { a.performSegue(withIdentifier: "toB", sender: 7) }
    simulator.settle()
    #expect(calls.first == "A prepare" && a.prepared.first?.sender as? Int == 7)
    #expect(a.presentedViewController is SegueB)
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let a = first(try storyboard("presentation", "animates=\"NO\""))
    let simulator = Simulator(scale: 1, root: a)
    simulator.tap(at: go)
    #expect(a.presentedViewController?.isBeingPresented == false)
    #expect(!Simulator.isTransitioning)
  }

  @Test(arguments: ["show", "push"])
  func inAStackItPushes(kind: String) throws {
    let storyboard = try storyboard(kind)
    let stack: UINavigationController = storyboard.instantiateViewController(identifier: "stack")
    let a = try #require(stack.topViewController as? SegueA)
    let simulator = Simulator(scale: 1, root: stack)
    a.performSegue(withIdentifier: "toB", sender: nil)
    simulator.settle()
    #expect(stack.viewControllers.map { "\(type(of: $0))" } == ["SegueA", "SegueB"])
  }

  @Test func outsideAStackShowPresents() throws {
    let a = first(try storyboard("show"))
    let simulator = Simulator(scale: 1, root: a)
    a.performSegue(withIdentifier: "toB", sender: nil)
    simulator.settle()
    #expect(a.presentedViewController is SegueB)
  }

  @Test func showDetailReplacesTheSecondaryColumn() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.container(
        "splitViewController", "split", attributes: "style=\"doubleColumn\"",
        [("masterViewController", "a"), ("detailViewController", "b")]),
      StoryboardText.scene(
        "a", class: "SegueA",
        inside: """
          <connections>
          <segue destination="c" kind="showDetail" identifier="s" id="s"/>
          </connections>
          """),
      StoryboardText.scene("b", class: "SegueB"), StoryboardText.scene("c", class: "SegueC"))
    let split: UISplitViewController = storyboard.instantiateViewController(identifier: "split")
    let simulator = Simulator(size: CGSize(width: 1000, height: 700), scale: 1, root: split)
    #expect(split.viewController(for: .secondary) is SegueB)
    let a = try #require(split.viewController(for: .primary))
    a.performSegue(withIdentifier: "s", sender: nil)
    simulator.settle()
    let secondary = split.viewController(for: .secondary)
    #expect(secondary is SegueC || secondary?.children.first is SegueC)
  }

  @Test func aPopoverKnowsItsAnchorBeforeItIsPrepared() throws {
    let a = first(
      try storyboard("popoverPresentation", "popoverAnchorView=\"go\""))
    let simulator = Simulator(size: CGSize(width: 800, height: 700), scale: 1, root: a)
    simulator.tap(at: go)
    simulator.settle()
    let b = try #require(a.presentedViewController)
    #expect(b.modalPresentationStyle == .popover)
    #expect(b.popoverPresentationController?.sourceView is UIButton)
  }

  @Test func aSegueOfItsOwnClassLivesAsLongAsItsPresentation() throws {
    let a = first(
      try storyboard("custom", "customClass=\"SegueFade\" customModule=\"UIKitTests\""))
    let simulator = Simulator(scale: 1, root: a)
    simulator.tap(at: go)
    simulator.settle()
    #expect(SegueFade.last?.asked == 1 && SegueFade.last === a.lastSegue)
    a.dismiss(animated: true)
    Simulator.endTurn()
    #expect(SegueFade.last?.asked == 2)
    simulator.settle()
    #expect(a.presentedViewController == nil && SegueFade.last == nil)
  }

  @Test func gesturesAndBarButtonsTriggerToo() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.container("navigationController", "stack", [("rootViewController", "a")]),
      StoryboardText.scene(
        "a", class: "SegueA",
        view: """
          <connections><outletCollection property="gestureRecognizers" destination="g" \
          appends="YES" id="gc"/></connections>
          """,
        inside: """
          <navigationItem key="navigationItem" title="A" id="n">
          <barButtonItem key="rightBarButtonItem" title="Next" id="next"><connections>
          <segue destination="b" kind="show" identifier="bar" id="s1"/></connections>
          </barButtonItem></navigationItem>
          """,
        beside: """
          <tapGestureRecognizer numberOfTapsRequired="1" id="g"><connections>
          <segue destination="b" kind="presentation" identifier="tap" id="s2"/></connections>
          </tapGestureRecognizer>
          """),
      StoryboardText.scene("b", class: "SegueB"))
    let stack: UINavigationController = storyboard.instantiateViewController(identifier: "stack")
    let a = try #require(stack.topViewController as? SegueA)
    let simulator = Simulator(scale: 1, root: stack)
    simulator.tap(at: CGPoint(x: 200, y: 400))
    simulator.settle()
    #expect(
      a.presentedViewController is SegueB && a.prepared.last?.sender is UITapGestureRecognizer)
    a.dismiss(animated: false)
    simulator.tap(at: CGPoint(x: 360, y: 22))
    simulator.settle()
    #expect(stack.topViewController is SegueB && a.prepared.last?.identifier == "bar")
    #expect(a.prepared.last?.sender is UIBarButtonItem)
  }

  @Test func anEmbeddedChildIsPreparedBeforeItsParentIsLoaded() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "a", class: "SegueA",
        view: """
          <subviews><containerView id="box"><rect key="frame" x="10" y="20" width="100" \
          height="50"/><connections><segue destination="b" kind="embed" identifier="e" id="e"/>\
          </connections></containerView></subviews>
          """),
      StoryboardText.scene("b", class: "SegueB"))
    let a = first(storyboard)
    let calls = SegueLog.during { a.loadViewIfNeeded() }
    #expect(
      calls == [
        "A shouldPerformSegue", "A prepare", "B willMove", "B viewDidLoad", "B didMove",
        "A viewDidLoad",
      ])
    let b = try #require(a.children.first as? SegueB)
    #expect(b.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(b.message == "from SegueA")
  }
}
