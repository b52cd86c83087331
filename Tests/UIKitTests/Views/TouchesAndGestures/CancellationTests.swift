import CoreGraphics
import Testing

import UIKit

@MainActor
@Suite struct CancellationTests {
  private let hand = Hand()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let listener = Listener()

  init() {
    hand.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func begin() {
    hand.down(100, 100)
    hand.move(130, 100)
  }

  @Test func switchingOffCancels() {
    defer { hand.finish() }
    let pan = listener.pan(on: inner)
    begin()
    pan.isEnabled = false
    #expect(listener.states == [.began, .cancelled])
    pan.isEnabled = true
    hand.move(200, 100)
    hand.up(200, 100)
    #expect(listener.states == [.began, .cancelled], "the rest of this touch is ignored")
    begin()
    #expect(listener.states.last == .began)
    hand.up(130, 100)
  }

  @Test func switchingOffInItsOwnActionCancels() {
    defer { hand.finish() }
    let pan = listener.pan(on: inner)
    listener.onAction = { if $0.state == .began { $0.isEnabled = false } }
    begin()
    #expect(listener.states == [.began, .cancelled])
    hand.up(130, 100)
    #expect(pan.state == .possible)
  }

  @Test func removingTheRecogniserInItsOwnActionCancels() {
    defer { hand.finish() }
    let pan = listener.pan(on: inner)
    listener.onAction = { $0.view?.removeGestureRecognizer($0) }
    begin()
    hand.move(150, 100)
    hand.up(150, 100)
    #expect(listener.states == [.began, .cancelled])
    #expect(pan.view == nil && pan.state == .possible)
  }

  @Test func removingTheViewCancelsItsGestures() {
    defer { hand.finish() }
    let pan = listener.pan(on: inner)
    begin()
    inner.removeFromSuperview()
    #expect(listener.states == [.began, .cancelled])
    hand.move(150, 100)
    hand.up(150, 100)
    #expect(listener.states == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func removingTheViewInTheActionIsSurvived() {
    defer { hand.finish() }
    _ = listener.pan(on: inner)
    listener.onAction = { $0.view?.superview?.removeFromSuperview() }
    begin()
    hand.move(150, 100)
    hand.up(150, 100)
    #expect(listener.states == [.began, .cancelled])
    #expect(outer.superview == nil)
  }

  @Test func aTouchEndsForARemovedViewAndGoesOnForThoseAround() {
    defer { hand.finish() }
    let pan = listener.pan(on: outer)
    hand.down(100, 100)
    inner.removeFromSuperview()
    #expect(inner.phases == ["began", "cancelled"])
    hand.move(130, 100)
    hand.up(130, 100)
    #expect(listener.states == [.began, .ended] && pan.state == .possible)
    #expect(inner.phases == ["began", "cancelled"])
  }

  @Test func movingAViewWithinItsWindowDisturbsNothing() {
    defer { hand.finish() }
    _ = listener.pan(on: inner)
    begin()
    hand.window.addSubview(inner)
    hand.move(150, 100)
    hand.up(150, 100)
    #expect(listener.states == [.began, .changed, .ended])
  }

  @Test func hidingTheWindowCancelsEverything() {
    let pan = listener.pan(on: outer)
    pan.cancelsTouchesInView = false
    begin()
    hand.window.isHidden = true
    #expect(listener.states == [.began, .cancelled])
    #expect(inner.phases == ["began", "moved", "cancelled"])
    hand.move(150, 100)
    hand.up(150, 100)
    #expect(pan.state == .possible)
  }

  @Test func hidingTheWindowInAnActionIsSurvived() {
    let pan = listener.pan(on: outer)
    listener.onAction = { if $0.state == .began { $0.view?.window?.isHidden = true } }
    begin()
    hand.move(150, 100)
    #expect(listener.states == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func theRecogniserAndItsTargetAreFreedAfterTheGesture() {
    defer { hand.finish() }
    weak var freedListener: Listener?
    weak var freedPan: UIGestureRecognizer?
    do {
      let (local, view) = (Listener(), UIView(frame: CGRect(x: 50, y: 400, width: 99, height: 99)))
      outer.addSubview(view)
      freedPan = local.pan(on: view)
      freedListener = local
      hand.down(60, 410)
      hand.move(80, 410)
      hand.up(80, 410)
      view.removeFromSuperview()
      #expect(local.states == [.began, .ended])
    }
    #expect(freedListener == nil && freedPan == nil)
  }

  @Test func anEndlessActionIsStopped() {
    defer { hand.finish() }
    _ = listener.pan(on: inner)
    listener.onAction = { if $0.state == .began || $0.state == .changed { $0.state = .changed } }
    begin()
    listener.onAction = nil
    hand.up(130, 100)
    #expect(listener.states.last == .ended)
  }
}

/// A controller that is freed while its view is under the finger.
@MainActor
@Suite struct VanishingTests {
  private let hand = Hand()

  @Test func aViewFreedUnderTheFingerIsSurvived() {
    defer { hand.finish() }
    let listener = Listener()
    weak var freed: UIView?
    do {
      let view = TouchLog(frame: hand.window.bounds)
      hand.window.addSubview(view)
      _ = listener.pan(on: view)
      freed = view
    }
    hand.down(10, 10)
    hand.window.subviews.first?.removeFromSuperview()
    hand.move(100, 100)
    hand.up(100, 100)
    #expect(freed == nil)
    #expect(listener.states.isEmpty, "it had not begun")
  }

  @Test func presentingInAPansActionDoesNotDisturbIt() {
    defer { hand.finish() }
    let root = UIViewController()
    hand.window.rootViewController = root
    let listener = Listener()
    _ = listener.pan(on: root.view)
    listener.onAction = { [weak root] in
      guard $0.state == .began else { return }
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      root?.present(modal, animated: false)
    }
    hand.down(10, 10)
    hand.move(40, 10)
    hand.move(80, 10)
    hand.up(80, 10)
    #expect(listener.states == [.began, .changed, .ended])
  }
}
