import UIKit

/// A year of four pages, which the user turns as in a book. The pages can be double-sided.
enum Pages {
  final class YearController: UIPageViewController, UIPageViewControllerDataSource {
    @Parameter("Double-sided")
    private var hasBacks = false
    private let sheets = [
      ("Spring", "Honeydew"), ("Summer", "Cantaloupe"), ("Autumn", "Sky"), ("Winter", nil),
    ].map { name, color in
      [
        SeasonPage(name, color: color, caption: "Drag the page to the side."),
        SeasonPage("Back of \(name)", color: color, caption: "Seen while it turns."),
      ]
    }
    private var pages: [SeasonPage] { hasBacks ? sheets.flatMap { $0 } : sheets.map { $0[0] } }

    /// The user's setting, which is read for every turn.
    override var isDoubleSided: Bool {
      get { hasBacks }
      set {}
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      dataSource = self
      setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    private func page(_ steps: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }),
        pages.indices.contains(index + steps)
      else { return nil }
      return pages[index + steps]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }

  @MainActor static func makeYear() -> YearController {
    YearController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  final class SeasonPage: UIViewController {
    private let color: UIColor
    private let caption: String

    init(_ name: String, color: String?, caption: String) {
      self.color = color.flatMap { UIColor(named: $0) } ?? .secondarySystemBackground
      self.caption = caption
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) {
      (color, caption) = (.secondarySystemBackground, "")
      super.init(coder: coder)
    }

    override func loadView() {
      view = DemoPage(
        color: color, title: title ?? "", caption: caption)
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
    prototypes: { [Pages.makeYear()] }, makeRoot: { Pages.makeYear() })
}

extension DemoGlyph {
  private static let upper = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let lower = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)

  /// A page rolled up sideways.
  static let turnedPage = DemoGlyph(
    before: [upper],
    during: [
      lower, upper.at(width: 0.6), Page(color: .white, ink: .clear).at(x: 0.5, width: 0.14),
    ],
    after: [lower])
}
