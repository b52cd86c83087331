import CoreText

/// How a font adapts to the text size that the user prefers.
enum FontScaling: Equatable, Sendable {
  /// The font has the size of a text style.
  case style(UIFont.TextStyle, SystemFace)
  /// ``UIFontMetrics`` scales a font that was chosen for the default text size. It grows as a text
  /// style does, up to a size in points. If that is 0, there is no limit.
  case scaled(UIFont, as: UIFont.TextStyle, maximumPointSize: CGFloat)

  /// The font for the text size of some traits.
  func font(for traits: UITraitCollection) -> UIFont {
    switch self {
    case .style(let style, let face):
      UIFont(
        face.font(ofSize: style.size(for: traits.preferredContentSizeCategory)), scaling: self)
    case .scaled(let font, let style, let maximumPointSize):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: font, maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
  }
}

extension UIFont {
  /// The font for the text size of some traits. A font that does not adapt returns itself.
  func adapted(to traits: UITraitCollection) -> UIFont { scaling?.font(for: traits) ?? self }
}

extension NSAttributedString {
  /// The text with fonts for the text size of some traits; nil if none of its fonts changes.
  func adapted(to traits: UITraitCollection) -> NSMutableAttributedString? {
    var result: NSMutableAttributedString?
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adapted = font.adapted(to: traits)
      guard adapted != font else { return }
      let text = result ?? NSMutableAttributedString(attributedString: self)
      text.addAttribute(.font, value: adapted, range: range)
      result = text
    }
    return result
  }
}
