import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Scroll events of the wheel and the touchpad, for pans with `allowedScrollTypesMask`.
@MainActor
struct ScrollEventTests {
  private let listener = Listener()
  private let log = TouchLog(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
  private let place = CGPoint(x: 200, y: 300)

  private func makeSimulator() -> Simulator {
    let root = UIViewController()
    root.view.addSubview(log)
    return Simulator(scale: 1, root: root)
  }

  private func pan(_ mask: UIScrollTypeMask = .all, on view: UIView? = nil)
    -> UIPanGestureRecognizer
  {
    let pan = listener.pan(on: view ?? log)
    pan.allowedScrollTypesMask = mask
    return pan
  }

  @Test func aNotchDragsByItsPointsAndEndsAMomentLater() {
    let simulator = makeSimulator()
    let pan = pan()
    simulator.scroll(by: CGVector(dx: 0, dy: -40), at: place)
    #expect(listener.states == [.began] && listener.translations == [CGPoint(x: 0, y: -40)])
    #expect(pan.numberOfTouches == 0 && pan.location(in: log) == CGPoint(x: 200, y: 200))
    simulator.advance(by: 0.05)
    simulator.scroll(by: CGVector(dx: 0, dy: -40), at: place)
    #expect(listener.translations.last == CGPoint(x: 0, y: -80))
    simulator.advance(by: 0.09)
    #expect(listener.states == [.began, .changed])
    simulator.advance(by: 0.03)
    #expect(listener.states == [.began, .changed, .ended])
    #expect(pan.velocity(in: nil) == .zero && pan.state == .possible)
    #expect(log.phases.isEmpty, "views do not receive it")
  }

  @Test func onlyTheKindThatWasAskedForIsFelt() {
    let simulator = makeSimulator()
    let pan = pan([])
    func scroll(_ isContinuous: Bool) -> Bool {
      listener.states = []
      simulator.scroll(by: CGVector(dx: 0, dy: 8), at: place, isContinuous: isContinuous)
      simulator.advance(by: 0.2)
      return listener.states == [.began, .ended]
    }
    #expect(!scroll(false) && !scroll(true))
    pan.allowedScrollTypesMask = .discrete
    #expect(scroll(false) && !scroll(true))
    pan.allowedScrollTypesMask = .continuous
    #expect(!scroll(false) && scroll(true))
  }

  /// A touchpad may report a step that is a notch's by chance.
  @Test func aWholeStepDoesNotEndAContinuousScroll() {
    let simulator = makeSimulator()
    _ = pan(.continuous)
    for (step, isContinuous) in [(8, true), (40, false), (12, true)] as [(CGFloat, Bool)] {
      simulator.scroll(by: CGVector(dx: 0, dy: step), at: place, isContinuous: isContinuous)
      simulator.advance(by: 0.05)
    }
    #expect(listener.states == [.began, .changed, .changed])
    #expect(listener.translations.map(\.y) == [8, 48, 60])
    simulator.advance(by: 0.2)
    #expect(listener.states == [.began, .changed, .changed, .ended])
  }

  @Test func theInnermostThatWantsItGetsIt() {
    let simulator = makeSimulator()
    let inner = UIView(frame: log.bounds)
    log.addSubview(inner)
    _ = pan()
    let other = Listener()
    let innerPan = other.pan(on: inner)
    innerPan.allowedScrollTypesMask = .all
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: place)
    simulator.advance(by: 0.2)
    #expect(other.states == [.began, .ended] && listener.states.isEmpty)
    other.shouldBegin = false
    innerPan.delegate = other
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: place)
    simulator.advance(by: 0.2)
    #expect(other.states == [.began, .ended] && listener.states == [.began, .ended])
  }

  @Test func aFingerEndsTheScrollAndDragsAgain() {
    let simulator = makeSimulator()
    _ = pan()
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: place)
    simulator.touchDown(at: place)
    #expect(listener.states == [.began, .ended])
    simulator.touchMove(to: CGPoint(x: 200, y: 330))
    simulator.touchUp(at: CGPoint(x: 200, y: 330))
    #expect(listener.states == [.began, .ended, .began, .ended])
    #expect(listener.translations.last == CGPoint(x: 0, y: 20))
  }

  @Test func aScrollDoesNotDisturbADrag() {
    let simulator = makeSimulator()
    _ = pan()
    simulator.touchDown(at: place)
    simulator.touchMove(to: CGPoint(x: 200, y: 330))
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: place)
    simulator.advance(by: 0.2)
    #expect(listener.states == [.began])
    simulator.touchUp(at: CGPoint(x: 200, y: 330))
    #expect(listener.states == [.began, .ended])
  }

  @Test func anotherPlaceIsAnotherScroll() {
    let simulator = makeSimulator()
    _ = pan()
    simulator.scroll(by: CGVector(dx: 5, dy: 0), at: place, isContinuous: true)
    simulator.scroll(by: CGVector(dx: 5, dy: 0), at: CGPoint(x: 200, y: 310), isContinuous: true)
    simulator.scroll(by: CGVector(dx: 5, dy: 0), at: CGPoint(x: 200, y: 350), isContinuous: true)
    #expect(listener.states == [.began, .changed, .ended, .began])
    #expect(listener.translations.map(\.x) == [5, 10, 10, 5])
  }

  @Test func theFocusTheViewAndBadNumbersEndOrIgnoreIt() {
    let simulator = makeSimulator()
    _ = pan()
    simulator.scroll(by: CGVector(dx: 5, dy: 0), at: place)
    simulator.platform.send(.focusChanged(isFocused: false, time: simulator.time))
    #expect(listener.states == [.began, .cancelled])
    simulator.scroll(by: CGVector(dx: 5, dy: 0), at: place)
    log.removeFromSuperview()
    simulator.advance(by: 0.2)
    #expect(listener.states == [.began, .cancelled, .began, .cancelled])
    let warnings = Diagnostics.collecting {
      simulator.scroll(by: CGVector(dx: CGFloat.nan, dy: 0), at: place)
    }
    #expect(warnings.count == 1)
  }

  @Test func inATurnedViewItDragsAlongTheViewsAxes() {
    let simulator = makeSimulator()
    _ = pan()
    log.transform = CGAffineTransform(rotationAngle: .pi / 2)
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: CGPoint(x: 195, y: 400))
    let translation = listener.translations.last ?? .zero
    #expect(abs(translation.x - 40) < 1e-9 && abs(translation.y) < 1e-9)
  }

  @Test func theEventSaysWhatItIs() {
    final class Window: UIWindow {
      var types: [UIEvent.EventType] = []
      var touches = 0
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        touches += event.allTouches?.count ?? 0
        super.sendEvent(event)
      }
    }
    let simulator = makeSimulator()
    let window = Window(frame: simulator.window.frame)
    window.isHidden = false
    simulator.scroll(by: CGVector(dx: 0, dy: 40), at: place)
    #expect(window.types == [.scroll, .scroll] && window.touches == 0)
    window.isHidden = true
  }
}
