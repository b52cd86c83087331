import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A scroll view that is the delegate of its own recognisers, as a subclass that takes part in
/// their decisions is.
@MainActor
struct ScrollGestureDelegateTests {
  private final class Scroller: UIScrollView, UIGestureRecognizerDelegate {
    var asked: [UIGestureRecognizer] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked.append(gestureRecognizer)
      return true
    }
  }

  @Test func itIsAskedAboutItsPanAndItsPinch() throws {
    let page = UIViewController()
    let scroller = Scroller(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    page.view.addSubview(scroller)
    let simulator = Simulator(root: page)
    simulator.touchDown(at: CGPoint(x: 100, y: 200))
    simulator.touchUp(at: CGPoint(x: 100, y: 200))
    simulator.settle()
    let pinch = try #require(scroller.pinchGestureRecognizer)
    #expect(scroller.asked.contains { $0 === scroller.panGestureRecognizer })
    #expect(scroller.asked.contains { $0 === pinch })
  }
}
