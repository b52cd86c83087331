import UIKit

/// A day in four pages, which the user scrolls side by side.
enum PageScroll {
  final class DayController: UIPageViewController {
    private let pages = Landscape.day.map { LandscapeController($0) }
    private let control = UIPageControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      (dataSource, delegate) = (self, self)
      setViewControllers([pages[0]], direction: .forward, animated: false)
      control.numberOfPages = pages.count
      control.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
      control.currentPageIndicatorTintColor = .white
      control.addTarget(self, action: Selector(DayController.turn), for: .valueChanged)
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      NSLayoutConstraint.activate([
        control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        control.bottomAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        control.widthAnchor.constraint(equalToConstant: 160),
        control.heightAnchor.constraint(equalToConstant: 28),
      ])
    }

    private var shown: Int { viewControllers?.first.flatMap(index) ?? 0 }

    private func index(of controller: UIViewController) -> Int? {
      pages.firstIndex { $0 === controller }
    }

    private func page(_ index: Int) -> UIViewController? {
      pages.indices.contains(index) ? pages[index] : nil
    }

    /// Shows the page that the page control shows already.
    private func turn() {
      guard let page = page(control.currentPage) else { return }
      let direction: NavigationDirection = control.currentPage > shown ? .forward : .reverse
      setViewControllers([page], direction: direction, animated: true)
    }
  }
}

extension PageScroll.DayController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { index(of: viewController).flatMap { page($0 - 1) } }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { index(of: viewController).flatMap { page($0 + 1) } }
}

extension PageScroll.DayController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { control.currentPage = shown }
}

/// A page with a landscape at an hour of the day.
private final class LandscapeController: UIViewController {
  private let landscape: Landscape

  init(_ landscape: Landscape) {
    self.landscape = landscape
    super.init(nibName: nil, bundle: nil)
    title = landscape.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = LandscapeView(landscape)
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    let name = UILabel()
    name.text = landscape.name
    name.setFont(.systemFont(ofSize: 40, weight: .bold), scaledAs: .largeTitle)
    let hour = UILabel()
    hour.text = landscape.hour
    hour.setFont(.systemFont(ofSize: 17, weight: .medium), scaledAs: .body)
    let heading = UIStackView(arrangedSubviews: [hour, name])
    heading.axis = .vertical
    heading.spacing = 2
    heading.translatesAutoresizingMaskIntoConstraints = false
    for label in [name, hour] { label.textColor = .white }
    view.addSubview(heading)
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28),
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 56),
    ])
  }
}

extension Demo {
  static let pageScroll = Demo(
    id: "page-scroll", title: "A day in pages", seed: nil,
    summary: "Pages side by side follow the finger.",
    trigger: "Drag to the side, or click the dots.", stageSize: defaultStageSize,
    glyph: .pagesSideBySide,
    phases: [
      Phase(
        "turn", .drag(from: CGPoint(x: 320, y: 420), to: CGPoint(x: 60, y: 420), duration: 0.25)),
      Phase(
        "turn back", after: "turn",
        .drag(from: CGPoint(x: 60, y: 420), to: CGPoint(x: 320, y: 420), duration: 0.25)),
      Phase("click", after: "turn", .tapAt(CGPoint(x: 260, y: 818))),
      Phase(
        "release early", after: "turn",
        .drag(from: CGPoint(x: 320, y: 420), to: CGPoint(x: 230, y: 420), duration: 0.8)),
    ],
    makeRoot: {
      PageScroll.DayController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    })
}

extension DemoGlyph {
  private static let day = Page(color: .systemTeal)
  private static let evening = Page(color: .systemIndigo)

  /// A page moved to the side, with the next one behind it.
  static let pagesSideBySide = DemoGlyph(
    before: [day], during: [day.at(x: -0.5), evening.at(x: 0.5)], after: [evening])
}
