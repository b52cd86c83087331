import CoreGraphics

@testable import UIKit

/// Pages of a book, turned by code and by hand.
final class TurmoilPager: UIPageViewController, UIPageViewControllerDataSource {
  let books: TurmoilBooks
  let pages: [TurmoilPage]

  init(_ books: TurmoilBooks, director: TurmoilDirector) {
    self.books = books
    pages = (0..<3).map { _ in TurmoilPage(books) }
    super.init(
      transitionStyle: director.chance() ? .scroll : .pageCurl,
      navigationOrientation: director.chance() ? .horizontal : .vertical, options: nil)
    books.enter(self)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    books.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    books.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    books.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    books.note("didDisappear", self)
  }
}

/// Columns that come together in a narrow window.
final class TurmoilSplit: UISplitViewController {
  let books: TurmoilBooks

  init(_ books: TurmoilBooks, director: TurmoilDirector) {
    self.books = books
    super.init(style: director.chance() ? .doubleColumn : .tripleColumn)
    books.enter(self)
    for column in columns { setViewController(TurmoilPage(books), for: column) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    books.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    books.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    books.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    books.note("didDisappear", self)
  }
}

extension UISplitViewController {
  /// Everybody it keeps, on screen or off.
  var kept: [UIViewController] {
    children + [model.compact].compactMap(\.self)
      + model.contents.values.flatMap { [$0.given, $0.navigation].compactMap(\.self) + $0.pages }
  }
}
