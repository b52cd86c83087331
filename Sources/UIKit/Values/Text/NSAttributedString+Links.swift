import CoreGraphics

extension NSAttributedString {
  /// The text with these attributes added to its links. A text without links returns itself.
  func showingLinks(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var result: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      guard value != nil else { return }
      let changed = result ?? NSMutableAttributedString(attributedString: self)
      changed.addAttributes(attributes, range: range)
      result = changed
    }
    return result ?? self
  }

  /// The text with its links in blue and underlined: the appearance of links outside text views.
  var showingLinks: NSAttributedString {
    showingLinks(with: [
      .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ])
  }
}

extension NSAttributedString {
  /// Whether a part of the text is a link.
  func hasLink(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.link, in: range, options: []) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
