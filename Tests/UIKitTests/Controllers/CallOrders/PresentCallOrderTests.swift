import Testing
import UIKit

/// Every call of a presentation, in order, for each style.
///
/// Present, step 0: the presented view loads. 1: delegates are asked. 2: the container is in the
/// hierarchy. 3: `presentationTransitionWillBegin`. 4: the presenter's will-disappear call, if its
/// view will be removed. 5: the presented controller's will-appear call. 6: the duration. 7: the
/// animation, after `startInteractiveTransition` where there is an interaction controller, with
/// what is animated alongside. 8: `completeTransition(true)`. 9: `presentationTransitionDidEnd`.
/// 10: the presenter's view is removed. 11: the presented controller's did-appear call. 12: the
/// presenter's did-disappear call. 13: the completion of `present`. 14: those of the coordinator.
/// 15: `animationEnded`.
///
/// Present, cancelled: first `presentationTransitionDidEnd(false)`, second the views are removed,
/// third the presented controller's disappear calls, fourth the presenter's appear calls if it was
/// disappearing, fifth the coordinator's completions, last `animationEnded(false)`.
@MainActor
struct PresentCallOrderTests {
  @Test func fullScreen() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func currentContext() {
    let fixture = PresentationCallOrderFixture(.currentContext)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func overFullScreen() {
    let fixture = PresentationCallOrderFixture(.overFullScreen)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func overCurrentContext() {
    let fixture = PresentationCallOrderFixture(.overCurrentContext)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func custom() {
    let fixture = PresentationCallOrderFixture(.custom)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate presentationController(forPresented:)",  // Present, step 1
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presentation presentationTransitionWillBegin",  // Present, step 3
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presentation presentationTransitionDidEnd(true)",  // Present, step 9
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func pageSheet() {
    let fixture = PresentationCallOrderFixture(.pageSheet)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func formSheet() {
    let fixture = PresentationCallOrderFixture(.formSheet)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func popover() {
    let fixture = PresentationCallOrderFixture(.popover)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  /// A new controller is presented as a page sheet, which does not remove the presenter's view.
  @Test func automatic() {
    let fixture = PresentationCallOrderFixture(.automatic, width: 400)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func aPageSheetInACompactWidthCoversTheScreen() {
    let fixture = PresentationCallOrderFixture(.pageSheet, width: 400, automatic: .fullScreen)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func interactively() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    #expect(
      fixture.present(.interactive) == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "interaction startInteractiveTransition",  // Present, step 7
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  @Test func cancelled() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    #expect(
      fixture.present(.cancelled) == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "interaction startInteractiveTransition",  // Present, step 7
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the container is removed)",  // Present, cancelled, second
        "presented viewWillDisappear",  // Present, cancelled, third
        "presented viewDidDisappear",  // Present, cancelled, third
        "presenter viewWillAppear",  // Present, cancelled, fourth
        "presenter viewDidAppear",  // Present, cancelled, fourth
        "coordinator completion(cancelled: true)",  // Present, cancelled, fifth
        "animator animationEnded(false)",  // Present, cancelled, last
      ])
  }

  @Test func cancelledInACustomStyle() {
    let fixture = PresentationCallOrderFixture(.custom)
    #expect(
      fixture.present(.cancelled) == [
        "presented viewDidLoad",  // Present, step 0
        "delegate presentationController(forPresented:)",  // Present, step 1
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presentation presentationTransitionWillBegin",  // Present, step 3
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "interaction startInteractiveTransition",  // Present, step 7
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "presentation presentationTransitionDidEnd(false)",  // Present, cancelled, first
        "(the container is removed)",  // Present, cancelled, second
        "presented viewWillDisappear",  // Present, cancelled, third
        "presented viewDidDisappear",  // Present, cancelled, third
        "coordinator completion(cancelled: true)",  // Present, cancelled, fifth
        "animator animationEnded(false)",  // Present, cancelled, last
      ])
  }

  /// A scene may present in the full screen style, as UIKit did until iOS 12.
  @Test func automaticInASceneOfFullScreens() {
    let fixture = PresentationCallOrderFixture(.automatic, automatic: .fullScreen)
    #expect(
      fixture.present() == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "delegate interactionControllerForPresentation",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "animator transitionDuration",  // Present, step 6
        "animator animateTransition",  // Present, step 7
        "coordinator alongside",  // Present, step 7
        "animator completeTransition",  // Present, step 8
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "animator animationEnded(true)",  // Present, step 15
      ])
  }

  /// An interaction controller is asked for only where the delegate returns an animator.
  @Test func byTheSystemsAnimator() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    #expect(
      fixture.present(.bySystem) == [
        "presented viewDidLoad",  // Present, step 0
        "delegate animationController(forPresented:)",  // Present, step 1
        "(the call returns)",  // The rest starts at the end of the turn
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "coordinator alongside",  // Present, step 7
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
      ])
  }

  @Test func withoutAnimation() {
    let fixture = PresentationCallOrderFixture(.fullScreen)
    #expect(
      fixture.present(.withoutAnimation) == [
        "presented viewDidLoad",  // Present, step 0
        "(the container is in the window)",  // Present, step 2
        "presenter viewWillDisappear",  // Present, step 4
        "presented viewWillAppear",  // Present, step 5
        "coordinator alongside",  // Present, step 7
        "(the presenter's view is removed)",  // Present, step 10
        "presented viewDidAppear",  // Present, step 11
        "presenter viewDidDisappear",  // Present, step 12
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "(the call returns)",  // Not animated: everything inside of the call
      ])
  }

  @Test func customWithoutAnimation() {
    let fixture = PresentationCallOrderFixture(.custom)
    #expect(
      fixture.present(.withoutAnimation) == [
        "presented viewDidLoad",  // Present, step 0
        "delegate presentationController(forPresented:)",  // Present, step 1
        "(the container is in the window)",  // Present, step 2
        "presentation presentationTransitionWillBegin",  // Present, step 3
        "presented viewWillAppear",  // Present, step 5
        "coordinator alongside",  // Present, step 7
        "presentation presentationTransitionDidEnd(true)",  // Present, step 9
        "presented viewDidAppear",  // Present, step 11
        "completion",  // Present, step 13
        "coordinator completion(cancelled: false)",  // Present, step 14
        "(the call returns)",  // Not animated: everything inside of the call
      ])
  }
}
