import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// The tracks of the indicators end at the bars, as the content does.
@MainActor
struct ScrollIndicatorTests {
  private let controller = UIViewController()
  private let scrollView = UIScrollView()
  private let simulator: Simulator

  init() {
    simulator = Simulator(scale: 1, root: controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    scrollView.frame = controller.view.bounds
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 4000)
    controller.view.addSubview(scrollView)
    simulator.settle()
  }

  /// Points between the edges of the view and the ends of the vertical indicator.
  private var distances: (above: CGFloat, below: CGFloat) {
    let frame = scrollView.verticalIndicator.layer.frame
    return (frame.minY - scrollView.bounds.minY, scrollView.bounds.maxY - frame.maxY)
  }

  // The indicator keeps 3 points from the ends of its track.

  @Test func theTrackBeginsAndEndsAtTheSafeArea() {
    #expect(scrollView.adjustedContentInset.top == 50 && scrollView.contentOffset.y == -50)
    #expect(abs(distances.above - 53) < 1e-6)
    scrollView.contentOffset.y = 4000 + 30 - scrollView.bounds.height
    #expect(abs(distances.below - 33) < 1e-6)
  }

  @Test func itsOwnInsetsAreAddedAndThoseOfTheContentAreNot() {
    scrollView.contentInset.top = 20
    #expect(scrollView.contentOffset.y == -70)
    #expect(abs(distances.above - 53) < 1e-6)
    scrollView.verticalScrollIndicatorInsets.top = 10
    #expect(abs(distances.above - 63) < 1e-6)
  }

  @Test func withoutTheAdjustmentTheTrackIsThatOfTheInsetsAlone() {
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(abs(distances.above - 3) < 1e-6)
    #expect(scrollView.contentOffset.y == -50, "the content keeps its inset")
    scrollView.automaticallyAdjustsScrollIndicatorInsets = true
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.contentOffset.y == 0)
    #expect(abs(distances.above - 3) < 1e-6)
  }
}
