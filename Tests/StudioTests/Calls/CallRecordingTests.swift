import Catalogue
import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio
@testable import PlaygroundApp

/// What is recorded of calls: arguments, nesting, and the objects.
@MainActor
struct CallRecordingTests {
  private final class Page: UIViewController {}

  /// Removes a child without `willMove(toParent: nil)`.
  private final class HastyContainer: UIViewController {
    func replace(_ old: UIViewController?, by new: UIViewController) {
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      addChild(new)
      view.addSubview(new.view)
      new.didMove(toParent: self)
    }
  }

  /// Completes its transition twice.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
      transitionContext.completeTransition(true)
    }
  }

  /// The calls of what a closure does with a root in a window.
  private func calls<Root: UIViewController>(
    _ root: Root, _ body: (Root, Simulator) throws -> Void
  ) throws -> [CallList.Call] {
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: root)
    let recorder = SceneRecorder(scene: try #require(simulator.window.windowScene))
    defer { recorder.stop() }
    try body(root, simulator)
    simulator.settle()
    return CallList(recorder.recording).calls
  }

  @Test func argumentsAreWrittenWithTheirLabels() throws {
    let navigation = UINavigationController(rootViewController: Page())
    let calls = try calls(navigation) { navigation, simulator in
      navigation.pushViewController(Page(), animated: true)
      simulator.settle()
    }
    let texts = calls.map { CallText.whole($0.made) }
    #expect(texts.contains("willMove(toParent: UINavigationController)"))
    #expect(texts.contains("viewWillAppear(true)"))
    let whole = CallText.whole(
      RecordedCall(
        object: "Delegate", number: 1, method: "navigationController(_:willShow:animated:)",
        arguments: ["UINavigationController", "Page", "false"].map { .init($0) }))
    #expect(
      whole == "navigationController(UINavigationController, willShow: Page, animated: false)")
    #expect(CallText.arguments(of: RecordedCall(object: "", number: 1, method: "pause()")) == "")
  }

  @Test func valuesAreWrittenShort() {
    let values: [(Any?, String)] = [
      (nil, "nil"), (true, "true"), (CGFloat(0.3333333), "0.33"), (3, "3"), ("id", "“id”"),
      (CGSize(width: 320, height: 480.5), "320 × 480.5"), (CGPoint(x: 1, y: -2), "1, -2"),
      (CGRect(x: 1, y: 2, width: 3, height: 4), "1, 2, 3 × 4"),
      (IndexPath(row: 3, section: 1), "1.3"),
      (UIGestureRecognizer.State.began, "began"), (Page(), "Page"), ([Page()], "[Page]"),
      (CGFloat.nan, "nan"), (Double.infinity, "inf"),
    ]
    for (value, text) in values { #expect(ArgumentText.text(of: value) == text) }
  }

  @Test func callsInsideACallAreDeeper() throws {
    let animator = Animator()
    let calls = try calls(UIViewController()) { root, simulator in
      let page = Page()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = animator
      root.present(page, animated: true)
      simulator.settle()
    }
    let nested = calls.map { ($0.made.method, $0.made.depth) }
    func depths(_ method: String) -> [Int] { nested.filter { $0.0 == method }.map(\.1) }
    #expect(depths("animateTransition(using:)") == [0])
    #expect(depths("completeTransition(_:)") == [1, 1])
    // The end of the transition comes inside the first completion.
    #expect(depths("animationEnded(_:)") == [2])
    let object = calls.first { $0.made.method == "transitionDuration(using:)" }?.made
    let context = calls.first { $0.made.method == "completeTransition(_:)" }?.made
    #expect(object?.arguments.first?.number == context?.number && context != nil)
    // The root was there before the recorder.
    let marks = calls.filter { $0.made.object != "UIViewController" }.compactMap(\.mark)
    #expect(
      marks
        == ["completeTransition(_:) is expected once for a transition; this call is ignored."])
  }

  @Test func aContainerThatForgetsACallIsMarked() throws {
    let calls = try calls(HastyContainer()) { root, simulator in
      let first = Page()
      root.replace(nil, by: first)
      simulator.settle()
      root.replace(first, by: Page())
    }
    #expect(
      calls.filter { $0.mark != nil }.map { ($0.mark ?? "") + " " + CallText.whole($0.made) }
        == ["willMove(toParent:) is expected before didMove(toParent:). didMove(toParent: nil)"])
  }

  /// A trace has the calls of UIKit alone, in the same order and at the same times.
  @Test func aTraceListsNoOtherCalls() throws {
    let run = DemoRun(try #require(Catalogue.demo(id: "modal-bounce")))
    let recorder = SceneRecorder(scene: try #require(run.simulator.window.windowScene))
    var traced: [String] = []
    TransitionTrace.onCall = { traced.append("\($0.time) \($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    for phase in run.demo.phases(upTo: "drag") ?? [] { try run.perform(phase) }
    recorder.stop()
    let events = recorder.recording.events.compactMap { event in
      if case .call(let call) = event.kind { (event.time, call) } else { nil }
    }
    let listed = events.filter(\.1.isListed).map { "\($0.0) \($0.1.object).\($0.1.method)" }
    #expect(listed == traced && traced.count > 15)
    let others = Set(events.filter { !$0.1.isListed }.map(\.1.method))
    #expect(others.contains("update(_:)") && others.contains("action(_:)"))
    #expect(others.contains("completeTransition(_:)"))
  }

  @Test func objectsHaveNumbersOfTheirOwn() {
    var numbers = ObjectNumbers()
    var first: NSObject? = NSObject()
    let second = NSObject()
    let number = numbers.number(of: first ?? second)
    #expect(numbers.number(of: second) != number)
    #expect(numbers.number(of: first ?? second) == number)
    weak let released = first
    first = nil
    #expect(released == nil)
    // A new object may be where the old one was.
    let others = (0..<1000).map { _ in NSObject() }
    let found = Set(others.map { numbers.number(of: $0) })
    #expect(found.count == 1000 && !found.contains(number))
  }

  @Test func theListFollowsTheRecording() {
    var recording = Recording()
    var list = CallList()
    func call(_ method: String, at time: TimeInterval) {
      let call = RecordedCall(object: "Page", number: 1, method: method)
      recording.append(RecordedEvent(time: time, kind: .call(call)))
    }
    call("viewDidLoad()", at: 0)
    call("viewDidAppear(_:)", at: 1)
    var changes = [list.update(with: recording)]
    #expect(list.calls.count == 2 && list.markCount == 1)
    changes.append(list.update(with: recording))
    call("viewWillDisappear(_:)", at: 50)
    changes.append(list.update(with: recording))
    #expect(list.calls.count == 3)
    // After a minute the oldest calls are dropped, also here.
    call("viewDidDisappear(_:)", at: 65)
    changes.append(list.update(with: recording))
    #expect(changes == [true, false, true, true])
    #expect(list.calls.map(\.made.method) == ["viewWillDisappear(_:)", "viewDidDisappear(_:)"])
    #expect(list.markCount == 0)
  }
}
