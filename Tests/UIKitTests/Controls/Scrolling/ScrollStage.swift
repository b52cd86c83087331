import CoreGraphics
import QuartzCore
import UIKitTestSupport

import UIKit

/// A screen filled by a scroll view, with a recorder of its delegate calls.
@MainActor
final class ScrollStage {
  let simulator: Simulator
  let scrollView: UIScrollView
  let journal = ScrollJournal()

  init(
    content: CGSize = CGSize(width: 390, height: 4000), framesPerSecond: Double = 60,
    scrollView: UIScrollView = UIScrollView()
  ) {
    let controller = UIViewController()
    simulator = Simulator(scale: 1, framesPerSecond: framesPerSecond, root: controller)
    self.scrollView = scrollView
    scrollView.frame = controller.view.bounds
    scrollView.contentSize = content
    controller.view.addSubview(scrollView)
    simulator.settle()
    scrollView.delegate = journal
  }

  var now: TimeInterval { CACurrentMediaTime() }

  func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A flick by this vector in a tenth of a second.
  func fling(_ dx: CGFloat, _ dy: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 500)) {
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    simulator.drag(from: start, to: end, duration: 0.1)
    simulator.touchUp(at: end)
  }

  /// A drag that stops before it is released.
  func place(_ dx: CGFloat, _ dy: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 500)) {
    hold(dx, dy, from: start)
    simulator.advance(by: 0.2)
    simulator.touchUp(at: CGPoint(x: start.x + dx, y: start.y + dy))
  }

  func hold(_ dx: CGFloat, _ dy: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 500)) {
    simulator.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 0.2)
  }

  /// Turns the wheel and waits.
  func wheel(_ dy: CGFloat, at location: CGPoint = CGPoint(x: 200, y: 400)) {
    simulator.scroll(by: CGVector(dx: 0, dy: dy), at: location)
    simulator.advance(by: 0.2)
  }
}

@MainActor
final class ScrollJournal: NSObject, UIScrollViewDelegate {
  /// The calls; many of one kind in a row are one.
  private(set) var calls: [String] = []
  var onCall: ((String, UIScrollView) -> Void)?
  /// The view that can be zoomed.
  weak var zoomed: UIView?
  var target: ((CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?

  func clear() { calls = [] }

  private func note(_ call: String, _ scrollView: UIScrollView) {
    if calls.last != call { calls.append(call) }
    onCall?(call, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    target?(velocity, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom", scrollView) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note("didEndZooming", scrollView) }
}
