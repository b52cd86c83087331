import CoreGraphics

extension UIButton {
  /// The frames of the parts, in the button's coordinates.
  struct Arrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The size of all parts together.
    var size = CGSize.zero
  }

  /// Above and below a system button's title, in points: what makes it 30 high, as on iOS, whose
  /// font is a little lower.
  private static let verticalPadding: CGFloat = 5.5
  /// The least width of a system button, in points. Observed on iOS.
  private static let leastWidth: CGFloat = 30

  var effectiveInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  var fittingSize: CGSize {
    let insets = effectiveInsets
    var size = arrangement(in: nil).size
    if configuration == nil, contentEdgeInsets == .zero {
      if !content.titleLabel.isHidden { size.height += 2 * Self.verticalPadding }
      if buttonType == .system { size.width = max(size.width, Self.leastWidth) }
      if let image = currentBackgroundImage {
        size = CGSize(
          width: max(size.width, image.size.width), height: max(size.height, image.size.height))
      }
    }
    return CGSize(
      width: max(size.width + insets.left + insets.right, 0),
      height: max(size.height + insets.top + insets.bottom, 0)
    ).roundedUp
  }

  /// Where the title's baseline is; nil without a title.
  func titlePlace(isFirst: Bool) -> BaselinePlace? {
    let label = content.titleLabel
    guard !label.isHidden else { return nil }
    let size = fittingSize
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
      let insets = configuration.background.backgroundInsets
      let frame = background.inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      content.backgroundView.frame = frame
      let radius = configuration.cornerRadius(forHeight: frame.height)
      content.backgroundView.layer.cornerRadius =
        radius.isFinite ? min(max(radius, 0), frame.height / 2, frame.width / 2) : 0
      content.subtitleLabel.frame = pixelAligned(arrangement(in: room).subtitle)
    }
    content.imageView.frame = pixelAligned(imageRect(forContentRect: room))
    content.titleLabel.frame = pixelAligned(titleRect(forContentRect: room))
  }

  /// Places the parts in a rectangle as the alignment says; nil measures them only.
  func arrangement(in room: CGRect?) -> Arrangement {
    var parts = Arrangement()
    let limit = room?.size ?? CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let padding = configuration?.imagePadding ?? 0
    let placement = configuration?.imagePlacement ?? .leading
    let isStacked = placement.contains(.top) || placement.contains(.bottom)
    let image = content.imageView.isHidden ? .zero : content.imageView.intrinsicContentSize
    parts.image.size = CGSize(
      width: min(image.width, limit.width), height: min(image.height, limit.height))
    let gap = image == .zero || content.titleLabel.isHidden ? 0 : padding
    let textWidth = isStacked ? limit.width : max(limit.width - parts.image.width - gap, 0)
    parts.title.size = Self.size(of: content.titleLabel, within: textWidth)
    parts.subtitle.size = Self.size(of: content.subtitleLabel, within: textWidth)
    let between = content.subtitleLabel.isHidden ? 0 : configuration?.titlePadding ?? 0
    let text = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + between + parts.subtitle.height)
    parts.size =
      isStacked
      ? CGSize(
        width: max(parts.image.width, text.width), height: parts.image.height + gap + text.height)
      : CGSize(
        width: parts.image.width + gap + text.width, height: max(parts.image.height, text.height))
    guard let room else { return parts }
    place(&parts, text: text, gap: gap, between: between, placement, in: room)
    return parts
  }

  private func place(
    _ parts: inout Arrangement, text: CGSize, gap: CGFloat, between: CGFloat,
    _ placement: NSDirectionalRectEdge, in room: CGRect
  ) {
    let x: CGFloat =
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
    var textOrigin = CGPoint(x: x, y: y + (parts.size.height - text.height) / 2)
    let middle = x + parts.size.width / 2
    if placement.contains(.top) || placement.contains(.bottom) {
      let isAbove = placement.contains(.top)
      textOrigin = CGPoint(
        x: middle - text.width / 2, y: isAbove ? y + parts.image.height + gap : y)
      parts.image.origin = CGPoint(
        x: middle - parts.image.width / 2, y: isAbove ? y : y + text.height + gap)
    } else {
      let isAfter = placement.contains(.trailing)
      if !isAfter { textOrigin.x += parts.image.width + gap }
      parts.image.origin = CGPoint(
        x: isAfter ? x + text.width + gap : x,
        y: y + (parts.size.height - parts.image.height) / 2)
    }
    parts.title.origin = textOrigin
    parts.title.size.width = text.width
    parts.subtitle.origin = CGPoint(
      x: textOrigin.x, y: textOrigin.y + parts.title.height + between)
    parts.subtitle.size.width = text.width
    if configuration == nil {
      parts.title = parts.title.shifted(by: titleEdgeInsets)
      parts.image = parts.image.shifted(by: imageEdgeInsets)
    }
  }

  private static func size(of label: UILabel, within width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.intrinsicContentSize
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The rectangle moved to whole pixels, so that text and images stay crisp.
  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = BitmapScale.resolve(traitCollection.displayScale)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    return CGRect(
      origin: CGPoint(x: aligned(rect.minX), y: aligned(rect.minY)), size: rect.size)
  }
}

extension CGRect {
  /// Moved by half the difference of the insets on opposite sides, as a centred part moves.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
