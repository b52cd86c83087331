public import CoreGraphics

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Makes the object from a storyboard or a xib, with the style of a cell.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    imageView.clipsToBounds = true
    for view in [imageView, label, secondaryLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  /// The displayed ``UIListContentConfiguration``. Configurations of other types are ignored with a
  /// warning.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return Diagnostics.warn(
          "A list content view shows list content configurations; \(type(of: newValue)) is ignored."
        )
      }
      shown = new
      show()
    }
  }

  private func show() {
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.contentMode = .scaleAspectFit
    imageView.isHidden = shown.image == nil
    apply(shown.textProperties, shown.text, shown.attributedText, to: label)
    apply(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      to: secondaryLabel)
    for view in [imageView, label, secondaryLabel] { view.alpha = shown.alpha }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributedText: NSAttributedString?, to label: UILabel
  ) {
    label.text = nil
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.shown(text)
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// The margins around the content, in points.
  private var margins: UIEdgeInsets {
    preservingSuperviewMargins(
      sides(of: shown.directionalLayoutMargins), on: shown.axesPreservingSuperviewLayoutMargins)
  }

  /// The displayed size of the image in points.
  private var imageSize: CGSize {
    guard shown.image != nil else { return .zero }
    return imageView.intrinsicContentSize.reduced(to: shown.imageProperties.maximumSize)
  }

  /// The size of the image's room.
  private var imageRoom: CGSize {
    guard shown.image != nil else { return .zero }
    let (size, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
    return CGSize(
      width: reserved.width > 0 ? reserved.width : size.width,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// The frames of the texts, relative to their upper left corner, and their total size.
  private struct Texts {
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private func texts(in width: CGFloat) -> Texts {
    let open = CGSize(width: width, height: 0)
    func size(_ label: UILabel) -> CGSize {
      guard !label.isHidden else { return .zero }
      let size = label.sizeThatFits(open)
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let (first, second) = (size(label), size(secondaryLabel))
    let gap = shown.textToSecondaryTextHorizontalPadding
    let areBoth = first.height > 0 && second.height > 0
    if shown.prefersSideBySideTextAndSecondaryText, areBoth,
      first.width + gap + second.width <= width
    {
      let height = max(first.height, second.height)
      return Texts(
        first: CGRect(
          x: 0, y: (height - first.height) / 2, width: first.width, height: first.height),
        second: CGRect(
          x: width - second.width, y: (height - second.height) / 2, width: second.width,
          height: second.height), height: height)
    }
    let y = first.height + (areBoth ? shown.textToSecondaryTextVerticalPadding : 0)
    return Texts(
      first: CGRect(x: 0, y: 0, width: width, height: first.height),
      second: CGRect(x: 0, y: y, width: width, height: second.height), height: y + second.height)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let margins = margins
    let image = shown.image == nil ? 0 : imageRoom.width + shown.imageToTextPadding
    return max(width - margins.left - margins.right - image, 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margins, room) = (margins, imageRoom)
    let scale = max(layer.contentsScale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let width = textWidth(in: bounds.width)
    let texts = texts(in: width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.inset(by: margins)
    let start = shown.image == nil ? 0 : room.width + shown.imageToTextPadding
    func place(_ frame: CGRect) -> CGRect {
      let x = isReversed ? inner.maxX - frame.maxX : inner.minX + frame.minX
      return CGRect(x: pixel(x), y: pixel(frame.minY), width: frame.width, height: frame.height)
    }
    let top = inner.midY - texts.height / 2
    for text in [label, secondaryLabel] { text.keepTextUnscaled() }
    label.frame = place(texts.first.offsetBy(dx: start, dy: top))
    secondaryLabel.frame = place(texts.second.offsetBy(dx: start, dy: top))
    let size = imageSize
    imageView.frame = place(
      CGRect(
        x: (room.width - size.width) / 2, y: inner.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let content = max(texts(in: textWidth(in: size.width)).height, imageRoom.height)
    return CGSize(
      width: size.width, height: (content + margins.top + margins.bottom).rounded(.up))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// The distance of the text from the leading side, in points.
  var leadingTextStart: CGFloat {
    let margins = margins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isReversed ? margins.right : margins.left)
      + (shown.image == nil ? 0 : imageRoom.width + shown.imageToTextPadding)
  }

  /// The beginning of the text in the view's coordinates, which is also that of a list's separator.
  var textStart: CGFloat {
    margins.left + (shown.image == nil ? 0 : imageRoom.width + shown.imageToTextPadding)
  }
}

extension CGSize {
  /// Returns the size, reduced to a limit with the same aspect ratio. A side of the limit that is 0
  /// is no limit.
  func reduced(to limit: CGSize) -> CGSize {
    var scale: CGFloat = 1
    if limit.width > 0, width > limit.width { scale = limit.width / width }
    if limit.height > 0, height > limit.height { scale = min(scale, limit.height / height) }
    return CGSize(width: width * scale, height: height * scale)
  }
}
