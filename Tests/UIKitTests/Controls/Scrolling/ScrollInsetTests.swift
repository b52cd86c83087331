import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The insets that depend on the content's size.
@MainActor
struct ScrollInsetTests {
  /// A screen filled by a scroll view without content, with a safe area of 50 points at the top.
  private static func empty() -> (Simulator, UIScrollView) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    let simulator = Simulator(scale: 1, root: controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scrollView)
    simulator.settle()
    return (simulator, scrollView)
  }

  /// Constraints and layouts determine the content's size after the first layout.
  @Test func contentThatBecomesLongEnoughToScrollStaysAtItsBeginning() {
    let (simulator, scrollView) = Self.empty()
    #expect(scrollView.adjustedContentInset.top == 0 && scrollView.contentOffset.y == 0)
    scrollView.contentSize = CGSize(width: 390, height: 4000)
    simulator.settle()
    #expect(scrollView.adjustedContentInset.top == 50 && scrollView.contentOffset.y == -50)
    scrollView.contentSize = CGSize(width: 390, height: 100)
    simulator.settle()
    #expect(scrollView.adjustedContentInset.top == 0 && scrollView.contentOffset.y == 0)
  }

  @Test func contentThatIsNotAtItsBeginningDoesNotMoveWithTheInset() {
    let (simulator, scrollView) = Self.empty()
    scrollView.contentInset.bottom = 1000
    scrollView.contentOffset.y = 30
    scrollView.contentSize = CGSize(width: 390, height: 4000)
    simulator.settle()
    #expect(scrollView.adjustedContentInset.top == 50 && scrollView.contentOffset.y == 30)
  }
}
