import CoreGraphics
import CoreText

extension UITextView {
  /// The area of the lines, in the content's coordinates.
  var textArea: CGRect {
    CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: lineWidth, height: layout.size.height)
  }

  var layout: TextLayout { layout(width: lineWidth) }

  /// The width of a line in points.
  private var lineWidth: CGFloat { max(bounds.width - sideRoom, 0) }

  /// The room beside the lines in points.
  var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  func layout(width: CGFloat) -> TextLayout {
    if let ownLayout, ownLayout.width == width { return ownLayout.layout }
    let paragraph = ParagraphValues(alignment: textAlignment)
    let shown = linkedText?.showingLinks(with: linkTextAttributes)
    let text =
      shown.map { AttributedText($0, face: shownFont.face, paragraph: paragraph) }
      ?? AttributedText(ownContent.string, face: shownFont.face, paragraph: paragraph)
    let mode = textContainer.lineBreakMode
    let layout = TextLayout(
      text, width: width, maximumLines: textContainer.maximumNumberOfLines,
      lastLineBreakMode: mode == .byWordWrapping ? nil : mode.coreText)
    ownLayout = (width, layout)
    return layout
  }

  func textHeight(_ layout: TextLayout) -> CGFloat {
    let height = max(layout.size.height, shownFont.lineHeight)
    return (height + textContainerInset.top + textContainerInset.bottom).rounded(.up)
  }

  func layOutTiles() {
    let height = TextTile.height
    guard bounds.width > 0, bounds.height > 0, bounds.minY.isFinite else { return }
    let last = max(((contentSize.height / height).rounded(.up)) - 1, 0)
    let low = min(max((bounds.minY / height).rounded(.down), 0), last)
    let high = min(max((bounds.maxY / height).rounded(.down), 0), last)
    let visible = Int(low)...Int(max(high, low))
    for (index, tile) in tiles where !visible.contains(index) {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    for index in visible {
      let tile = tiles[index] ?? TextTile(of: self)
      if tiles[index] == nil {
        tiles[index] = tile
        insertSubview(tile, at: 0)
      }
      tile.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  /// The frame of the caret in the content's coordinates; empty for a hidden caret.
  var caretRect: CGRect { caretRect(for: UITextPosition(ownContent.head)) }

  /// Returns the rectangles of a range of the text in the content's coordinates.
  func areas(of range: UITextRange) -> [UITextSelectionRect] {
    let area = textArea
    let rects = layout.rects(of: ownContent.validRange(range.range), width: area.width)
    return UITextSelectionRect.list(rects.map { $0.offsetBy(dx: area.minX, dy: area.minY) })
  }

  /// Returns the position in the text nearest to a point of the content.
  func nearestPosition(to point: CGPoint) -> UITextPosition {
    let area = textArea
    return UITextPosition(
      layout.place(
        at: CGPoint(x: point.x - area.minX, y: point.y - area.minY), width: area.width))
  }

  /// Returns the frame of the caret at a position in the text.
  func caretArea(at place: Int) -> CGRect {
    let place = ownContent.validPosition(place)
    let layout = layout
    let area = textArea
    let line = layout.line(of: place).map { layout.lines[$0] }
    let x = layout.caretX(at: place, width: area.width)
    return CGRect(
      x: area.minX + x, y: area.minY + (line?.top ?? 0), width: TextCaret.width,
      height: line.map { $0.bottom - $0.top } ?? shownFont.lineHeight)
  }
}
