import CoreGraphics

/// The labels and the image of the standard styles, with iOS's fonts and positions as observed.
extension UITableViewCell {
  /// The points between the image and the text, and the minimum between two texts side by side.
  private static let gap: CGFloat = 16
  private static let labelGap: CGFloat = 6
  /// The points above and below a subtitle's two lines, and between them.
  private static let subtitleMargin: CGFloat = 10
  private static let subtitleGap: CGFloat = 1
  /// The points above and below other texts.
  private static let lineMargin: CGFloat = 11
  /// The points of the label at the left in the style `value2`.
  private static let nameWidth: CGFloat = 91
  /// The maximum fraction of the width for the first of two texts, if both do not fit.
  private static let shareOfFirst: CGFloat = 0.6

  func styleTextLabel(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: cellStyle == .value2 ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    guard cellStyle == .value2 else { return }
    label.textColor = tintColor
    label.textAlignment = .right
  }

  func styleDetailLabel(_ label: UILabel) {
    let isSmall = cellStyle == .subtitle || cellStyle == .value2
    label.font = .preferredFont(forTextStyle: isSmall ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    guard cellStyle == .value1 else { return }
    label.textColor = .secondaryLabel
    label.textAlignment = .right
  }

  private var imageSize: CGSize { ownImageView?.image?.size ?? .zero }

  private var indentation: CGFloat { max(CGFloat(indentationLevel) * indentationWidth, 0) }

  /// The beginning of the text in points from the left.
  var textStart: CGFloat {
    if let list = configurations.contentView as? UIListContentView { return list.textStart }
    let left = rowStyle.margin + indentation
    return imageSize.width > 0 ? left + imageSize.width + Self.gap : left
  }

  private var textEnd: CGFloat {
    accessory.isThere ? Self.labelGap + 2 : rowStyle.margin
  }

  // MARK: Height

  func heightOfStyle(forWidth width: CGFloat) -> CGFloat {
    let beside = accessory.room(in: self) + editing.room(in: self)
    let room = max(width - beside - textStart - textEnd, 0)
    let text = ownTextLabel.map { size(of: $0, in: room) } ?? .zero
    let detail = ownDetailLabel.map { size(of: $0, in: room) } ?? .zero
    var height = max(text.height, detail.height) + 2 * Self.lineMargin
    if cellStyle == .subtitle, detail.height > 0 {
      height = text.height + Self.subtitleGap + detail.height + 2 * Self.subtitleMargin
    }
    return max(height.rounded(.up), imageSize.height, Self.standardHeight)
  }

  private func size(of label: UILabel, in room: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  // MARK: Layout

  func placeStyle(in width: CGFloat) {
    if let ownImageView, !ownImageView.isPlacedByConstraints {
      place(
        ownImageView,
        CGRect(
          x: rowStyle.margin + indentation, y: middle(imageSize.height), width: imageSize.width,
          height: imageSize.height))
    }
    guard let text = ownTextLabel ?? ownDetailLabel, !text.isPlacedByConstraints else { return }
    let room = max(width - textStart - textEnd, 0)
    guard let detail = ownDetailLabel, let text = ownTextLabel else {
      let height = min(size(of: text, in: room).height, bounds.height)
      return place(
        text, CGRect(x: textStart, y: middle(height), width: room, height: height))
    }
    switch cellStyle {
    case .value2: placeNameAndValue(text, detail, in: width)
    case .subtitle: placeLines(text, detail, in: room)
    case .default, .value1: placeSideBySide(text, detail, in: room)
    }
  }

  private func placeLines(_ text: UILabel, _ detail: UILabel, in room: CGFloat) {
    let (first, second) = (size(of: text, in: room), size(of: detail, in: room))
    let gap = first.height > 0 && second.height > 0 ? Self.subtitleGap : 0
    let top = middle(first.height + gap + second.height)
    place(text, CGRect(x: textStart, y: top, width: room, height: first.height))
    place(
      detail,
      CGRect(x: textStart, y: top + first.height + gap, width: room, height: second.height))
  }

  private func placeSideBySide(_ text: UILabel, _ detail: UILabel, in room: CGFloat) {
    var (first, second) = (size(of: text, in: room), size(of: detail, in: room))
    if first.width + Self.labelGap + second.width > room {
      first.width = min(
        first.width,
        max(room * Self.shareOfFirst, room - second.width - Self.labelGap))
      second.width = min(second.width, max(room - first.width - Self.labelGap, 0))
    }
    place(
      text,
      CGRect(x: textStart, y: middle(first.height), width: first.width, height: first.height))
    place(
      detail,
      CGRect(
        x: textStart + room - second.width, y: middle(second.height), width: second.width,
        height: second.height))
  }

  private func placeNameAndValue(_ text: UILabel, _ detail: UILabel, in width: CGFloat) {
    let left = rowStyle.margin + indentation
    let start = left + Self.nameWidth + Self.labelGap
    let room = max(width - start - textEnd, 0)
    let (name, value) = (size(of: text, in: Self.nameWidth), size(of: detail, in: room))
    place(
      text, CGRect(x: left, y: middle(name.height), width: Self.nameWidth, height: name.height))
    place(detail, CGRect(x: start, y: middle(value.height), width: room, height: value.height))
  }

  private func middle(_ height: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return ((bounds.height - height) / 2 * scale).rounded() / scale
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    (view as? UILabel)?.keepTextUnscaled()
    if view.frame != frame { view.frame = frame }
  }
}

extension UIView {
  /// Whether constraints, and not the cell, place the view.
  fileprivate var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }
}
