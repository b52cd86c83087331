import CoreGraphics
import Testing

import UIKit

@MainActor
struct CancellationTests {
  private let driver = GestureDriver()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let listener = Listener()

  init() {
    driver.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func begin() {
    driver.down(100, 100)
    driver.move(130, 100)
  }

  @Test func switchingOffCancels() {
    defer { driver.finish() }
    let pan = listener.pan(on: inner)
    begin()
    pan.isEnabled = false
    #expect(listener.states == [.began, .cancelled])
    pan.isEnabled = true
    driver.move(200, 100)
    driver.up(200, 100)
    #expect(listener.states == [.began, .cancelled], "the rest of this touch is ignored")
    begin()
    #expect(listener.states.last == .began)
    driver.up(130, 100)
  }

  @Test func switchingOffInItsOwnActionCancels() {
    defer { driver.finish() }
    let pan = listener.pan(on: inner)
    listener.onAction = { if $0.state == .began { $0.isEnabled = false } }
    begin()
    #expect(listener.states == [.began, .cancelled])
    driver.up(130, 100)
    #expect(pan.state == .possible)
  }

  @Test func removingTheRecogniserInItsOwnActionCancels() {
    defer { driver.finish() }
    let pan = listener.pan(on: inner)
    listener.onAction = { $0.view?.removeGestureRecognizer($0) }
    begin()
    driver.move(150, 100)
    driver.up(150, 100)
    #expect(listener.states == [.began, .cancelled])
    #expect(pan.view == nil && pan.state == .possible)
  }

  @Test func removingTheViewCancelsItsGestures() {
    defer { driver.finish() }
    let pan = listener.pan(on: inner)
    begin()
    inner.removeFromSuperview()
    #expect(listener.states == [.began, .cancelled])
    driver.move(150, 100)
    driver.up(150, 100)
    #expect(listener.states == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func removingTheViewInTheActionDoesNotCrash() {
    defer { driver.finish() }
    _ = listener.pan(on: inner)
    listener.onAction = { $0.view?.superview?.removeFromSuperview() }
    begin()
    driver.move(150, 100)
    driver.up(150, 100)
    #expect(listener.states == [.began, .cancelled])
    #expect(outer.superview == nil)
  }

  @Test func aTouchEndsForARemovedViewAndContinuesForThoseAround() {
    defer { driver.finish() }
    let pan = listener.pan(on: outer)
    driver.down(100, 100)
    inner.removeFromSuperview()
    #expect(inner.phases == ["began", "cancelled"])
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(listener.states == [.began, .ended] && pan.state == .possible)
    #expect(inner.phases == ["began", "cancelled"])
  }

  @Test func movingAViewWithinItsWindowDisturbsNothing() {
    defer { driver.finish() }
    _ = listener.pan(on: inner)
    begin()
    driver.window.addSubview(inner)
    driver.move(150, 100)
    driver.up(150, 100)
    #expect(listener.states == [.began, .changed, .ended])
  }

  @Test func hidingTheWindowCancelsEverything() {
    let pan = listener.pan(on: outer)
    pan.cancelsTouchesInView = false
    begin()
    driver.window.isHidden = true
    #expect(listener.states == [.began, .cancelled])
    #expect(inner.phases == ["began", "moved", "cancelled"])
    driver.move(150, 100)
    driver.up(150, 100)
    #expect(pan.state == .possible)
  }

  @Test func hidingTheWindowInAnActionDoesNotCrash() {
    let pan = listener.pan(on: outer)
    listener.onAction = { if $0.state == .began { $0.view?.window?.isHidden = true } }
    begin()
    driver.move(150, 100)
    #expect(listener.states == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func theRecogniserAndItsTargetAreFreedAfterTheGesture() {
    defer { driver.finish() }
    weak var freedListener: Listener?
    weak var freedPan: UIGestureRecognizer?
    do {
      let (local, view) = (Listener(), UIView(frame: CGRect(x: 50, y: 400, width: 99, height: 99)))
      outer.addSubview(view)
      freedPan = local.pan(on: view)
      freedListener = local
      driver.down(60, 410)
      driver.move(80, 410)
      driver.up(80, 410)
      view.removeFromSuperview()
      #expect(local.states == [.began, .ended])
    }
    #expect(freedListener == nil && freedPan == nil)
  }

  @Test func anEndlessActionIsStopped() {
    defer { driver.finish() }
    _ = listener.pan(on: inner)
    listener.onAction = { if $0.state == .began || $0.state == .changed { $0.state = .changed } }
    begin()
    listener.onAction = nil
    driver.up(130, 100)
    #expect(listener.states.last == .ended)
  }
}

/// A controller that is freed while its view is under the finger.
@MainActor
struct VanishingTests {
  private let driver = GestureDriver()

  @Test func aViewFreedUnderTheFingerDoesNotCrash() {
    defer { driver.finish() }
    let listener = Listener()
    weak var freed: UIView?
    do {
      let view = TouchLog(frame: driver.window.bounds)
      driver.window.addSubview(view)
      _ = listener.pan(on: view)
      freed = view
    }
    driver.down(10, 10)
    driver.window.subviews.first?.removeFromSuperview()
    driver.move(100, 100)
    driver.up(100, 100)
    #expect(freed == nil)
    #expect(listener.states.isEmpty, "it had not begun")
  }

  @Test func presentingInAPansActionDoesNotDisturbIt() {
    defer { driver.finish() }
    let root = UIViewController()
    driver.window.rootViewController = root
    let listener = Listener()
    _ = listener.pan(on: root.view)
    listener.onAction = { [weak root] in
      guard $0.state == .began else { return }
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      root?.present(modal, animated: false)
    }
    driver.down(10, 10)
    driver.move(40, 10)
    driver.move(80, 10)
    driver.up(80, 10)
    #expect(listener.states == [.began, .changed, .ended])
  }
}
