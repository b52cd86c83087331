import CoreGraphics

// Links in selectable text that cannot be edited. A tap opens a link.

extension UITextView {
  /// The text with its links, including detected ones; nil for plain text without links.
  var linkedText: NSAttributedString? {
    guard dataDetectorTypes.contains(.link), !isEditable else { return styledText }
    let links = TextAddress.all(in: ownContent.string)
    guard !links.isEmpty else { return styledText }
    let result = NSMutableAttributedString(attributedString: attributedText)
    for link in links where !result.hasLink(in: link.range) {
      result.addAttribute(.link, value: link.url, range: link.range)
    }
    return result
  }

  /// Returns the link at a point of the content.
  private func link(at point: CGPoint) -> UITextItem? {
    guard let text = linkedText, text.length > 0 else { return nil }
    let area = textArea
    let inText = CGPoint(x: point.x - area.minX, y: point.y - area.minY)
    guard layout.hasText(at: inText, width: area.width) else { return nil }
    let place = layout.place(at: inText, width: area.width)
    // A position is between two characters, either of which may be below the point.
    for index in [place, place - 1] where index >= 0 && index < text.length {
      var range = NSRange()
      let whole = NSRange(location: 0, length: text.length)
      let value = text.attribute(
        .link, at: index, longestEffectiveRange: &range, in: whole)
      guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)),
        layout.rects(of: range, width: area.width).contains(where: { $0.contains(inText) })
      else { continue }
      return UITextItem(content: .link(url), range: range)
    }
    return nil
  }

  /// Opens the link at a point, if there is one and the text cannot be edited.
  ///
  /// - Returns: whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = link(at: point), case .link(let url) = item.content
    else { return false }
    let usual = UIAction { [weak self] _ in
      guard let self,
        textDelegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      else { return }
      UIApplication.shared.open(url)
    }
    let action =
      textDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    action?.perform(sender: self)
    return true
  }
}
