import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A view's own code runs while a recogniser cancels its touch.
@MainActor
struct RemovalWhileCancelledTests {
  /// Removes itself from its superview when its touch is cancelled.
  private final class Vanishing: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      removeFromSuperview()
    }
  }

  @MainActor private final class Follower {
    var states: [UIGestureRecognizer.State] = []
    var translation = CGPoint.zero

    func follow(_ pan: UIPanGestureRecognizer) {
      states.append(pan.state)
      translation = pan.translation(in: nil)
    }
  }

  @Test func theRecognizerThatTookTheTouchFollowsItToItsEnd() {
    let controller = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: controller)
    let view = Vanishing(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    controller.view.addSubview(view)
    let follower = Follower()
    let pan = UIPanGestureRecognizer(target: follower, action: Selector(Follower.follow))
    controller.view.addGestureRecognizer(pan)
    simulator.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 260, y: 60))
    #expect(view.superview == nil)
    simulator.touchUp(at: CGPoint(x: 260, y: 60))
    #expect(follower.states.first == .began && follower.states.last == .ended)
    #expect(follower.translation.x >= 180 && follower.translation.y == 0)
  }
}
