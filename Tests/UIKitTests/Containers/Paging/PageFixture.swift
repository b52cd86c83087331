import Compositor
import CoreGraphics
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// A page view controller whose pages, data source and delegate write to one journal.
@MainActor
struct PageFixture {
  let journal = Journal()
  let simulator: Simulator
  let pager: UIPageViewController
  let book: JournalPages

  init(
    _ style: UIPageViewController.TransitionStyle, count: Int = 3, start: Int = 0,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, dots: Int = 0
  ) {
    pager = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    pager.title = "pager"
    book = JournalPages(journal, count: count)
    book.dots = dots
    book.start = start
    pager.dataSource = book
    pager.delegate = book
    let shown = pager.spineLocation == .mid ? 2 : 1
    pager.setViewControllers(
      Array(book.pages[start..<start + shown]), direction: .forward, animated: false)
    Simulator.endTurn()
    simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: pager)
    simulator.settle()
    _ = journal.take()
  }

  var current: UIViewController? { pager.viewControllers?.first }

  /// Drags, holds still so that it is no throw, and releases.
  func drag(by translation: CGVector) {
    let start = CGPoint(x: 150, y: 250)
    let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
    simulator.drag(from: start, to: end, duration: 0.3)
    simulator.advance(by: 0.4)
    simulator.touchMove(to: end)
    simulator.advance(by: 0.4)
    simulator.touchUp(at: end)
  }

  /// The sheet that is curled in front in the last frame that is made meanwhile.
  func lastCurl(during body: () -> Void) -> PageCurl? {
    var last: PageCurl?
    func search(_ group: DisplayGroup) {
      for case .pageCurl(let curl) in group.effects { last = curl }
      for case .group(let inner) in group.content.nodes { search(inner) }
    }
    simulator.onFrame { search($0.list.root) }
    body()
    simulator.onFrame(nil)
    return last
  }

  /// Whether two pages lie where they belong, and nothing else is there.
  var isOpenAndIdle: Bool {
    simulator.showChanges()
    let pages = pager.viewControllers ?? []
    guard let container = pages.first?.view.superview else { return false }
    return simulator.isIdle && Set(container.subviews) == Set(pages.compactMap { $0.view })
      && Set(pager.children) == Set(pages)
      && pages.map { $0.view.frame.minX } == [0, 150]
      && pages.allSatisfy { $0.view.frame.size == CGSize(width: 150, height: 500) }
      && book.pages.allSatisfy { page in
        !journal.lines.contains { $0.hasPrefix("\(page.name) willAppear") }
          || journal.endsBalanced(page.name, isVisible: pages.contains(page))
      }
  }

  /// Above the dots, where there are any.
  private var pageArea: CGRect {
    let dots = pager.view.all(UIPageControl.self).first?.frame.minY
    return CGRect(
      x: 0, y: 0, width: pager.view.bounds.width, height: dots ?? pager.view.bounds.height)
  }

  var isIdle: Bool {
    simulator.showChanges()
    guard let page = current?.view, let container = page.superview else { return false }
    let pages = container.subviews.filter { $0.viewController != nil }
    return simulator.isIdle && pages == [page]
      && pager.children == [current].compactMap { $0 }
      && container.convert(page.frame, to: pager.view) == pageArea
      && book.pages.allSatisfy { page in
        let isTouched = journal.lines.contains { $0.hasPrefix("\(page.name) will") }
        return !isTouched || page === current
          || !journal.lines.contains { $0.hasPrefix("\(page.name) willAppear") }
          || journal.endsBalanced(page.name, isVisible: false)
      }
  }

  /// What was noted, without the questions to the data source.
  func takeCalls() -> [String] {
    journal.take().filter { !$0.hasPrefix("book page") }
  }
}

final class JournalPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal: Journal
  let pages: [JournalController]
  var dots = 0
  var start = 0

  init(_ journal: Journal, count: Int) {
    self.journal = journal
    pages = (0..<count).map { JournalController("\($0)", journal) }
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    journal.note("book page \(step < 0 ? "before" : "after") \(controller.title ?? "")")
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { start }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.note("book will turn to \(titles(pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.note(
      "book did turn from \(titles(previousViewControllers)) \(finished) \(completed)")
  }

  private func titles(_ pages: [UIViewController]) -> String {
    pages.map { $0.title ?? "" }.joined(separator: ", ")
  }
}
