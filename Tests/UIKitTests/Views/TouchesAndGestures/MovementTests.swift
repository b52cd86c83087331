import CoreGraphics
import Platform
import Testing
import UIKitSimulator

import UIKit

/// Movements are delivered once a frame, and none is lost.
@MainActor
struct MovementTests {
  let driver = GestureDriver()
  let view = MovementLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    view.isMultipleTouchEnabled = true
    driver.window.addSubview(view)
  }

  @Test func allThatAFingerDoesInAFrameIsDeliveredAtOnce() {
    defer { driver.finish() }
    let start = driver.time
    driver.down(10, 10)
    for step in 1...5 {
      driver.wait(0.001)
      driver.moveUnseen(10 + 2 * CGFloat(step), 10)
    }
    #expect(view.moves.isEmpty)
    driver.frame()
    #expect(view.moves.count == 1)
    let move = view.moves[0]
    #expect(move.locations.map(\.x) == [20] && move.previous.map(\.x) == [10])
    #expect(move.coalesced.map(\.location.x) == [12, 14, 16, 18, 20])
    #expect(move.coalesced.map(\.previous.x) == [10, 12, 14, 16, 18])
    for (step, touch) in move.coalesced.enumerated() {
      #expect(abs(touch.time - start - 0.001 * Double(step + 1)) < 1e-9)
    }
    driver.frame()
    #expect(view.moves.count == 1)
    driver.up(20, 10)
  }

  @Test func fingersThatMoveInOneFrameAreOneEvent() {
    defer { driver.finish() }
    for finger in 0...2 { driver.down(100 * CGFloat(finger), 10, finger: finger) }
    driver.wait(0.004)
    driver.moveUnseen(5, 10, finger: 0)
    driver.moveUnseen(105, 10, finger: 1)
    driver.frame()
    #expect(view.moves.map(\.locations.count) == [2])
    #expect(view.moves[0].stationary == 1)
    for finger in 0...2 { driver.up(0, 0, finger: finger) }
  }

  @Test func whatFollowsFindsTheMovementDelivered() {
    defer { driver.finish() }
    driver.down(10, 10)
    driver.wait(0.002)
    driver.moveUnseen(14, 10)
    driver.wait(0.002)
    driver.up(15, 10)
    #expect(view.moves.map { $0.locations.map(\.x) } == [[14]])
    #expect(view.phases == ["began", "moved", "ended"])
    driver.down(10, 10)
    driver.moveUnseen(18, 10)
    driver.dispatcher.receive(.focusChanged(isFocused: false, time: driver.time))
    #expect(view.phases.suffix(3) == ["began", "moved", "cancelled"])
  }

  @Test func aTouchThatWasTakenAwayMeanwhileMovesNoMore() {
    defer { driver.finish() }
    driver.down(10, 10)
    driver.moveUnseen(18, 10)
    view.removeFromSuperview()
    driver.frame()
    #expect(view.phases == ["began", "cancelled"])
    driver.up(18, 10)
    #expect(!driver.dispatcher.hasMovements)
  }

  /// The same drag, released at 600 points a second, at any rate of the mouse and the screen.
  @Test(arguments: [30.0, 60, 144, 1000], [30.0, 60, 144])
  func velocityIsThatOfTheFinger(inputRate: Double, frameRate: Double) {
    defer { driver.finish() }
    let listener = Listener()
    let pan = listener.pan(on: view)
    driver.down(10, 100)
    let start = driver.time
    var frame = 1.0
    for step in 1...Int(0.4 * inputRate) {
      let time = start + Double(step) / inputRate
      while start + frame / frameRate < time {
        driver.dispatcher.deliverMovements()
        frame += 1
      }
      driver.wait(time - driver.time)
      driver.moveUnseen(10 + 600 * (time - start), 100)
    }
    driver.dispatcher.deliverMovements()
    #expect(abs(pan.velocity(in: view).x - 600) < 0.001)
    let distance = 600 * (driver.time - start)
    #expect(abs(pan.translation(in: view).x - (distance - 10)) < 0.001)
    driver.up(10 + distance, 100)
  }

  @Test func twoFingersOfOneMouseSpreadWithoutWobbling() {
    defer { driver.finish() }
    let listener = Listener()
    let pinch = listener.add(UIPinchGestureRecognizer(), to: view)
    let pan = listener.pan(on: view)
    pan.delegate = listener
    listener.isTolerant = true
    driver.down(180, 400, finger: 0)
    driver.down(220, 400, finger: 1)
    for step in 1...20 {
      driver.wait(0.004)
      driver.moveUnseen(180 - 4 * CGFloat(step), 400, finger: 0)
      driver.moveUnseen(220 + 4 * CGFloat(step), 400, finger: 1)
      if step.isMultiple(of: 4) { driver.frame() }
    }
    #expect(pinch.state == .changed && pan.state == .possible)
    // From 48 points, where it began, to 200.
    #expect(abs(pinch.scale - 200 / 48) < 1e-9)
    #expect(abs(pinch.velocity - 2000 / 48) < 0.01)
    driver.up(100, 400, finger: 0)
    driver.up(300, 400, finger: 1)
  }

  @Test func aSwipeIsJudgedByEveryMovement() {
    defer { driver.finish() }
    let listener = Listener()
    let swipe = listener.add(UISwipeGestureRecognizer(), to: view)
    driver.down(10, 100)
    for x in [40.0, 36, 80] {
      driver.wait(0.003)
      driver.moveUnseen(x, 100)
    }
    driver.dispatcher.deliverMovements()
    // The touch moved back in between.
    #expect(swipe.state == .failed && listener.states.isEmpty)
    driver.up(80, 100)
    #expect(swipe.state == .possible)
  }

  @Test func theNextFrameShowsWhatTheMouseDid() {
    let root = UIViewController()
    let view = MovementLog(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.view.addSubview(view)
    let simulator = Simulator(scale: 1, root: root)
    simulator.touchDown(at: CGPoint(x: 10, y: 10))
    simulator.settle()
    var frames: [TimeInterval] = []
    simulator.onFrame { frames.append($0.time) }
    for step in 1...3 {
      simulator.advance(by: 0.001)
      simulator.platform.send(
        .pointer(
          PointerEvent(
            phase: .moved, device: .mouse(button: 1), location: CGPoint(x: 10 + step, y: 10),
            time: simulator.time)))
    }
    let moved = simulator.time
    #expect(view.moves.isEmpty && frames.isEmpty)
    simulator.advanceFrame()
    #expect(view.moves.map { $0.locations.map(\.x) } == [[13]])
    #expect(frames.count == 1 && frames[0] - moved <= simulator.frameDuration)
    simulator.touchUp(at: CGPoint(x: 13, y: 10))
  }
}

/// Records what each movement reported.
@MainActor
final class MovementLog: UIView {
  struct Move {
    var locations: [CGPoint]
    var previous: [CGPoint]
    /// Of the first touch.
    var coalesced: [(location: CGPoint, previous: CGPoint, time: TimeInterval)]
    var stationary: Int
  }
  var moves: [Move] = []
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("moved")
    let own = touches.sorted { $0.location(in: self).x < $1.location(in: self).x }
    let coalesced = own.first.flatMap { event?.coalescedTouches(for: $0) } ?? []
    moves.append(
      Move(
        locations: own.map { $0.location(in: self) },
        previous: own.map { $0.previousLocation(in: self) },
        coalesced: coalesced.map {
          ($0.location(in: self), $0.previousLocation(in: self), $0.timestamp)
        },
        stationary: event?.allTouches?.count { $0.phase == .stationary } ?? 0))
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
