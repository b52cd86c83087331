import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// When the stage hit-tests the mouse's location, in a window that is drawn as frames are made.
@MainActor
final class CursorTests {
  /// A view that counts its hit tests.
  private final class Counter: UIView {
    var count = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return super.hitTest(point, with: event)
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}

  private let platform = OffscreenPlatform(refreshRate: 60)
  private let delegate = Delegate()
  private let stage: Stage
  private let window: UIWindow
  private let counter = Counter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let moving = UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))

  init() throws {
    stage = try UIApplication.launch(
      delegate, on: platform,
      window: WindowConfiguration(
        title: "Cursor", size: CGSize(width: 390, height: 844),
        minimumSize: CGSize(width: 1, height: 1), scale: 1))
    platform.attach(stage)
    window = UIWindow(frame: UIScreen.main.bounds)
    moving.backgroundColor = .red
    moving.hoverCursor = .pointingHand
    counter.addSubview(moving)
    let controller = UIViewController()
    controller.view = counter
    window.rootViewController = controller
    window.makeKeyAndVisible()
    platform.advance(by: 0.1)
  }

  isolated deinit {
    platform.detach()
    stage.close()
  }

  private func hover(_ x: CGFloat, _ y: CGFloat) {
    platform.send(
      .pointer(
        PointerEvent(
          phase: .moved, device: .mouse(button: 0), location: CGPoint(x: x, y: y),
          time: platform.hostTime)))
    platform.advance(by: 0.1)
  }

  private func move(to x: CGFloat) {
    UIView.animate(withDuration: 0.5) { [moving] in moving.frame.origin.x = x }
    platform.advance(by: 0.7)
  }

  @Test func withoutAMouseNothingIsLookedFor() {
    counter.count = 0
    move(to: 300)
    #expect(counter.count == 0)
  }

  @Test func whatMovesElsewhereIsNotLookedForInEachFrame() {
    hover(100, 100)
    counter.count = 0
    move(to: 300)
    // Once when the animation has ended: it may have kept touches away.
    #expect((1...2).contains(counter.count), "looked \(counter.count) times in 30 frames")
    #expect(stage.screen.cursor == .arrow)
  }

  @Test func whatComesUnderAStillMouseAndGoesHasItsCursorMeanwhile() {
    hover(320, 420)
    #expect(stage.screen.cursor == .arrow)
    move(to: 300)
    #expect(stage.screen.cursor == .pointingHand)
    move(to: 0)
    #expect(stage.screen.cursor == .arrow)
  }
}
