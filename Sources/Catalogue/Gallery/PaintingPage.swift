import UIKit

/// A picture that fills its page, with its title and instructions.
final class PaintingPage: UIViewController {
  private let painting: Painting
  private let hint: String
  private let onBack: (PaintingPage) -> Void
  private let panel: ChoicePanel?
  private let canvas: PaintingView
  private let plaque = UIView()
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private let backButton = UIButton.soft("Back", background: UIColor(hex: 0x1F2430))

  /// The distance from the lower edge of the page, in points. A tab bar fits below.
  private static let lowerMargin: CGFloat = 68

  /// - Parameters:
  ///   - panel: the panel on the first page; the other pages have a “Back” button.
  ///   - onBack: called when “Back” is pressed.
  init(
    _ painting: Painting, hint: String, panel: ChoicePanel? = nil,
    onBack: @escaping @MainActor (PaintingPage) -> Void
  ) {
    self.painting = painting
    self.hint = hint
    self.panel = panel
    self.onBack = onBack
    canvas = PaintingView(painting)
    super.init(nibName: nil, bundle: nil)
    title = painting.title
    tabBarItem = UITabBarItem(title: painting.title, image: .frame, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = painting.colors.first
    view.clipsToBounds = true
    view.addSubview(canvas)
    if let panel { return view.addSubview(panel) }
    plaque.backgroundColor = .white
    plaque.layer.cornerRadius = 22
    view.addSubview(plaque)
    titleLabel.text = painting.title
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.textColor = UIColor(hex: 0x1F2430)
    hintLabel.text = hint
    hintLabel.font = .systemFont(ofSize: 13)
    hintLabel.textColor = UIColor(hex: 0x6B7280)
    for label in [titleLabel, hintLabel] {
      label.textAlignment = .center
      plaque.addSubview(label)
    }
    backButton.setTitleColor(.white, for: .normal)
    backButton.addTarget(self, action: Selector(PaintingPage.goBack), for: .touchUpInside)
    plaque.addSubview(backButton)
  }

  private func goBack() { onBack(self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    canvas.frame = view.bounds
    let width = min(size.width - 24, ChoicePanel.widest)
    let height = panel == nil ? 132 : ChoicePanel.height
    let frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: size.height - Self.lowerMargin - height,
      width: width, height: height)
    panel?.frame = frame
    plaque.frame = frame
    titleLabel.frame = CGRect(x: 14, y: 14, width: width - 28, height: 30)
    hintLabel.frame = CGRect(x: 14, y: 46, width: width - 28, height: 20)
    backButton.frame = CGRect(x: 14, y: 76, width: width - 28, height: 44)
  }
}

extension UIImage {
  /// The image of a framed picture for the tab bar, which tints it. It has the screen's scale.
  fileprivate static var frame: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.black.setStroke()
      let frame = UIBezierPath(
        roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 4)
      frame.lineWidth = 2
      frame.stroke()
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 8, height: 8)).fill()
    }
  }
}
