import UIKit

/// A picture, over which a sheet and a menu with a blur effect appear.
enum BlurredSheet {
  /// The picture, and the buttons for the sheet and the menu.
  final class PictureViewController: UIViewController {
    @Parameter("Menu opens in", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.4
    @Parameter("Spring") private var spring = DampedSpring(dampingRatio: 0.8)
    @Parameter("Corner radius", in: 0...48, step: 1, unit: .points)
    private var cornerRadius: CGFloat = 24

    private let painting = PaintingView(Painting.pair(for: "nat-geo").first)
    private let sheetButton = UIButton.soft("Present", background: .white)
    private let menuButton = UIButton.soft("Menu", background: .white)
    private let menu = MenuView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(painting)
      for button in [sheetButton, menuButton] {
        button.setTitleColor(UIColor(hex: 0x1B4965), for: .normal)
        view.addSubview(button)
      }
      sheetButton.addTarget(
        self, action: Selector(PictureViewController.openSheet), for: .touchUpInside)
      menuButton.addTarget(
        self, action: Selector(PictureViewController.toggleMenu), for: .touchUpInside)
      menu.isHidden = true
      view.addSubview(menu)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = view.bounds.size
      painting.frame = view.bounds
      menuButton.frame = CGRect(x: size.width - 124, y: 72, width: 100, height: 44)
      sheetButton.frame = CGRect(x: 24, y: 72, width: 120, height: 44)
      menu.bounds.size = MenuView.size
      menu.layer.anchorPoint = CGPoint(x: 1, y: 0)
      menu.center = CGPoint(x: size.width - 24, y: 128)
    }

    private func openSheet() {
      let list = ListViewController()
      list.modalPresentationStyle = .pageSheet
      if let sheet = list.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = cornerRadius
      }
      present(list, animated: true)
    }

    /// Lets the menu grow out of its button.
    private func toggleMenu() {
      let opens = menu.isHidden
      let small = CGAffineTransform(scaleX: 0.3, y: 0.3)
      if opens { (menu.isHidden, menu.transform, menu.alpha) = (false, small, 0) }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity, options: [],
        animations: {
          self.menu.transform = opens ? .identity : small
          self.menu.alpha = opens ? 1 : 0
        },
        completion: { _ in self.menu.isHidden = !opens })
    }
  }

  /// A menu of three entries on a blur effect.
  final class MenuView: UIVisualEffectView {
    static let size = CGSize(width: 220, height: 144)

    init() {
      super.init(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
      layer.cornerRadius = 16
      layer.name = "menu"
      clipsToBounds = true
      for (index, title) in ["Share", "Rename", "Duplicate"].enumerated() {
        let label = UILabel(frame: CGRect(x: 18, y: 48 * CGFloat(index), width: 190, height: 48))
        label.text = title
        label.textColor = UIColor(hex: 0x0B2239)
        contentView.addSubview(label)
        guard index > 0 else { continue }
        let line = UIView(frame: CGRect(x: 0, y: 48 * CGFloat(index), width: 220, height: 0.5))
        line.backgroundColor = .separator
        contentView.addSubview(line)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The sheet. Its view is transparent, and a blur effect fills it.
  final class ListViewController: UIViewController {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialLight))
    private let words = UIVisualEffectView(
      effect: UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: .systemThinMaterialLight), style: .label))
    private let button = UIButton.soft("Dismiss", background: UIColor(white: 1, alpha: 0.6))
    private static let peaks = [
      "Matterhorn", "Weisshorn", "Dent Blanche", "Dom", "Liskamm", "Castor", "Pollux",
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .clear
      for effectView in [glass, words] {
        effectView.frame = view.bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      view.addSubview(glass)
      glass.contentView.addSubview(words)
      add("Peaks", .systemFont(ofSize: 28, weight: .bold), y: 28)
      for (index, peak) in Self.peaks.enumerated() {
        add(peak, .systemFont(ofSize: 19), y: 84 + 48 * CGFloat(index))
      }
      button.frame = CGRect(x: view.bounds.width - 116, y: 28, width: 92, height: 36)
      button.autoresizingMask = .flexibleLeftMargin
      button.setTitleColor(UIColor(hex: 0x1B4965), for: .normal)
      button.addTarget(self, action: Selector(ListViewController.close), for: .touchUpInside)
      glass.contentView.addSubview(button)
    }

    private func add(_ text: String, _ font: UIFont, y: CGFloat) {
      let label = UILabel(frame: CGRect(x: 28, y: y, width: view.bounds.width - 160, height: 36))
      label.autoresizingMask = .flexibleWidth
      label.text = text
      label.font = font
      words.contentView.addSubview(label)
    }

    private func close() { dismiss(animated: true) }
  }
}

extension Demo {
  static let filtersSheet = Demo(
    id: "filters-sheet", title: "Sheet of glass", seed: nil,
    summary: "A sheet and a menu blur what they cover.",
    trigger: "Press “Present”, drag the sheet, then “Dismiss”; press “Menu”.",
    stageSize: Demo.defaultStageSize, glyph: .glassSheet,
    phases: [
      Phase("present", .tap("Present")), Phase("dismiss", after: "present", .tap("Dismiss")),
      Phase("menu", .tap("Menu")),
    ],
    tracedViews: ["menu"], prototypes: { [BlurredSheet.PictureViewController()] },
    makeRoot: { BlurredSheet.PictureViewController() })
}
