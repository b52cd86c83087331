import CoreGraphics

/// A row of a menu card.
final class MenuRow: UIView {
  /// The content of a row, which determines its action.
  enum Content {
    case action(UIAction)
    case submenu(UIMenu)
    /// The title of an open submenu, which closes it.
    case back(UIMenu)
    case loading
    case header(String)
    /// The gap between two sections.
    case gap
  }

  // Points, as on an iPhone with iOS 17.
  static let height: CGFloat = 44
  private static let tallHeight: CGFloat = 58
  private static let headerHeight: CGFloat = 30
  private static let gapHeight: CGFloat = 8
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 32
  private static let imageSide: CGFloat = 20

  let content: Content
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  /// Whether titles leave room for marks.
  private let hasMarks: Bool

  init(_ content: Content, hasMarks: Bool, hasLine: Bool) {
    self.content = content
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [title, subtitle, image, mark, line] { addSubview(part) }
    image.contentMode = .scaleAspectFit
    mark.contentMode = .center
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    title.font = .systemFont(ofSize: 17)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  private func showContent() {
    switch content {
    case .action(let action):
      show(action, color: color(of: action.attributes))
      mark.image = Self.symbol(
        action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil)
    case .submenu(let menu):
      show(menu, color: menu.options.contains(.destructive) ? .systemRed : .label)
      if menu.image == nil { image.image = Self.symbol("chevron.right") }
    case .back(let menu):
      show(menu, color: .secondaryLabel)
      image.image = Self.symbol("chevron.down")
    case .loading:
      title.text = "Loading…"
      title.textColor = .secondaryLabel
    case .header(let text):
      title.text = text
      title.font = .systemFont(ofSize: 12)
      title.textColor = .secondaryLabel
    case .gap: backgroundColor = UIColor.black.withAlphaComponent(0.08)
    }
  }

  private func show(_ element: UIMenuElement, color: UIColor) {
    title.text = element.title
    subtitle.text = element.subtitle
    image.image = element.image
    title.textColor = color
    (image.tintColor, mark.tintColor) = (color, color)
  }

  private func color(of attributes: UIMenuElement.Attributes) -> UIColor {
    if attributes.contains(.disabled) { return .tertiaryLabel }
    return attributes.contains(.destructive) ? .systemRed : .label
  }

  private static func symbol(_ name: String?) -> UIImage? {
    name.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }
  }

  /// Whether the row can be chosen.
  var isEnabled: Bool {
    switch content {
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    case .loading, .header, .gap: false
    }
  }

  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? UIColor.systemGray.withAlphaComponent(0.24) : nil
    }
  }

  /// The height in points.
  var fittingHeight: CGFloat {
    switch content {
    case .header: Self.headerHeight
    case .gap: Self.gapHeight
    default: (subtitle.text ?? "").isEmpty ? Self.height : Self.tallHeight
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, side) = (bounds.size, Self.imageSide)
    let left = hasMarks && fittingHeight >= Self.height ? Self.markWidth : Self.margin
    mark.frame = CGRect(x: 0, y: 0, width: Self.markWidth, height: size.height)
    image.frame = CGRect(
      x: size.width - Self.margin - side, y: (size.height - side) / 2, width: side, height: side)
    let end = image.image == nil ? size.width - Self.margin : image.frame.minX - 8
    let width = max(end - left, 0)
    if (subtitle.text ?? "").isEmpty {
      title.frame = CGRect(x: left, y: 0, width: width, height: size.height)
    } else {
      title.frame = CGRect(x: left, y: 9, width: width, height: 22)
      subtitle.frame = CGRect(x: left, y: 32, width: width, height: 16)
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: size.height - pixel, width: size.width, height: pixel)
  }
}
