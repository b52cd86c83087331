import UIKit

/// One page presents another in each presentation style.
enum PresentationStyles {
  /// Presents a page in the chosen style.
  final class FirstViewController: UIViewController {
    private let style: UIModalPresentationStyle
    private let caption: String
    private let button = UIButton.demo("Present")
    @Parameter("Transition", choices: Choices.transitionStyles)
    private var transitionStyle = UIModalTransitionStyle.coverVertical

    init(_ style: UIModalPresentationStyle, caption: String) {
      self.style = style
      self.caption = caption
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: caption, hint: "modalPresentationStyle = .\(style)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.place(in: view)
      button.addTarget(self, action: Selector(FirstViewController.presentNext), for: .touchUpInside)
    }

    private func presentNext() {
      let next: UIViewController =
        style == .overFullScreen ? CardViewController() : SecondViewController()
      next.modalPresentationStyle = style
      next.modalTransitionStyle = transitionStyle
      next.popoverPresentationController?.sourceView = button
      present(next, animated: true)
    }
  }

  /// A page with a button that goes back.
  final class SecondViewController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Cantaloupe") ?? .systemOrange,
        title: "Second", caption: "What is below is covered, or dimmed.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Dismiss")
      button.place(in: view)
      button.addTarget(self, action: Selector(SecondViewController.close), for: .touchUpInside)
    }

    private func close() { dismiss(animated: true) }
  }

  /// A card on a transparent page.
  final class CardViewController: UIViewController {
    private static let cardSize = CGSize(width: 260, height: 220)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(white: 0, alpha: 0.35)
      let card = DemoPage(
        size: Self.cardSize, color: UIColor(named: "Cantaloupe") ?? .systemOrange, title: "Second",
        caption: "")
      card.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      card.layer.cornerRadius = 16
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      view.addSubview(card)
      let button = UIButton.demo("Dismiss")
      button.frame = CGRect(
        x: (Self.cardSize.width - 160) / 2, y: Self.cardSize.height - 76, width: 160, height: 44)
      button.addTarget(self, action: Selector(CardViewController.close), for: .touchUpInside)
      card.addSubview(button)
    }

    private func close() { dismiss(animated: true) }
  }

  // MARK: In a context

  /// A page that contains another controller.
  final class OuterViewController: UIViewController {
    private let style: UIModalPresentationStyle
    /// The margins around the contained controller, in points.
    private static let insets = (top: CGFloat(170), side: CGFloat(24))

    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Outer", caption: "The page inside defines a presentation context.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let inner = InnerViewController(style)
      addChild(inner)
      let bounds = view.bounds
      inner.view.frame = CGRect(
        x: Self.insets.side, y: Self.insets.top, width: bounds.width - 2 * Self.insets.side,
        height: bounds.height - Self.insets.top - Self.insets.side)
      inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
    }
  }

  /// A controller that defines the presentation context: what it presents covers its view instead
  /// of the window.
  final class InnerViewController: UIViewController {
    @Parameter("Transition", choices: Choices.transitionStyles)
    private var transitionStyle = UIModalTransitionStyle.coverVertical
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
      definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(named: "Sky") ?? .systemTeal
      let button = UIButton.demo("Present")
      button.frame.origin = CGPoint(
        x: (view.bounds.width - 160) / 2, y: (view.bounds.height - 44) / 2)
      button.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.addSubview(button)
      button.addTarget(self, action: Selector(InnerViewController.presentNext), for: .touchUpInside)
    }

    private func presentNext() {
      let next: UIViewController =
        style == .overCurrentContext ? CardViewController() : SecondViewController()
      next.modalPresentationStyle = style
      next.modalTransitionStyle = transitionStyle
      present(next, animated: true)
    }
  }
}

