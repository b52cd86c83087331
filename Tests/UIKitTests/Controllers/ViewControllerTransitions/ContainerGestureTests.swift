import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Recognisers in a transition's container while its views move during the gesture.
@MainActor
struct ContainerGestureTests {
  /// The view with the pan: the moving view, whose dismissal the pan begins, or the container
  /// around it, which exists only after the dismissal has begun.
  enum Place: CaseIterable, Sendable { case movingView, container }

  /// What the pan reported at one time.
  private struct Moment {
    var state: UIGestureRecognizer.State
    var inContainer: CGPoint
    var inView: CGPoint
    var location: CGPoint
  }

  /// Dismisses a modal by a drag: half the screen's height is the whole distance.
  @MainActor
  private final class Drag: NSObject {
    let fixture = Fixture(size: CGSize(width: 300, height: 600))
    let delegate: JournalDelegate
    let interactor = UIPercentDrivenInteractiveTransition()
    let modal: JournalController
    private(set) var container = UIView()
    let pan = UIPanGestureRecognizer()
    var moments: [Moment] = []
    var onBegan: (() -> Void)?

    init(_ place: Place) {
      delegate = JournalDelegate(fixture.journal)
      modal = fixture.makeController(style: .overFullScreen, delegate: delegate)
      fixture.present(modal)
      delegate.interactor = interactor
      super.init()
      pan.addTarget(self, action: Selector(Drag.follow))
      delegate.animator.onCall = { [weak self] context in
        guard let self else { return }
        container = context.containerView
        if place == .container, pan.view == nil { container.addGestureRecognizer(pan) }
      }
      if place == .container {
        modal.dismiss(animated: true)
        simulator.advance(by: 0.1)
      } else {
        modal.view.addGestureRecognizer(pan)
      }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
      if pan.state == .began, !fixture.isTransitioning {
        modal.dismiss(animated: true)
        Simulator.endTurn()
      }
      moments.append(
        Moment(
          state: pan.state, inContainer: pan.translation(in: container),
          inView: pan.translation(in: modal.view), location: pan.location(in: container)))
      switch pan.state {
      case .began: onBegan?()
      case .changed: interactor.update(pan.translation(in: container).y / 300)
      case .ended where interactor.percentComplete > 0.5: interactor.finish()
      default: interactor.cancel()
      }
    }

    var simulator: Simulator { fixture.simulator }
    var shownY: CGFloat { modal.view.shownFrame.minY }

    func move(to y: CGFloat, finger: Int = 0) {
      simulator.touchMove(to: CGPoint(x: 150, y: y), finger: finger)
      simulator.advance(by: simulator.frameDuration)
    }

    var isClean: Bool {
      pan.state == .possible && !fixture.isTransitioning
        && simulator.window.arbiter.isIdle
        && !UIApplication.shared.isIgnoringInteractionEvents
    }
  }

