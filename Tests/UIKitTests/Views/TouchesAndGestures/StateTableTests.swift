import CoreGraphics
import Testing

import UIKit

/// An input event.
private enum Step: Sendable {
  case down(Double, Double, Int = 0)
  case move(Double, Double, Int = 0)
  case up(Double, Double, Int = 0)
  case cancel(Double, Double, Int = 0)
  case wait(Double)
  case hover(Double, Double)
  case leave
  /// Switches the recogniser off.
  case off
}

/// How a recogniser moves from state to state.
private struct Kind: CustomTestStringConvertible, Sendable {
  let name: String
  let make: @MainActor @Sendable () -> UIGestureRecognizer
  /// Leave it possible.
  var opening: [Step]
  /// Make it fail. The resulting state is failed, or possible if its touches are up.
  var failing: [Step]
  var afterFailing = UIGestureRecognizer.State.failed
  /// Recognises: began, or ended for a discrete one.
  var begin: Step
  var change: Step?
  var lift: [Step] = []
  /// Cancel the recognised gesture.
  var cancelling: [Step] = []
  var afterCancelling = UIGestureRecognizer.State.possible

  var testDescription: String { name }

  /// Lifts the fingers where `begin` has left them.
  var liftInPlace: [Step] {
    guard case .move(let x, let y, let finger) = begin else { return lift }
    return finger == 0 ? [.up(x, y)] : [.up(x, y, finger)] + lift.dropFirst()
  }

  static let discrete: [Kind] = [
    Kind(
      name: "tap", make: { UITapGestureRecognizer() }, opening: [.down(100, 100)],
      failing: [.move(100, 146)], begin: .up(100, 100)),
    Kind(
      name: "double tap",
      make: {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      }, opening: [.down(100, 100), .up(100, 100), .wait(0.1), .down(100, 100)],
      failing: [.move(100, 146)], begin: .up(100, 100)),
    Kind(
      name: "swipe", make: { UISwipeGestureRecognizer() }, opening: [.down(100, 100)],
      failing: [.move(90, 100)], begin: .move(160, 100), lift: [.up(160, 100)]),
  ]

  static let continuous: [Kind] = [
    Kind(
      name: "pan",
      make: {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        return pan
      }, opening: [.down(100, 100), .move(109, 100)], failing: [.down(200, 200, 1)],
      begin: .move(120, 100), change: .move(140, 100), lift: [.up(140, 100)],
      cancelling: [.cancel(140, 100)]),
    Kind(
      name: "edge pan",
      make: {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      }, opening: [.down(5, 100), .move(14, 100)], failing: [.move(5, 120)],
      begin: .move(25, 100), change: .move(40, 100), lift: [.up(40, 100)],
      cancelling: [.cancel(40, 100)]),
    Kind(
      name: "long press", make: { UILongPressGestureRecognizer() },
      opening: [.down(100, 100), .wait(0.4)], failing: [.move(111, 100)], begin: .wait(0.2),
      change: .move(140, 100), lift: [.up(140, 100)], cancelling: [.cancel(140, 100)]),
    Kind(
      name: "pinch", make: { UIPinchGestureRecognizer() },
      opening: [.down(100, 100), .down(200, 100, 1), .move(208, 100, 1)],
      failing: [.up(100, 100), .up(208, 100, 1)], afterFailing: .possible,
      begin: .move(220, 100, 1), change: .move(240, 100, 1),
      lift: [.up(240, 100, 1), .up(100, 100)], cancelling: [.cancel(240, 100, 1)],
      afterCancelling: .cancelled),
    Kind(
      name: "rotation", make: { UIRotationGestureRecognizer() },
      opening: [.down(100, 100), .down(200, 100, 1), .move(200, 107, 1)],
      failing: [.up(100, 100), .up(200, 107, 1)], afterFailing: .possible,
      begin: .move(200, 120, 1), change: .move(200, 140, 1),
      lift: [.up(200, 140, 1), .up(100, 100)], cancelling: [.cancel(200, 140, 1)],
      afterCancelling: .cancelled),
    Kind(
      name: "hover", make: { UIHoverGestureRecognizer() }, opening: [.leave],
      failing: [.leave], afterFailing: .possible, begin: .hover(100, 100),
      change: .hover(120, 100), lift: [.leave], cancelling: [.off]),
  ]
}

/// Every legal transition of every recogniser, by the input.
@MainActor
struct StateTableTests {
  private let driver = GestureDriver()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()

  init() {
    driver.window.addSubview(view)
    view.isMultipleTouchEnabled = true
  }

  private func run(_ steps: [Step?], on recognizer: UIGestureRecognizer) {
    for step in steps.compactMap(\.self) {
      driver.frame()
      switch step {
      case .down(let x, let y, let finger): driver.down(x, y, finger: finger)
      case .move(let x, let y, let finger): driver.move(x, y, finger: finger)
      case .up(let x, let y, let finger): driver.up(x, y, finger: finger)
      case .cancel(let x, let y, let finger): driver.cancel(x, y, finger: finger)
      case .wait(let seconds):
        driver.wait(seconds)
        driver.frame()
      case .hover(let x, let y): driver.hover(x, y)
      case .leave: driver.leave()
      case .off: recognizer.isEnabled = false
      }
    }
  }

