import CoreGraphics
import CoreText
import QuartzCore

extension UILabel {
  /// Keeps the text at its size while an animation changes that of the label. The text for the new
  /// size stays at the side where its lines begin, instead of being stretched from the old size.
  func keepTextUnscaled() {
    let mode: UIView.ContentMode
    switch textAlignment {
    case .center: mode = .top
    case .right: mode = .topRight
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: mode = .topRight
    case .left, .natural, .justified: mode = .topLeft
    }
    if contentMode != mode { contentMode = mode }
    layer.needsDisplayOnBoundsChange = true
  }
}

extension AttributedText {
  /// Returns the text with its fonts reduced so that it fits a width in one line.
  ///
  /// - Parameters:
  ///   - natural: its natural width.
  ///   - least: the smallest factor for its fonts, above 0.
  func shrunk(from natural: CGFloat, to width: CGFloat, least: CGFloat) -> AttributedText {
    // Rounded down to thousandths, because widths are not exactly proportional to sizes.
    func factor(_ exact: CGFloat) -> CGFloat { max((exact * 1000).rounded(.down) / 1000, least) }
    let first = factor(width / natural)
    let shrunk = scaled(by: first)
    let shown = TextLayout(shrunk, maximumLines: 1).size.width
    guard shown > width + 0.01, first > least else { return shrunk }
    // An indent does not shrink, and leaves less room for the text.
    let textWidth = (natural - shown) / (1 - first)
    guard textWidth > 0 else { return scaled(by: least) }
    return scaled(by: factor((width - natural + textWidth) / textWidth))
  }
}
