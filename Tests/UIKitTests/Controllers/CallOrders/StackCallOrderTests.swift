import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Every call of a change of a navigation controller's stack, in order.
///
/// Push, step 1: `willMove(toParent:)`. 2: the new view loads. 3: the old controller's
/// will-disappear call. 4: the new one's will-appear call. 5: `willShow`. 6: the animation. 7: the
/// old controller's did-disappear call. 8: the new one's did-appear call. 9: `didMove(toParent:)`.
/// 10: `didShow`.
///
/// Pop, step 1: `willMove(toParent: nil)`. 2: the popped controller's will-disappear call. 3: the
/// revealed one's will-appear call. 4: `willShow`. 5: the animation. 6: the popped controller's
/// did-disappear call. 7: the revealed one's did-appear call. 8: `didShow`. 9: `didMove(toParent:
/// nil)`.
@MainActor
struct StackCallOrderTests {
  @MainActor
  private struct Fixture {
    let recorder = CallRecorder()
    let old: RecordingController
    let new: RecordingController
    let stack: UINavigationController
    let delegate: RecordingStackDelegate
    let simulator: Simulator

    init() {
      (old, new) = (RecordingController("old", recorder), RecordingController("new", recorder))
      let stack = UINavigationController(rootViewController: old)
      self.stack = stack
      delegate = RecordingStackDelegate(recorder)
      simulator = Simulator(scale: 1, framesPerSecond: 20, root: stack)
      stack.delegate = delegate
    }

    /// The calls recorded while `body` runs and until nothing moves any more.
    func calls(_ body: () -> Void) -> [String] {
      recorder.during {
        body()
        recorder.record("(the call returns)")
        simulator.endTurn()
        if let interaction = delegate.interaction {
          interaction.update(0.4)
          simulator.advanceFrame()
          if delegate.isFinished { interaction.finish() } else { interaction.cancel() }
        }
        simulator.settle()
      }
    }
  }

