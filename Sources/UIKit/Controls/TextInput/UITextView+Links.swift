import CoreGraphics

// Links of text that can be read and not edited: a tap acts on one.

extension UITextView {
  /// The link at a point of the content.
  private func link(at point: CGPoint) -> UITextItem? {
    guard let styledText, styledText.length > 0 else { return nil }
    let area = textArea
    let inText = CGPoint(x: point.x - area.minX, y: point.y - area.minY)
    guard layout.hasText(at: inText, width: area.width) else { return nil }
    let place = layout.place(at: inText, width: area.width)
    // A place is between two characters, of which either may be the one below the point.
    for index in [place, place - 1] where index >= 0 && index < styledText.length {
      var range = NSRange()
      let whole = NSRange(location: 0, length: styledText.length)
      let value = styledText.attribute(
        .link, at: index, longestEffectiveRange: &range, in: whole)
      guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)),
        layout.rects(of: range, width: area.width).contains(where: { $0.contains(inText) })
      else { continue }
      return UITextItem(content: .link(url), range: range)
    }
    return nil
  }

  /// Acts on the link at a point, if there is one and the text cannot be edited.
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
