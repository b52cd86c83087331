import UIKit

/// The common appearance of the demos' pages: a colour, a title, a line with instructions, a hint
/// at the bottom. The controllers and transitions of a demo are not in here.
final class DemoPage: UIView {
  /// Points between text and the page's sides.
  private static let margin: CGFloat = 24
  /// From the top of the page to the title.
  private static let top: CGFloat = 72

  /// The disc grows with the page up to this diameter, in points.
  private static let largestDisc: CGFloat = 480

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let hintLabel = UILabel()
  private let disc = UIView()

  /// - Parameters:
  ///   - size: the size that the demo's frames are made for: the screen's, unless it was made for
  ///     another one. The page then follows its window, which is not known before it is loaded.
  ///   - color: the page's own colour.
  ///   - ink: what text is written in, and the disc at the bottom is made of.
  init(
    size: CGSize = UIScreen.main.bounds.size, color: UIColor, ink: UIColor = .black, title: String,
    caption: String = "",
    hint: String = ""
  ) {
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = color
    clipsToBounds = true
    // Larger text would lie under the demos' buttons, which have fixed frames.
    maximumContentSizeCategory = .extraExtraExtraLarge
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    disc.backgroundColor = color.mixed(with: ink, fraction: 0.045)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    add(titleLabel, title, .demoTitle, ink.withAlphaComponent(0.9))
    add(
      captionLabel, caption, .preferredFont(forTextStyle: .subheadline),
      ink.withAlphaComponent(0.65))
    add(hintLabel, hint, .preferredFont(forTextStyle: .footnote), ink.withAlphaComponent(0.6))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func add(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text.isEmpty
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A page that shrinks to nothing keeps its arrangement while it does.
    guard bounds.size.width > 2 * Self.margin, bounds.size.height > 0 else { return }
    var y = place(titleLabel, at: Self.top)
    y = place(captionLabel, at: y + 8)
    let hintHeight = hintLabel.sizeThatFits(textSpace).height.rounded(.up)
    place(hintLabel, at: bounds.size.height - safeAreaInsets.bottom - 32 - hintHeight)
    // On a low screen the buttons need its place.
    let isCovered = subviews.contains { $0 is UIControl && $0.frame.intersects(hintLabel.frame) }
    hintLabel.alpha = isCovered ? 0 : 1
    let side = min(bounds.size.width * 1.25, Self.largestDisc).rounded()
    disc.frame = CGRect(
      x: (bounds.size.width - side * 0.76).rounded(),
      y: (bounds.size.height - side * 0.62).rounded(),
      width: side, height: side)
    disc.layer.cornerRadius = side / 2
  }

  private var textSpace: CGSize {
    CGSize(width: min(bounds.size.width - 2 * Self.margin, 360), height: 400)
  }

  /// Returns where the label ends.
  @discardableResult
  private func place(_ label: UILabel, at y: CGFloat) -> CGFloat {
    guard !label.isHidden else { return y }
    let height = label.sizeThatFits(textSpace).height.rounded(.up)
    let x = ((bounds.size.width - textSpace.width) / 2).rounded()
    label.frame = CGRect(x: x, y: y, width: textSpace.width, height: height)
    return y + height
  }
}

extension UIColor {
  /// A colour between this one and another. Unlike a transparent layer of the other one it is
  /// opaque, and so cheap to draw.
  func mixed(with other: UIColor, fraction: CGFloat) -> UIColor {
    UIColor { traits in
      let (start, end) = (self.components(in: traits), other.components(in: traits))
      let mixed = zip(start, end).map { $0 + ($1 - $0) * fraction }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }
  }

  /// Red, green and blue, from 0 to 1.
  func components(in traits: UITraitCollection) -> [CGFloat] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue]
  }
}

extension UIFont {
  /// The title of a demo's page: 28 points, bold, at the usual text size.
  static var demoTitle: UIFont {
    UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
  }
}

extension UIButton {
  /// A text button on a soft background.
  static func soft(_ title: String, background: UIColor) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.maximumContentSizeCategory = .extraExtraExtraLarge
    button.backgroundColor = background
    button.layer.cornerRadius = 12
    return button
  }

  /// Stays in the middle of a page that is wider than the one its frame was made for.
  func staysCentered() { autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin] }
}
