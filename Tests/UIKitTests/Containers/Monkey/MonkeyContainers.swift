import CoreGraphics

@testable import UIKit

/// Pages of a book, turned by code and by gestures.
final class MonkeyPager: UIPageViewController, UIPageViewControllerDataSource {
  let ledger: MonkeyLedger
  let pages: [MonkeyPage]

  init(_ ledger: MonkeyLedger, driver: MonkeyDriver) {
    self.ledger = ledger
    pages = (0..<3).map { _ in MonkeyPage(ledger) }
    super.init(
      transitionStyle: driver.chance() ? .scroll : .pageCurl,
      navigationOrientation: driver.chance() ? .horizontal : .vertical, options: nil)
    ledger.enter(self)
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
    ledger.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.note("didDisappear", self)
  }
}

/// Columns that come together in a narrow window.
final class MonkeySplit: UISplitViewController {
  let ledger: MonkeyLedger

  init(_ ledger: MonkeyLedger, driver: MonkeyDriver) {
    self.ledger = ledger
    super.init(style: driver.chance() ? .doubleColumn : .tripleColumn)
    ledger.enter(self)
    for column in columns { setViewController(MonkeyPage(ledger), for: column) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.note("didDisappear", self)
  }
}

extension UISplitViewController {
  /// All that it keeps, on screen or off.
  var kept: [UIViewController] {
    children + [model.compact].compactMap(\.self)
      + model.contents.values.flatMap { [$0.given, $0.navigation].compactMap(\.self) + $0.pages }
  }
}
