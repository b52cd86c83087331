import UIKit

/// The common appearance of the demos' pages: a background, a title, a line of instructions, and a
/// hint at the bottom. It contains none of the controllers and transitions that a demo is about.
final class DemoPage: UIView {
  /// The distance of text from the sides of the page, in points.
  private static let margin: CGFloat = 24
  /// The distance of the title from the top of the page, in points.
  private static let top: CGFloat = 72

  /// The least distance of the instructions from a button below them, in points.
  private static let gap: CGFloat = 8

  /// The maximum diameter of the disc, which grows with the page, in points.
  private static let largestDisc: CGFloat = 480

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let hintLabel = UILabel()
  private let disc = UIView()

  /// - Parameters:
  ///   - size: the size that the demo's frames are made for; the default is the screen's size. The
  ///     page then follows its window, whose size is not known before the view is loaded.
  ///   - color: the background of the page.
  ///   - ink: the colour of the text and of the disc at the bottom.
  init(
    size: CGSize = UIScreen.main.bounds.size, color: UIColor, ink: UIColor = .black, title: String,
    caption: String = "",
    hint: String = ""
  ) {
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = color
    clipsToBounds = true
    // Larger text would be covered by the demos' buttons, which have fixed frames.
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
    // A page that shrinks to nothing keeps its layout meanwhile.
    guard bounds.size.width > 2 * Self.margin, bounds.size.height > 0 else { return }
    placeHeading()
    let hintHeight = hintLabel.sizeThatFits(textSpace).height.rounded(.up)
    place(hintLabel, at: bounds.size.height - safeAreaInsets.bottom - 32 - hintHeight)
    // On a low screen the buttons take the hint's place.
    let isCovered = subviews.contains { $0 is UIControl && $0.frame.intersects(hintLabel.frame) }
    hintLabel.alpha = isCovered ? 0 : 1
    let side = min(bounds.size.width * 1.25, Self.largestDisc).rounded()
    disc.frame = CGRect(
      x: (bounds.size.width - side * 0.76).rounded(),
      y: (bounds.size.height - side * 0.62).rounded(),
      width: side, height: side)
    disc.layer.cornerRadius = side / 2
  }

  /// Places the title and the instructions. Where larger text would reach a button, which has a
  /// fixed frame, they are higher.
  private func placeHeading() {
    let end = place(captionLabel, at: place(titleLabel, at: Self.top) + 8)
    guard !captionLabel.isHidden else { return }
    var reach = captionLabel.frame
    reach.size.height += Self.gap
    let buttons = subviews.filter { $0 is UIControl && $0.frame.intersects(reach) }
    guard let next = buttons.map(\.frame.minY).min(), next > reach.minY else { return }
    let excess = min(end + Self.gap - next, Self.top / 2)
    for label in [titleLabel, captionLabel] { label.frame.origin.y -= excess }
  }

  private var textSpace: CGSize {
    CGSize(width: min(bounds.size.width - 2 * Self.margin, 360), height: 400)
  }

  /// Places a label and returns its lower edge.
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
  /// Returns a mixture of this colour and another one. It is opaque, and so cheaper to draw than a
  /// translucent layer above.
  func mixed(with other: UIColor, fraction: CGFloat) -> UIColor {
    UIColor { traits in
      let (start, end) = (self.components(in: traits), other.components(in: traits))
      let mixed = zip(start, end).map { $0 + ($1 - $0) * fraction }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }
  }

  /// Red, green and blue in a trait collection, from 0 to 1.
  func components(in traits: UITraitCollection) -> [CGFloat] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue]
  }
}

extension UIFont {
  /// The font of the title of a demo's page: 28 points, bold, at the default text size.
  static var demoTitle: UIFont {
    UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
  }
}

extension UIButton {
  /// Returns a text button with a soft background.
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

  /// Keeps the view centred horizontally when its superview is wider than its frame assumes.
  func staysCentered() { autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin] }
}
