import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Where content lies that is smaller than its scroll view, and along which axes content bounces.
@MainActor
struct ScrollAlignmentTests {
  private func stage(_ content: CGSize) -> ScrollStage {
    let stage = ScrollStage(content: content)
    stage.scrollView.contentInsetAdjustmentBehavior = .never
    return stage
  }

  @Test func smallContentLiesAtThePoint() {
    let stage = stage(CGSize(width: 100, height: 200))
    let (view, size) = (stage.scrollView, stage.scrollView.bounds.size)
    #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    let space = CGSize(width: (size.width - 100) / 2, height: size.height - 200)
    #expect(view.contentOffset == CGPoint(x: -space.width, y: -space.height))
    #expect(
      view.adjustedContentInset
        == UIEdgeInsets(top: space.height, left: space.width, bottom: 0, right: 0))
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    // The free space is that within the insets: 20 + (width − 60 − 100) / 2.
    #expect(
      view.contentOffset
        == CGPoint(x: -(size.width - 120) / 2, y: -(size.height - 230)))
  }

  @Test func contentThatGrowsBeyondTheViewBeginsAtItsEdge() {
    let stage = stage(CGSize(width: 100, height: 200))
    let view = stage.scrollView
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.contentSize = CGSize(width: 100, height: 4000)
    #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0)
    #expect(view.contentOffset.x == -(view.bounds.width - 100) / 2)
    view.contentSize.height = 200
    #expect(view.contentOffset.y == -(view.bounds.height - 200) / 2)
  }

  @Test func itStaysThereInAnotherSize() {
    let stage = stage(CGSize(width: 100, height: 200))
    let view = stage.scrollView
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(view.contentOffset == CGPoint(x: -100, y: -50))
  }

  @Test func aPointThatIsNotFiniteIsRefused() {
    let stage = stage(CGSize(width: 100, height: 200))
    let warnings = Diagnostics.collecting {
      stage.scrollView.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    #expect(warnings.count == 1 && stage.scrollView.contentAlignmentPoint == .zero)
  }

  // MARK: Bouncing

  @Test func bouncesIsThatOfBothAxes() {
    let view = UIScrollView()
    #expect(view.bounces && view.bouncesHorizontally && view.bouncesVertically)
    view.bounces = false
    #expect(!view.bouncesHorizontally && !view.bouncesVertically && !view.bounces)
    view.bounces = true
    #expect(view.bouncesHorizontally && view.bouncesVertically)
  }

  @Test func eachAxisBouncesByItself() {
    let stage = stage(CGSize(width: 2000, height: 4000))
    stage.scrollView.bouncesVertically = false
    stage.hold(0, 110)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.simulator.touchCancel()
    stage.simulator.settle()
    stage.hold(110, 0)
    #expect(stage.scrollView.contentOffset.x < -30 && stage.scrollView.contentOffset.y == 0)
    stage.simulator.touchUp(at: stage.at(310, 500))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func anAxisThatDoesNotBounceIsNotPulledWithoutContentToScroll() {
    let stage = stage(CGSize(width: 100, height: 100))
    stage.scrollView.alwaysBounceVertical = true
    stage.scrollView.bouncesVertically = false
    stage.hold(0, 100)
    #expect(stage.scrollView.contentOffset == .zero && !stage.scrollView.isDragging)
    stage.simulator.touchCancel()
  }
}
