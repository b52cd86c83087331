import CoreGraphics

extension UIButton {
  func contentSizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The frames of the parts, in the button's coordinates.
  struct Arrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The total size of the parts.
    var size = CGSize.zero
    /// The total size of the title and the subtitle.
    var text = CGSize.zero
    /// The distance between the image and the text in points.
    var gap: CGFloat = 0
    /// The distance between the title and the subtitle in points.
    var between: CGFloat = 0
    /// The arrows of a pop-up button.
    var indicator = CGRect.zero
    /// The width of the arrows and the gap before them in points; 0 without arrows.
    var tail: CGFloat = 0
  }

  /// The distance between the content and the arrows of a pop-up button in points, chosen by eye.
  private static let indicatorGap: CGFloat = 5

  /// The space above and below a system button's title in points. It makes the button 30 points
  /// high, as on iOS, whose font is slightly lower.
  private static let verticalPadding: CGFloat = 5.5
  /// The minimum width of a system button in points, as observed on iOS.
  private static let leastWidth: CGFloat = 30
  /// The side of a close button's disc in points, as observed on iOS.
  private static let discSide: CGFloat = 30

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var effectiveInsets: UIEdgeInsets {
    configuration.map { sides(of: $0.contentInsets) } ?? contentEdgeInsets
  }

  /// Whether the title may have several lines, so that its height depends on the width.
  var wrapsTitle: Bool {
    takeLineBreakMode()
    return !content.titleLabel.isHidden && content.titleLabel.numberOfLines != 1
  }

  /// Allows any number of lines if the title's line break mode wraps, as in UIKit.
  private func takeLineBreakMode() {
    let label = content.titleLabel
    guard label.numberOfLines == 1,
      label.lineBreakMode == .byWordWrapping || label.lineBreakMode == .byCharWrapping
    else { return }
    label.numberOfLines = 0
  }

  /// Returns the size in whole points that contains the content.
  ///
  /// - Parameter width: the button's width in points, at which a title of several lines is broken;
  ///   nil for no limit.
  func fittingSize(within width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = effectiveInsets
    var limit = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    if let width, wrapsTitle { limit.width = max(width - insets.left - insets.right, 0) }
    var size = measure(within: limit).size
    if configuration == nil, contentEdgeInsets == .zero {
      let isEmpty = size == .zero && content.titleLabel.isHidden && currentBackgroundImage == nil
      if isEmpty, buttonType != .close {
        // A button without content has room for a line of its title, as on iOS.
        size = CGSize(
          width: Self.leastWidth,
          height: content.titleLabel.font.lineHeight + 2 * Self.verticalPadding)
      }
      if !content.titleLabel.isHidden { size.height += 2 * Self.verticalPadding }
      if buttonType == .system { size.width = max(size.width, Self.leastWidth) }
      if let image = currentBackgroundImage {
        size = CGSize(
          width: max(size.width, image.size.width), height: max(size.height, image.size.height))
      }
      if buttonType == .close {
        size = CGSize(
          width: max(size.width, Self.discSide), height: max(size.height, Self.discSide))
      }
    }
    return CGSize(
      width: max(size.width + insets.left + insets.right, 0),
      height: max(size.height + insets.top + insets.bottom, 0)
    ).roundedUp
  }

  /// Returns the position of the title's baseline; nil without a title.
  func titlePlace(isFirst: Bool) -> BaselinePlace? {
    let label = content.titleLabel
    guard !label.isHidden else { return nil }
    let size = fittingSize(within: nil)
    let title = titleRect(
      forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let place = label.baselinePlace(isFirst: isFirst)
    let y = title.minY + place.fraction * title.height + place.offset
    let fraction: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return BaselinePlace(fraction: fraction, offset: y - fraction * size.height)
  }

  func layOutContent() {
    let background = backgroundRect(forBounds: bounds)
    content.backgroundImageView.frame = background
    let room = contentRect(forBounds: bounds)
    if let configuration {
      let frame = background.inset(by: sides(of: configuration.background.backgroundInsets))
      content.backgroundView.frame = frame
      let radius = configuration.cornerRadius(forHeight: frame.height)
      content.backgroundView.layer.cornerRadius =
        radius.isFinite ? min(max(radius, 0), frame.height / 2, frame.width / 2) : 0
      let parts = arrangement(in: room)
      content.subtitleLabel.frame = pixelAligned(parts.subtitle)
      content.popUpIndicator?.frame = pixelAligned(parts.indicator)
    } else if buttonType == .close {
      let side = Self.discSide
      content.backgroundView.frame = CGRect(
        x: background.midX - side / 2, y: background.midY - side / 2, width: side, height: side)
      content.backgroundView.layer.cornerRadius = side / 2
    }
    // The layout direction may have changed.
    alignText()
    let imageFrame = pixelAligned(imageRect(forContentRect: room))
    content.imageView.frame = imageFrame
    content.activityIndicator?.frame = imageFrame
    content.titleLabel.frame = pixelAligned(titleRect(forContentRect: room))
  }

  private var imagePlacement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }

  private var isStacked: Bool {
    imagePlacement.contains(.top) || imagePlacement.contains(.bottom)
  }

  /// Returns the sizes of the parts in a limited area.
  private func measure(within limit: CGSize) -> Arrangement {
    takeLineBreakMode()
    var parts = Arrangement()
    parts.indicator.size = content.popUpIndicatorSize
    if parts.indicator.width > 0 { parts.tail = parts.indicator.width + Self.indicatorGap }
    let limit = CGSize(width: max(limit.width - parts.tail, 0), height: limit.height)
    let image = content.imagePart?.intrinsicContentSize ?? .zero
    parts.image.size = CGSize(
      width: min(image.width, limit.width), height: min(image.height, limit.height))
    let hasGap = image != .zero && !content.titleLabel.isHidden
    parts.gap = hasGap ? configuration?.imagePadding ?? 0 : 0
    parts.between = content.subtitleLabel.isHidden ? 0 : configuration?.titlePadding ?? 0
    var room = limit
    if isStacked {
      room.height = max(limit.height - parts.image.height - parts.gap, 0)
    } else {
      room.width = max(limit.width - parts.image.width - parts.gap, 0)
    }
    parts.title.size = Self.size(of: content.titleLabel, within: room)
    room.height = max(room.height - parts.title.height - parts.between, 0)
    parts.subtitle.size = Self.size(of: content.subtitleLabel, within: room)
    let text = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + parts.between + parts.subtitle.height)
    parts.text = text
    parts.size =
      isStacked
      ? CGSize(
        width: max(parts.image.width, text.width),
        height: parts.image.height + parts.gap + text.height)
      : CGSize(
        width: parts.image.width + parts.gap + text.width,
        height: max(parts.image.height, text.height))
    parts.size.width += parts.tail
    parts.size.height = max(parts.size.height, parts.indicator.height)
    return parts
  }

  /// Returns the frames of the parts in a rectangle, by the alignment and the layout direction.
  func arrangement(in room: CGRect) -> Arrangement {
    var parts = measure(within: room.size)
    let (text, gap) = (parts.text, parts.gap)
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX
      case .right: room.maxX - parts.size.width
      default: room.midX - parts.size.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - parts.size.height
      default: room.midY - parts.size.height / 2
      }
    parts.indicator.origin = CGPoint(
      x: isMirrored ? start : start + parts.size.width - parts.indicator.width,
      y: y + (parts.size.height - parts.indicator.height) / 2)
    // The image and the text are before the arrows.
    let x = isMirrored ? start + parts.tail : start
    var textOrigin = CGPoint(x: x, y: y + (parts.size.height - text.height) / 2)
    let middle = x + (parts.size.width - parts.tail) / 2
    if isStacked {
      let isAbove = imagePlacement.contains(.top)
      textOrigin = CGPoint(
        x: middle - text.width / 2, y: isAbove ? y + parts.image.height + gap : y)
      parts.image.origin = CGPoint(
        x: middle - parts.image.width / 2, y: isAbove ? y : y + text.height + gap)
    } else {
      let isAtRight = imagePlacement.contains(.trailing) != isMirrored
      if !isAtRight { textOrigin.x += parts.image.width + gap }
      parts.image.origin = CGPoint(
        x: isAtRight ? x + text.width + gap : x,
        y: y + (parts.size.height - parts.image.height) / 2)
    }
    parts.title.origin = textOrigin
    parts.title.size.width = text.width
    parts.subtitle.origin = CGPoint(
      x: textOrigin.x, y: textOrigin.y + parts.title.height + parts.between)
    parts.subtitle.size.width = text.width
    if configuration == nil {
      parts.title = parts.title.shifted(by: titleEdgeInsets)
      parts.image = parts.image.shifted(by: imageEdgeInsets)
    }
    return parts
  }

  private static func size(of label: UILabel, within room: CGSize) -> CGSize {
    guard !label.isHidden else { return .zero }
    let natural = label.intrinsicContentSize
    // Less than a hundredth of a point is a rounding error.
    guard label.numberOfLines != 1, room.width.isFinite, room.width > 0,
      natural.width > room.width + 0.01
    else { return CGSize(width: min(natural.width, room.width), height: natural.height) }
    let wrapped = label.sizeThatFits(room)
    // The label truncates text that is higher than the area, but has at least one line.
    return CGSize(
      width: min(wrapped.width, room.width),
      height: min(wrapped.height, max(room.height, natural.height)))
  }

  /// Returns the rectangle moved to whole pixels, so that text and images stay sharp.
  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = BitmapScale.resolve(traitCollection.displayScale)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    return CGRect(
      origin: CGPoint(x: aligned(rect.minX), y: aligned(rect.minY)), size: rect.size)
  }
}

extension CGRect {
  /// Returns the rectangle moved by half of the difference of opposite insets, as a centred part
  /// moves.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
