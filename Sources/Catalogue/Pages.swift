import UIKit

/// A year of four pages, turned by a finger as in a book.
enum Pages {
  final class YearController: UIPageViewController, UIPageViewControllerDataSource {
    private let seasons = [
      SeasonPage("Spring", color: "Honeydew"), SeasonPage("Summer", color: "Cantaloupe"),
      SeasonPage("Autumn", color: "Sky"), SeasonPage("Winter", color: nil),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      dataSource = self
      setViewControllers([seasons[0]], direction: .forward, animated: false)
    }

    private func season(_ steps: Int, from page: UIViewController) -> UIViewController? {
      guard let index = seasons.firstIndex(where: { $0 === page }),
        seasons.indices.contains(index + steps)
      else { return nil }
      return seasons[index + steps]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { season(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { season(1, from: viewController) }
  }

  final class SeasonPage: UIViewController {
    private let color: UIColor

    init(_ name: String, color: String?) {
      self.color = color.flatMap { UIColor(named: $0) } ?? .secondarySystemBackground
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) {
      color = .secondarySystemBackground
      super.init(coder: coder)
    }

    override func loadView() {
      view = DemoPage(
        size: UIScreen.main.bounds.size, color: color, title: title ?? "",
        caption: "Drag the page to the side.")
    }
  }
}

extension Demo {
  static let pageCurl = Demo(
    id: "page-curl", title: "Pages of a book", seed: nil,
    summary: "Curls up at the corner near the finger.",
    trigger: "Drag from the right to the left, and back.", stageSize: defaultStageSize,
    glyph: .turnedPage,
    phases: [
      Phase(
        "turn", .drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 60, y: 400), duration: 0.3)),
      Phase(
        "turn back", after: "turn",
        .drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 300, y: 420), duration: 0.3)),
    ],
    makeRoot: {
      Pages.YearController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    })
}

extension DemoGlyph {
  private static let upper = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let lower = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)

  /// Rolled up sideways.
  static let turnedPage = DemoGlyph(
    before: [upper],
    during: [
      lower, upper.at(width: 0.6), Page(color: .white, ink: .clear).at(x: 0.5, width: 0.14),
    ],
    after: [lower])
}
