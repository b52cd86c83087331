import Testing
import UIKit

/// Every call of a dismissal, in order, for each style.
///
/// Dismiss, step 1: delegates are asked. 2: `dismissalTransitionWillBegin`. 3: the presented
/// controller's will-disappear call. 4: the presenter's will-appear call, if its view was removed.
/// 5: the duration and the animation. 6: `dismissalTransitionDidEnd`. 7: the views and the
/// container are removed, and the presenter's view is back. 8: the presenter's did-appear call. 9:
/// the presented controller's did-disappear call. 10: the completion of `dismiss`. 11: those of the
/// coordinator. 12: `animationEnded`.
///
/// Dismiss, cancelled: first `dismissalTransitionDidEnd(false)`, second the presenter's disappear
/// calls if it was appearing, third the presented controller's appear calls, fourth the
/// coordinator's completions, last `animationEnded(false)`.
@MainActor
struct DismissCallOrderTests {
  @Test func fullScreen() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func currentContext() {
    let fixture = PresentationCallOrderFixture(.currentContext)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func overFullScreen() {
    let fixture = PresentationCallOrderFixture(.overFullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func overCurrentContext() {
    let fixture = PresentationCallOrderFixture(.overCurrentContext)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func custom() {
    let fixture = PresentationCallOrderFixture(.custom)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presentation dismissalTransitionWillBegin",  // Dismiss, step 2
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "presentation dismissalTransitionDidEnd(true)",  // Dismiss, step 6
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func pageSheet() {
    let fixture = PresentationCallOrderFixture(.pageSheet)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func formSheet() {
    let fixture = PresentationCallOrderFixture(.formSheet)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func popover() {
    let fixture = PresentationCallOrderFixture(.popover)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func interactively() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.interactive) == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "interaction startInteractiveTransition",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func cancelled() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.cancelled) == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "interaction startInteractiveTransition",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the presenter's view is removed)",  // what the animator inserted
        "presenter viewWillDisappear",  // Dismiss, cancelled, second
        "presenter viewDidDisappear",  // Dismiss, cancelled, second
        "presented viewWillAppear",  // Dismiss, cancelled, third
        "presented viewDidAppear",  // Dismiss, cancelled, third
        "coordinator completion(cancelled: true)",  // Dismiss, cancelled, fourth
        "animator animationEnded(false)",  // Dismiss, cancelled, last
      ])
  }

  @Test func cancelledInACustomStyle() {
    let fixture = PresentationCallOrderFixture(.custom)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.cancelled) == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presentation dismissalTransitionWillBegin",  // Dismiss, step 2
        "presented viewWillDisappear",  // Dismiss, step 3
        "animator transitionDuration",  // Dismiss, step 5
        "interaction startInteractiveTransition",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "presentation dismissalTransitionDidEnd(false)",  // Dismiss, cancelled, first
        "presented viewWillAppear",  // Dismiss, cancelled, third
        "presented viewDidAppear",  // Dismiss, cancelled, third
        "coordinator completion(cancelled: true)",  // Dismiss, cancelled, fourth
        "animator animationEnded(false)",  // Dismiss, cancelled, last
      ])
  }

  @Test func automaticInASceneOfFullScreens() {
    let fixture = PresentationCallOrderFixture(.automatic, automatic: .fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func aPageSheetInACompactWidthCoversTheScreen() {
    let fixture = PresentationCallOrderFixture(.pageSheet, width: 400, automatic: .fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss() == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "delegate interactionControllerForDismissal",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "animator transitionDuration",  // Dismiss, step 5
        "animator animateTransition",  // Dismiss, step 5
        "(the presenter's view is back)",  // the animator inserts it
        "coordinator alongside",  // Dismiss, step 5
        "animator completeTransition",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "animator animationEnded(true)",  // Dismiss, step 12
      ])
  }

  @Test func byTheSystemsAnimator() {
    let fixture = PresentationCallOrderFixture(.overFullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.bySystem) == [
        "delegate animationController(forDismissed:)",  // Dismiss, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "presented viewWillDisappear",  // Dismiss, step 3
        "coordinator alongside",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
      ])
  }

  @Test func withoutAnimation() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.withoutAnimation) == [
        "presented viewWillDisappear",  // Dismiss, step 3
        "presenter viewWillAppear",  // Dismiss, step 4
        "coordinator alongside",  // Dismiss, step 5
        "(the container is removed)",  // Dismiss, step 7
        "(the presenter's view is back)",  // Dismiss, step 7
        "presenter viewDidAppear",  // Dismiss, step 8
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "(the call returns)",  // Not animated: everything inside of the call
      ])
  }

  @Test func customWithoutAnimation() {
    let fixture = PresentationCallOrderFixture(.custom)
    _ = fixture.present()
    #expect(
      fixture.dismiss(.withoutAnimation) == [
        "presentation dismissalTransitionWillBegin",  // Dismiss, step 2
        "presented viewWillDisappear",  // Dismiss, step 3
        "coordinator alongside",  // Dismiss, step 5
        "presentation dismissalTransitionDidEnd(true)",  // Dismiss, step 6
        "(the container is removed)",  // Dismiss, step 7
        "presented viewDidDisappear",  // Dismiss, step 9
        "completion",  // Dismiss, step 10
        "coordinator completion(cancelled: false)",  // Dismiss, step 11
        "(the call returns)",  // Not animated: everything inside of the call
      ])
  }
}