extension UIButton {
  /// Returns a button for one of these pages.
  static func demo(_ title: String) -> UIButton {
    let button = UIButton.soft(title, background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame.size = CGSize(width: 160, height: 44)
    return button
  }

  /// Places the view below the title of a page.
  func place(in page: UIView) {
    frame.origin = CGPoint(x: (page.bounds.width - frame.width) / 2, y: 240)
    staysCentered()
    page.addSubview(self)
  }
}

extension Demo {
  /// The size of a tablet, on which the presentation styles differ.
  static let tablet = CGSize(width: 1024, height: 768)

  private static func style(
    _ id: String, _ title: String, _ summary: String, stageSize: CGSize = tablet,
    glyph: DemoGlyph,
    prototypes: @escaping @MainActor @Sendable () -> [Any] = {
      [PresentationStyles.FirstViewController(.fullScreen, caption: "")]
    }, makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Demo {
    Demo(
      id: "style-\(id)", title: title, seed: 3, summary: summary,
      trigger: "Press “Present”, then “Dismiss”.", stageSize: stageSize, glyph: glyph,
      phases: [
        Phase("present", .tap("Present")),
        Phase("dismiss", after: "present", .tap("Dismiss")),
      ], presentsAsUntilIOS12: true, prototypes: prototypes, makeRoot: makeRoot)
  }

  static let styleFullScreen = style(
    "full-screen", "Full screen", "Covers everything; what is below goes.",
    stageSize: defaultStageSize, glyph: .coverFruit
  ) { PresentationStyles.FirstViewController(.fullScreen, caption: "It leaves while covered.") }

  static let styleAutomatic = style(
    "automatic", "Automatic", "Full screen, the app’s own default (as until iOS 12).",
    stageSize: defaultStageSize, glyph: .coverFruit
  ) {
    PresentationStyles.FirstViewController(.automatic, caption: "Full screen, as until iOS 12.")
  }

  static let styleOverFullScreen = style(
    "over-full-screen", "Over full screen", "Covers everything; what is below shines through.",
    stageSize: defaultStageSize, glyph: .overlay
  ) {
    PresentationStyles.FirstViewController(
      .overFullScreen, caption: "It stays, and shines through.")
  }

  static let stylePageSheet = style(
    "page-sheet", "Page sheet", "A tall page; if narrow, full screen (as until iOS 12).",
    glyph: .page
  ) { PresentationStyles.FirstViewController(.pageSheet, caption: "Dimmed behind a page.") }

  static let styleFormSheet = style(
    "form-sheet", "Form sheet",
    "540 by 620 points; if narrow, full screen (as until iOS 12).",
    glyph: .form
  ) { PresentationStyles.FirstViewController(.formSheet, caption: "Dimmed behind a form.") }

  static let styleCurrentContext = style(
    "current-context", "Current context", "Covers the page inside; full screen where it is narrow.",
    glyph: .context, prototypes: { [PresentationStyles.InnerViewController(.currentContext)] }
  ) { PresentationStyles.OuterViewController(.currentContext) }

  static let styleOverCurrentContext = style(
    "over-current-context", "Over current context", "Covers the page inside, which shines through.",
    glyph: .context, prototypes: { [PresentationStyles.InnerViewController(.currentContext)] }
  ) { PresentationStyles.OuterViewController(.overCurrentContext) }

  static let stylePopover = style(
    "popover", "Popover", "A bubble; if narrow, over full screen (as until iOS 12).",
    glyph: .bubble, prototypes: { [] }
  ) {
    PresentationStyles.FirstViewController(.popover, caption: "Press beside it to be rid of it.")
  }

  static let styleCustom = style(
    "custom", "Custom", "A presentation controller may decide; this has none.",
    stageSize: defaultStageSize, glyph: .coverFruit
  ) { PresentationStyles.FirstViewController(.custom, caption: "It stays where it is.") }

  static let styleNone = style(
    "none", "None", "For delegates alone: an app does not present in it.",
    stageSize: defaultStageSize, glyph: .coverFruit
  ) { PresentationStyles.FirstViewController(.none, caption: "A style that is none.") }
}
