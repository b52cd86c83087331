import TransitionGallery
import UIKit
import UIKitTestSupport

/// A container with a ``GalleryTransition``, whose gesture the test makes by touches.
@MainActor
final class GestureFixture {
  let base: GalleryFixture
  let interaction: GalleryInteraction
  private let gesture: GestureCase.Gesture

  /// Points that a finger moves before a pan begins, and that its translation leaves out.
  private static let slop: CGFloat = 10
  private static let distance: CGFloat = 200
  /// Where a swipe begins, in a stage of 240 × 320 points.
  private let origin: CGPoint
  private let direction: CGPoint
  /// The distance between the fingers when the pinch begins.
  private var startDistance: CGFloat = 200
  private var finger = CGPoint.zero
  private var secondFinger = CGPoint.zero

  init(_ item: GestureCase) {
    gesture = item.gesture
    interaction =
      switch item.gesture {
      case .horizontalSwipe: .horizontalSwipe
      case .verticalSwipe: .verticalSwipe
      case .pinch: .pinch
      }
    base = GalleryFixture(
      item.base, transition: GalleryTransition(item.base.effect, interaction: interaction))
    if item.gesture == .verticalSwipe {
      (origin, direction) = (CGPoint(x: 120, y: 20), CGPoint(x: 0, y: 1))
    } else if item.base.isReversed {
      (origin, direction) = (CGPoint(x: 15, y: 160), CGPoint(x: 1, y: 0))
    } else {
      (origin, direction) = (CGPoint(x: 225, y: 160), CGPoint(x: -1, y: 0))
    }
  }

  /// Puts the fingers down and moves them until the gesture begins.
  func begin() {
    guard gesture == .pinch else {
      finger = origin
      base.simulator.touchDown(at: origin)
      step(Self.slop)
      return
    }
    var half: CGFloat = 100
    base.simulator.touchDown(at: CGPoint(x: 120 - half, y: 160))
    base.simulator.touchDown(at: CGPoint(x: 120 + half, y: 160), finger: 1)
    // It begins with the movement of one of the fingers.
    while half > 50 {
      base.simulator.advance(by: base.simulator.frameDuration)
      startDistance = 2 * half - 1
      half -= 1
      moveFinger(0, to: half)
      if interaction.interactionInProgress { break }
      startDistance -= 1
      moveFinger(1, to: half)
      if interaction.interactionInProgress { break }
    }
    moveFinger(1, to: half)
    base.simulator.advance(by: base.simulator.frameDuration)
  }

  /// Moves to a fraction of the transition.
  func move(to fraction: CGFloat) {
    guard gesture == .pinch else { return step(Self.slop + fraction * Self.distance) }
    let half = max(startDistance * (1 - fraction) / 2, 0.001)
    base.simulator.advance(by: base.simulator.frameDuration)
    moveFinger(0, to: half)
    moveFinger(1, to: half)
    base.simulator.advance(by: base.simulator.frameDuration)
  }

  private func step(_ distance: CGFloat) {
    base.simulator.advance(by: base.simulator.frameDuration)
    finger = CGPoint(
      x: origin.x + distance * direction.x, y: origin.y + distance * direction.y)
    base.simulator.touchMove(to: finger)
    base.simulator.advance(by: base.simulator.frameDuration)
  }

  /// Moves a finger of the pinch, whose middle is that of the stage.
  private func moveFinger(_ number: Int, to half: CGFloat) {
    let place = CGPoint(x: number == 0 ? 120 - half : 120 + half, y: 160)
    if number == 0 { finger = place } else { secondFinger = place }
    base.simulator.touchMove(to: place, finger: number)
  }

  /// A drag in any direction from the middle, which is not released.
  func drag(by offset: CGPoint) {
    base.simulator.drag(
      from: CGPoint(x: 120, y: 160), to: CGPoint(x: 120 + offset.x, y: 160 + offset.y))
  }

  func release() {
    base.simulator.touchUp(at: finger)
    if gesture == .pinch { base.simulator.touchUp(at: secondFinger, finger: 1) }
  }

  func cancel() {
    base.simulator.touchCancel(at: finger)
    if gesture == .pinch { base.simulator.touchCancel(at: secondFinger, finger: 1) }
  }
}
