import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The dots of pages that scroll.
@MainActor
struct PageDotTests {
  /// A data source that answers with the page for which it was last asked.
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    var last = 0

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
        return nil
      }
      last = index + step
      return pages[last]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { last }
  }

  @Test func theDataSourceIsAskedForTheDotBeforeTheNeighbours() throws {
    let book = Book()
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.dataSource = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: pager)
    simulator.settle()
    let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
  }
}