  @Test func push() {
    let fixture = Fixture()
    let calls = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: true) }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // Push, step 1
        "(the call returns)",  // The rest starts after the next layout
        "new viewDidLoad",  // Push, step 2
        "delegate animationControllerFor push",  // Before the first appearance call
        "delegate interactionControllerFor",  // Asked for where there is an animator
        "old viewWillDisappear",  // Push, step 3
        "new viewWillAppear",  // Push, step 4
        "delegate willShow",  // Push, step 5
        "animator transitionDuration",  // Push, step 6
        "animator animateTransition",  // Push, step 6
        "animator completeTransition",  // Push, step 6
        "old viewDidDisappear",  // Push, step 7
        "new viewDidAppear",  // Push, step 8
        "new didMove(toParent: parent)",  // Push, step 9
        "delegate didShow",  // Push, step 10
        "animator animationEnded(true)",  // After all others
      ])
  }

  @Test func pushWithoutAnimation() {
    let fixture = Fixture()
    let calls = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // Push, step 1
        "(the call returns)",  // The rest starts after the next layout
        "new viewDidLoad",  // Push, step 2
        "old viewWillDisappear",  // Push, step 3
        "new viewWillAppear",  // Push, step 4
        "delegate willShow",  // Push, step 5
        "old viewDidDisappear",  // Push, step 7
        "new viewDidAppear",  // Push, step 8
        "new didMove(toParent: parent)",  // Push, step 9
        "delegate didShow",  // Push, step 10
      ])
  }

  @Test func pop() {
    let fixture = Fixture()
    _ = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    let calls = fixture.calls { fixture.stack.popViewController(animated: true) }
    #expect(
      calls == [
        "new willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "delegate animationControllerFor pop",  // Before the first appearance call
        "delegate interactionControllerFor",  // Asked for where there is an animator
        "new viewWillDisappear",  // Pop, step 2
        "old viewWillAppear",  // Pop, step 3
        "delegate willShow",  // Pop, step 4
        "animator transitionDuration",  // Pop, step 5
        "animator animateTransition",  // Pop, step 5
        "animator completeTransition",  // Pop, step 5
        "new viewDidDisappear",  // Pop, step 6
        "old viewDidAppear",  // Pop, step 7
        "delegate didShow",  // Pop, step 8
        "new didMove(toParent: nil)",  // Pop, step 9
        "animator animationEnded(true)",  // After all others
      ])
  }

  @Test func popWithoutAnimation() {
    let fixture = Fixture()
    _ = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    let calls = fixture.calls { fixture.stack.popViewController(animated: false) }
    #expect(
      calls == [
        "new willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "new viewWillDisappear",  // Pop, step 2
        "old viewWillAppear",  // Pop, step 3
        "delegate willShow",  // Pop, step 4
        "new viewDidDisappear",  // Pop, step 6
        "old viewDidAppear",  // Pop, step 7
        "delegate didShow",  // Pop, step 8
        "new didMove(toParent: nil)",  // Pop, step 9
      ])
  }

  @Test func popFinishedByAGesture() {
    let fixture = Fixture()
    _ = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    fixture.delegate.interaction = RecordingInteraction(fixture.recorder)
    fixture.delegate.isFinished = true
    let calls = fixture.calls { fixture.stack.popViewController(animated: true) }
    #expect(
      calls == [
        "new willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "delegate animationControllerFor pop",  // Before the first appearance call
        "delegate interactionControllerFor",  // Asked for where there is an animator
        "new viewWillDisappear",  // Pop, step 2
        "old viewWillAppear",  // Pop, step 3
        "delegate willShow",  // Pop, step 4
        "animator transitionDuration",  // Pop, step 5
        "interaction startInteractiveTransition",  // Pop, step 5
        "animator animateTransition",  // Pop, step 5
        "animator completeTransition",  // Pop, step 5
        "new viewDidDisappear",  // Pop, step 6
        "old viewDidAppear",  // Pop, step 7
        "delegate didShow",  // Pop, step 8
        "new didMove(toParent: nil)",  // Pop, step 9
        "animator animationEnded(true)",  // After all others
      ])
  }

  /// The system's own gesture and animator: the pop starts inside the recognizer's call.
  @Test func popFinishedByTheSwipe() {
    let fixture = Fixture()
    _ = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    fixture.delegate.animates = false
    let calls = fixture.recorder.during {
      let end = CGPoint(x: 300, y: 300)
      fixture.simulator.drag(from: CGPoint(x: 2, y: 300), to: end, duration: 0.5)
      fixture.simulator.touchUp(at: end)
      fixture.simulator.settle()
    }
    #expect(
      calls == [
        "delegate animationControllerFor pop",  // Before the swipe begins
        "new willMove(toParent: nil)",  // Pop, step 1
        "new viewWillDisappear",  // Pop, step 2
        "old viewWillAppear",  // Pop, step 3
        "delegate willShow",  // Pop, step 4
        "new viewDidDisappear",  // Pop, step 6
        "old viewDidAppear",  // Pop, step 7
        "delegate didShow",  // Pop, step 8
        "new didMove(toParent: nil)",  // Pop, step 9
      ])
  }

  /// The popped controller keeps its parent, so it is notified of no move when it is back.
  @Test func popCancelled() {
    let fixture = Fixture()
    _ = fixture.calls { fixture.stack.pushViewController(fixture.new, animated: false) }
    fixture.delegate.interaction = RecordingInteraction(fixture.recorder)
    let calls = fixture.calls { fixture.stack.popViewController(animated: true) }
    #expect(
      calls == [
        "new willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "delegate animationControllerFor pop",  // Before the first appearance call
        "delegate interactionControllerFor",  // Asked for where there is an animator
        "new viewWillDisappear",  // Interactive pop cancelled, first
        "old viewWillAppear",  // Interactive pop cancelled, second
        "delegate willShow",  // Pop, step 4
        "animator transitionDuration",  // Pop, step 5
        "interaction startInteractiveTransition",  // Pop, step 5
        "animator animateTransition",  // Pop, step 5
        "animator completeTransition",  // Pop, step 5
        "old viewWillDisappear",  // Interactive pop cancelled, at the end, first
        "old viewDidDisappear",  // Interactive pop cancelled, at the end, second
        "new viewWillAppear",  // Interactive pop cancelled, at the end, third
        "new viewDidAppear",  // Interactive pop cancelled, at the end, last
        "animator animationEnded(false)",  // After all others
      ])
  }

  /// A stack with another top is shown as a push; the controller that is removed receives both
  /// calls about the move.
  @Test func setViewControllers() {
    let fixture = Fixture()
    let calls = fixture.calls { fixture.stack.setViewControllers([fixture.new], animated: true) }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // Push, step 1
        "old willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "new viewDidLoad",  // Push, step 2
        "delegate animationControllerFor push",  // Before the first appearance call
        "delegate interactionControllerFor",  // Asked for where there is an animator
        "old viewWillDisappear",  // Push, step 3
        "new viewWillAppear",  // Push, step 4
        "delegate willShow",  // Push, step 5
        "animator transitionDuration",  // Push, step 6
        "animator animateTransition",  // Push, step 6
        "animator completeTransition",  // Push, step 6
        "old viewDidDisappear",  // Push, step 7
        "new viewDidAppear",  // Push, step 8
        "new didMove(toParent: parent)",  // Push, step 9
        "delegate didShow",  // Push, step 10
        "old didMove(toParent: nil)",  // Pop, step 9
        "animator animationEnded(true)",  // After all others
      ])
  }

  @Test func setViewControllersWithoutAnimation() {
    let fixture = Fixture()
    let calls = fixture.calls { fixture.stack.setViewControllers([fixture.new], animated: false) }
    #expect(
      calls == [
        "new willMove(toParent: parent)",  // Push, step 1
        "old willMove(toParent: nil)",  // Pop, step 1
        "(the call returns)",  // The rest starts after the next layout
        "new viewDidLoad",  // Push, step 2
        "old viewWillDisappear",  // Push, step 3
        "new viewWillAppear",  // Push, step 4
        "delegate willShow",  // Push, step 5
        "old viewDidDisappear",  // Push, step 7
        "new viewDidAppear",  // Push, step 8
        "new didMove(toParent: parent)",  // Push, step 9
        "delegate didShow",  // Push, step 10
        "old didMove(toParent: nil)",  // Pop, step 9
      ])
  }
}

/// A navigation controller's delegate that records its calls.
private final class RecordingStackDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: CallRecorder
  private let animator: RecordingAnimator
  var interaction: RecordingInteraction?
  /// Whether it returns an animator.
  var animates = true
  /// Whether the interaction is finished, and not cancelled.
  var isFinished = false

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    animator = RecordingAnimator(recorder)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { recorder.record("delegate willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { recorder.record("delegate didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recorder.record("delegate animationControllerFor \(operation == .push ? "push" : "pop")")
    animator.isForward = operation == .push
    return animates ? animator : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorder.record("delegate interactionControllerFor")
    return interaction
  }
}
