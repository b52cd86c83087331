import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Subclasses of recognisers that give up in the call in which they begin: the well-known pan along
/// one axis.
@MainActor
struct SecondThoughtTests {
  private final class HorizontalPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state == .began else { return }
      let velocity = velocity(in: view)
      if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
    }
  }

  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      view.addSubview(scrollView)
      scrollView.addSubview(row)
      row.addGestureRecognizer(
        HorizontalPan(target: self, action: Selector(Page.panned(_:))))
    }

    private func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
  }

  private let page = Page()
  private let simulator: Simulator

  init() { simulator = Simulator(root: page) }

  @Test func aPanThatCancelsItselfAsItBeginsIsNotReportedAndPreventsNoOther() {
    simulator.dragAndRelease(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 200, y: 60))
    #expect(page.states.isEmpty)
    #expect(page.scrollView.contentOffset.y > 50)
  }

  @Test func aPanThatGoesOnPreventsTheScrollViewsAsBefore() {
    simulator.dragAndRelease(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 110))
    #expect(page.states.first == .began && page.states.last == .ended)
    #expect(page.scrollView.contentOffset == .zero)
  }

  @Test func itCanRecognizeTheNextGesture() {
    simulator.dragAndRelease(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 200, y: 150))
    simulator.settle()
    simulator.dragAndRelease(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
    #expect(page.states.first == .began && page.states.last == .ended)
  }
}
