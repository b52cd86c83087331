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

  let content: Content
  private let style: MenuStyle
  private let highlight = UIView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  /// Whether titles leave room for marks.
  private let hasMarks: Bool

  init(_ content: Content, style: MenuStyle, hasMarks: Bool, hasLine: Bool) {
    self.content = content
    self.style = style
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [highlight, title, subtitle, image, mark, line] { addSubview(part) }
    highlight.backgroundColor = UIColor.systemGray.withAlphaComponent(0.24)
    highlight.layer.cornerRadius = style.highlightRadius
    highlight.isHidden = true
    image.contentMode = .scaleAspectFit
    mark.contentMode = .center
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    title.font = .systemFont(ofSize: style.titleSize)
    subtitle.font = .systemFont(ofSize: style.subtitleSize)
    subtitle.textColor = .secondaryLabel
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  private func showContent() {
    switch content {
    case .action(let action):
      show(action, color: color(of: action.attributes))
      mark.image = symbol(
        action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil)
    case .submenu(let menu):
      show(menu, color: menu.options.contains(.destructive) ? .systemRed : .label)
      if menu.image == nil {
        image.image = symbol(style.isReversed ? "chevron.left" : "chevron.right")
      }
    case .back(let menu):
      show(menu, color: .secondaryLabel)
      image.image = symbol("chevron.down")
    case .loading:
      title.text = "Loading…"
      title.textColor = .secondaryLabel
    case .header(let text):
      title.text = text
      title.font = .systemFont(ofSize: style.subtitleSize)
      title.textColor = .secondaryLabel
    case .gap:
      if style.hasRowLines {
        backgroundColor = UIColor.black.withAlphaComponent(0.08)
      } else {
        line.isHidden = false
      }
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

  private func symbol(_ name: String?) -> UIImage? {
    name.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: style.symbolSize, weight: .semibold))
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
    didSet { highlight.isHidden = !isHighlighted }
  }

  /// The title by which typed letters find the row; nil for rows that choose nothing.
  var searchTitle: String? {
    switch content {
    case .action, .submenu: title.text
    case .back, .loading, .header, .gap: nil
    }
  }

  // MARK: Layout

  /// The height in points.
  var fittingHeight: CGFloat {
    switch content {
    case .header: style.headerHeight
    case .gap: style.gapHeight
    default: hasSubtitle ? style.tallRowHeight : style.rowHeight
    }
  }

  /// The width in points that fits the texts.
  var fittingWidth: CGFloat {
    let room = CGSize(width: 10_000, height: style.tallRowHeight)
    let text = max(title.sizeThatFits(room).width, subtitle.sizeThatFits(room).width)
    return (textStart + text + textEnd).rounded(.up)
  }

  private var hasSubtitle: Bool { !(subtitle.text ?? "").isEmpty }
  /// The distances from the leading edge to the text, and from the text to the trailing edge.
  private var textStart: CGFloat {
    hasMarks && fittingHeight >= style.rowHeight ? style.markWidth : style.margin
  }
  private var textEnd: CGFloat {
    image.image == nil ? style.margin : style.margin + style.imageSide + 8
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, side) = (bounds.size, style.imageSide)
    highlight.frame = bounds.insetBy(dx: style.highlightInset, dy: 0)
    mark.frame = placed(x: 0, width: style.markWidth, 0...size.height)
    image.frame = placed(
      x: size.width - style.margin - side, width: side,
      (size.height - side) / 2...(size.height + side) / 2)
    let (left, width) = (textStart, max(size.width - textStart - textEnd, 0))
    title.frame = placed(
      x: left, width: width, hasSubtitle ? style.tallTitle : 0...size.height)
    if hasSubtitle { subtitle.frame = placed(x: left, width: width, style.tallSubtitle) }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    if case .gap = content, !style.hasRowLines {
      line.frame = CGRect(
        x: 0, y: (size.height / 2).rounded(.down), width: size.width, height: pixel
      )
      .insetBy(dx: style.margin, dy: 0)
    } else {
      line.frame = CGRect(x: 0, y: size.height - pixel, width: size.width, height: pixel)
    }
  }

  /// Returns the frame of a part.
  ///
  /// - Parameters:
  ///   - x: the distance from the leading edge of the row.
  ///   - width: the width of the part.
  ///   - span: the top and the bottom of the part.
  private func placed(x: CGFloat, width: CGFloat, _ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: style.isReversed ? bounds.width - x - width : x, y: span.lowerBound, width: width,
      height: span.upperBound - span.lowerBound)
  }
}