  @Test(arguments: Place.allCases)
  func theTranslationIsTheFingersWhereverTheViewIs(place: Place) {
    let drag = Drag(place)
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    for y in stride(from: 110 as CGFloat, through: 220, by: 10) { drag.move(to: y) }
    #expect(drag.moments.count == 12)
    for (moment, y) in zip(drag.moments, stride(from: 110 as CGFloat, through: 220, by: 10)) {
      // Ten points were taken off as it began.
      #expect(isNear(moment.inContainer.y, y - 110) && isNear(moment.inView.y, y - 110))
      #expect(moment.location == CGPoint(x: 150, y: y))
    }
    #expect(isNear(drag.shownY, 110.0 / 300 * 600), "what is seen follows")
    // As in UIKit, the view's own coordinates are at the end of its animation: one screen below.
    #expect(drag.pan.location(in: drag.modal.view) == CGPoint(x: 150, y: 220 - 600))
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 220))
    drag.simulator.settle()
    #expect(drag.moments.last?.state == .ended && isNear(drag.shownY, 0))
    #expect(drag.modal.presentingViewController != nil && drag.isClean)
  }

  @Test(arguments: Place.allCases)
  func theDragContinuesWhereTheViewWasTakenBackOnTheSameTouch(place: Place) {
    let drag = Drag(place)
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    for y in [120, 300, 150, 101, 310, 350] as [CGFloat] {
      drag.move(to: y)
      guard y > 120 else { continue }
      let percent = min(max((y - 110) / 300, 0), 1)
      #expect(isNear(drag.interactor.percentComplete, percent))
      #expect(isNear(drag.shownY, percent * 600))
    }
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 350))
    drag.simulator.settle()
    #expect(drag.modal.presentingViewController == nil && drag.modal.view.window == nil)
    #expect(drag.isClean)
  }

  /// The container is removed while a second finger is still down on it.
  @Test(arguments: Place.allCases)
  func aTouchEndsWithTheContainer(place: Place) {
    let drag = Drag(place)
    let log = TouchLog(frame: drag.simulator.window.bounds)
    let press = Listener()
    let held = press.add(UILongPressGestureRecognizer(), to: log)
    held.delegate = press
    press.isTolerant = true
    drag.pan.maximumNumberOfTouches = 1
    drag.onBegan = { drag.container.insertSubview(log, at: 0) }
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    drag.move(to: 120)
    drag.move(to: 330)
    // The modal's model frame, below the screen, does not block touches of the views behind it.
    drag.simulator.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
    drag.simulator.advance(by: 0.6)
    #expect(log.phases == ["began", "cancelled"] && press.states == [.began])
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 330))
    drag.simulator.settle()
    #expect(drag.modal.presentingViewController == nil && log.window == nil)
    #expect(press.states == [.began, .cancelled] && held.state == .cancelled)
    drag.simulator.touchMove(to: CGPoint(x: 30, y: 30), finger: 1)
    drag.simulator.touchUp(at: CGPoint(x: 30, y: 30), finger: 1)
    #expect(press.states == [.began, .cancelled] && log.phases == ["began", "cancelled"])
    #expect(held.state == .possible && drag.isClean, "once the finger is up")
    drag.simulator.tap(at: CGPoint(x: 20, y: 20))
    #expect(drag.isClean)
  }

  /// A recogniser that is added during the transition receives the touches that begin afterwards,
  /// and no earlier one.
  @Test(arguments: Place.allCases)
  func aRecogniserThatIsAddedMeanwhileTakesTheNextTouches(place: Place) {
    let drag = Drag(place)
    let late = Listener()
    drag.onBegan = {
      let pan = late.pan(on: drag.container)
      pan.delegate = late
      late.isTolerant = true
    }
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    drag.move(to: 120)
    drag.move(to: 200)
    #expect(late.states.isEmpty)
    drag.simulator.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
    for x in [40, 60] as [CGFloat] {
      drag.simulator.touchMove(to: CGPoint(x: x, y: 20), finger: 1)
      drag.simulator.advance(by: drag.simulator.frameDuration)
    }
    #expect(late.states == [.began, .changed] && late.translations.last == CGPoint(x: 30, y: 0))
    #expect(drag.moments.last?.state == .changed, "and the first drag continues")
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 200))
    drag.simulator.touchUp(at: CGPoint(x: 60, y: 20), finger: 1)
    drag.simulator.settle()
    #expect(late.states.last == .ended && drag.isClean)
  }

  /// The view that is dragged leaves its window: the drag is cancelled, and so is the transition.
  @Test func takingTheDraggedViewAwayEndsTheDrag() {
    let drag = Drag(.movingView)
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    drag.move(to: 120)
    drag.move(to: 400)
    drag.modal.view.removeFromSuperview()
    #expect(drag.moments.last?.state == .cancelled)
    drag.simulator.settle()
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 400))
    #expect(drag.isClean && drag.moments.last?.state == .cancelled)
  }

  /// A drag that begins on a button removes its highlight, even if it is held for long.
  @Test func aButtonUnderTheDragIsNotLeftPressed() throws {
    let drag = Drag(.movingView)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 80, width: 100, height: 44)
    button.setTitle("Close", for: .normal)
    drag.modal.view.addSubview(button)
    drag.simulator.settle()
    let label = try #require(button.titleLabel)
    func opacity() -> Float? { label.layer.presentation()?.opacity }
    let rest = opacity()
    drag.simulator.touchDown(at: CGPoint(x: 150, y: 100))
    drag.simulator.advance(by: 0.1)
    #expect(button.isHighlighted && opacity() != rest)
    drag.move(to: 120)
    #expect(drag.fixture.isTransitioning && !button.isHighlighted && opacity() == rest)
    drag.simulator.advance(by: 5)
    #expect(opacity() == rest)
    drag.simulator.touchUp(at: CGPoint(x: 150, y: 120))
    drag.simulator.settle()
    #expect(drag.isClean && opacity() == rest)
  }

  /// Every control that can be touched in a paused transition can be focused by Tab, and pressed.
  @Test func theKeyboardReachesWhatIsInTheContainer() {
    let drag = Drag(.container)
    var presses = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    drag.container.addSubview(button)
    drag.simulator.press("Tab")
    #expect(button.isFocused)
    drag.simulator.press("Space")
    #expect(presses == 1 && drag.fixture.isTransitioning)
    drag.interactor.finish()
    drag.simulator.settle()
    #expect(!button.isFocused && !drag.fixture.isTransitioning)
  }
}
