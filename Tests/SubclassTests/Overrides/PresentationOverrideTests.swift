import Testing
import UIKit
import UIKitSimulator

/// Presentation controllers, interaction controllers and recognizers that override what apps
/// override of them.
@MainActor struct PresentationOverrideTests {
  @Test func aPresentationControllerCallsItsOverrides() throws {
    let source = PresentationSource()
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = source
    page.present(sheet, animated: true)
    simulator.settle()
    sheet.preferredContentSize = CGSize(width: 30, height: 30)
    simulator.resize(to: CGSize(width: 700, height: 400))
    simulator.settle()
    page.dismiss(animated: true)
    simulator.settle()
    #expect(
      source.log.missing(from: [
        "containerViewDidLayoutSubviews()", "containerViewWillLayoutSubviews()",
        "dismissalTransitionDidEnd(_:)", "dismissalTransitionWillBegin()",
        "frameOfPresentedViewInContainerView",
        "preferredContentSizeDidChange(forChildContentContainer:)",
        "presentationTransitionDidEnd(_:)", "presentationTransitionWillBegin()", "presentedView",
        "shouldPresentInFullscreen", "shouldRemovePresentersView",
        "size(forChildContentContainer:withParentContainerSize:)",
        "traitCollectionDidChange(_:)", "viewWillTransition(to:with:)",
        "willTransition(to:with:)",
      ]) == [])
  }

  @Test func aRecognizerCallsItsOverrides() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let recognizer = FullRecognizer(target: nil, action: nil)
    let other = FullRecognizer(target: nil, action: nil)
    page.view.addGestureRecognizer(recognizer)
    page.view.addGestureRecognizer(other)
    simulator.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
    simulator.touchUp(at: CGPoint(x: 150, y: 100))
    simulator.settle()
    #expect(
      recognizer.log.missing(from: [
        "canPrevent(_:)", "reset()", "shouldBeRequiredToFail(by:)", "shouldReceive(_:)",
        "shouldRequireFailure(of:)", "state", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
        "touchesMoved(_:with:)",
      ]) == [])
    #expect(other.log.missing(from: ["canBePrevented(by:)"]) == [])
  }
}

@MainActor
private final class PresentationSource: NSObject, UIViewControllerTransitioningDelegate {
  let log = CallLog()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = FullPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

private class FullPresentation: UIPresentationController {
  var log = CallLog()

  override var presentedView: UIView? {
    log.note()
    return super.presentedView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    log.note()
    return super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
  }
  override var shouldPresentInFullscreen: Bool {
    log.note()
    return true
  }
  override var shouldRemovePresentersView: Bool {
    log.note()
    return false
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override var containerView: UIView? { super.containerView }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet {} }
  override var overrideTraitCollection: UITraitCollection? { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var preferredContentSize: CGSize { super.preferredContentSize }

  override func presentationTransitionWillBegin() { log.note() }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.note() }
  override func dismissalTransitionWillBegin() { log.note() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.note() }
  override func containerViewWillLayoutSubviews() {
    log.note()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() { log.note() }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { log.note() }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    log.note()
    return parentSize
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note()
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note()
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note()
  }
}

private class FullInteraction: UIPercentDrivenInteractiveTransition {
  override var percentComplete: CGFloat { super.percentComplete }
  override var duration: CGFloat { super.duration }
  override var completionSpeed: CGFloat { didSet {} }
  override var completionCurve: UIView.AnimationCurve { didSet {} }
  override var timingCurve: (any UITimingCurveProvider)? { didSet {} }
  override var wantsInteractiveStart: Bool { didSet {} }
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext) }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func pause() { super.pause() }
  override func finish() { super.finish() }
  override func cancel() { super.cancel() }
}

private class FullRecognizer: UIGestureRecognizer {
  let log = CallLog()

  override var state: UIGestureRecognizer.State { didSet { log.note() } }
  override var isEnabled: Bool { didSet {} }
  override var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
  override var view: UIView? { super.view }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note()
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note()
    state = .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.note()
    state = .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func reset() {
    super.reset()
    log.note()
  }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note()
    return super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note()
    return super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note()
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note()
    return false
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    log.note()
    return true
  }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
}

private class FullPan: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
}