  /// Lifts all fingers, after which the state has to be possible.
  private func finish(_ recognizer: UIGestureRecognizer) {
    for finger in 0...1 { driver.up(1, 1, finger: finger) }
    driver.leave()
    #expect(recognizer.state == .possible)
    #expect(driver.window.arbiter.isIdle)
    driver.finish()
  }

  private func make(_ kind: Kind) -> UIGestureRecognizer { listener.add(kind.make(), to: view) }

  @Test(arguments: Kind.discrete + Kind.continuous)
  fileprivate func possibleToFailed(kind: Kind) {
    let recognizer = make(kind)
    run(kind.opening, on: recognizer)
    #expect(recognizer.state == .possible)
    run(kind.failing, on: recognizer)
    #expect(recognizer.state == kind.afterFailing && listener.states.isEmpty)
    if kind.afterFailing == .failed {
      run([kind.begin], on: recognizer)
      #expect(listener.states.isEmpty, "what is left of the touch is ignored")
    }
    finish(recognizer)
  }

  @Test(arguments: Kind.discrete + Kind.continuous)
  fileprivate func possibleToFailedByADelegate(kind: Kind) {
    let recognizer = make(kind)
    recognizer.delegate = listener
    listener.shouldBegin = false
    run(kind.opening + [kind.begin, kind.change] + kind.lift, on: recognizer)
    #expect(listener.states.isEmpty)
    finish(recognizer)
  }

  @Test(arguments: Kind.discrete + Kind.continuous)
  fileprivate func possibleToFailedBySwitchingOff(kind: Kind) {
    let recognizer = make(kind)
    run(kind.opening + [.off, kind.begin, kind.change] + kind.lift, on: recognizer)
    #expect(listener.states.isEmpty)
    finish(recognizer)
  }

  @Test(arguments: Kind.discrete)
  fileprivate func possibleToEndedAndPossibleAgain(kind: Kind) {
    let recognizer = make(kind)
    for count in 1...2 {
      run(kind.opening, on: recognizer)
      run([kind.begin] + kind.lift, on: recognizer)
      #expect(listener.states == Array(repeating: .ended, count: count))
      #expect(recognizer.state == .possible)
      driver.wait(1)
    }
    finish(recognizer)
  }

  @Test(arguments: Kind.continuous)
  fileprivate func beganToEnded(kind: Kind) {
    let recognizer = make(kind)
    run(kind.opening, on: recognizer)
    run([kind.begin], on: recognizer)
    #expect(recognizer.state == .began)
    run(kind.liftInPlace, on: recognizer)
    #expect(listener.states == [.began, .ended])
    finish(recognizer)
  }

  @Test(arguments: Kind.continuous)
  fileprivate func beganToChangedToEndedAndPossibleAgain(kind: Kind) {
    let recognizer = make(kind)
    for _ in 1...2 {
      listener.states = []
      run(kind.opening, on: recognizer)
      run([kind.begin, kind.change], on: recognizer)
      #expect(recognizer.state == .changed)
      run(kind.lift, on: recognizer)
      #expect(listener.states == [.began, .changed, .ended] && recognizer.state == .possible)
      driver.wait(1)
    }
    finish(recognizer)
  }

  @Test(arguments: Kind.continuous, [false, true])
  fileprivate func beganOrChangedToCancelled(kind: Kind, hasChanged: Bool) {
    let recognizer = make(kind)
    run(kind.opening, on: recognizer)
    run([kind.begin, hasChanged ? kind.change : nil], on: recognizer)
    run(kind.cancelling, on: recognizer)
    #expect(
      listener.states == (hasChanged ? [.began, .changed, .cancelled] : [.began, .cancelled]))
    #expect(recognizer.state == kind.afterCancelling)
    run(kind.lift, on: recognizer)
    #expect(listener.states.last == .cancelled)
    finish(recognizer)
  }

  @Test(arguments: Kind.continuous, [false, true])
  fileprivate func beganOrChangedToCancelledBySwitchingOff(kind: Kind, hasChanged: Bool) {
    let recognizer = make(kind)
    run(kind.opening, on: recognizer)
    run([kind.begin, hasChanged ? kind.change : nil, .off], on: recognizer)
    #expect(listener.states.last == .cancelled)
    run([kind.change] + kind.lift, on: recognizer)
    #expect(listener.states.last == .cancelled)
    recognizer.isEnabled = true
    finish(recognizer)
  }

  @Test(arguments: Kind.continuous)
  fileprivate func beganToCancelledByRemovingTheRecogniser(kind: Kind) {
    let recognizer = make(kind)
    run(kind.opening, on: recognizer)
    run([kind.begin], on: recognizer)
    view.removeGestureRecognizer(recognizer)
    #expect(listener.states == [.began, .cancelled])
    view.addGestureRecognizer(recognizer)
    finish(recognizer)
  }
}
