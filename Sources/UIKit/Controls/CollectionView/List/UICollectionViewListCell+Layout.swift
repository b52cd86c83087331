import CoreGraphics

/// The layout of a list cell.
extension UICollectionViewListCell {
  /// The points above and below custom content, as in table cells.
  private static let contentMargin: CGFloat = 11
  /// The points between the content and an accessory.
  private static let accessoryMargin: CGFloat = 8

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var isHeaderOrFooter: Bool { row.map { $0.part != .item } ?? false }

  var rowMargin: CGFloat { row?.style.margin ?? 16 }

  /// Converts a rectangle whose coordinates begin at the leading side to the cell's coordinates.
  func fromLeading(_ frame: CGRect) -> CGRect {
    guard isReversed else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Sizes

  /// The widths of the accessories beside the content, in points.
  private var beside: (leading: CGFloat, trailing: CGFloat) {
    (accessoryRow.room(.leading) + indentation, accessoryRow.room(.trailing))
  }

  func listSize(in size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let beside = beside
    setMargins(beside)
    let inner = CGSize(
      width: max(size.width - beside.leading - beside.trailing, 0), height: size.height)
    var height: CGFloat = 0
    if let content = configurations.contentSize(
      inner, horizontal: .required, vertical: .fittingSizeLevel)
    {
      height = content.height
    } else if contentView.hasOwnConstraints {
      height =
        contentView.systemLayoutSizeFitting(
          inner, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let least = isHeaderOrFooter ? 0 : UITableViewCell.standardHeight
    return CGSize(width: size.width, height: max(height, least))
  }

  func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.estimates != .none,
      let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let size = listSize(in: attributes.size)
    guard size.isFinite, size.height >= 0 else { return attributes }
    let scale = max(layer.contentsScale, 1)
    let whole = CGSize(width: size.width, height: (size.height * scale).rounded(.up) / scale)
    preferred.size = attributes.estimates.replaced(in: attributes.size, by: whole)
    return preferred
  }

  /// Sets the margins of the content view: its content begins at the list's margin, or after the
  /// accessories.
  private func setMargins(_ beside: (leading: CGFloat, trailing: CGFloat)) {
    let trailing = beside.trailing > 0 ? Self.accessoryMargin : rowMargin
    // Headers and footers have only the margins of their content.
    let vertical = isHeaderOrFooter ? 0 : Self.contentMargin
    let margins = UIEdgeInsets(
      top: vertical, left: isReversed ? trailing : rowMargin, bottom: vertical,
      right: isReversed ? rowMargin : trailing)
    let own = contentView.ownLayoutMargins
    if own == nil || own == separators.knownMargins, own != margins {
      contentView.layoutMargins = margins
    }
    separators.knownMargins = margins
  }

  // MARK: Places

  func placeParts() {
    let beside = beside
    setMargins(beside)
    let frame = fromLeading(
      CGRect(
        x: beside.leading, y: 0,
        width: max(bounds.width - beside.leading - beside.trailing, 0), height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    accessoryRow.place()
    placeSeparators(beside)
  }

  private func placeSeparators(_ beside: (leading: CGFloat, trailing: CGFloat)) {
    let list = configurations.contentView as? UIListContentView
    let start = beside.leading + (list?.leadingTextStart ?? rowMargin)
    let own = separators.span(in: self, automatic: start)
    let pixel = 1 / max(layer.contentsScale, 1)
    func frame(_ isTop: Bool) -> CGRect? {
      // A highlighted row has no separator.
      guard let row, !isHighlighted, !isSelected,
        let span = row.separator.line(
          isTop ? row.style.topLine : row.style.bottomLine, isTop: isTop)
      else { return nil }
      let (leading, trailing) = (span.leading ?? own.leading, span.trailing ?? own.trailing)
      return fromLeading(
        CGRect(
          x: leading, y: isTop ? 0 : bounds.height - pixel,
          width: max(bounds.width - leading - trailing, 0), height: pixel))
    }
    let color = row?.separator.color ?? .separator
    separators.top.place(frame(true), color: color, in: self)
    separators.bottom.place(frame(false), color: color, in: self)
  }
}
