import CoreGraphics
import QuartzCore

extension UIScrollView {
  private var indicators: [ScrollIndicator] { [verticalIndicator, horizontalIndicator] }

  func showIndicators() { for indicator in indicators { indicator.show() } }

  func hideIndicators() { for indicator in indicators { indicator.hide() } }

  func flashIndicators() {
    placeIndicators()
    hideIndicators()
  }

  /// Places the indicators for the visible part.
  func placeIndicators() {
    let color = indicatorColor
    verticalIndicator.place(
      showsVerticalScrollIndicator ? verticalIndicatorFrame : nil, color: color)
    horizontalIndicator.place(
      showsHorizontalScrollIndicator ? horizontalIndicatorFrame : nil, color: color)
  }

  private var indicatorColor: CGColor {
    let isLight =
      switch indicatorStyle {
      case .black: false
      case .white: true
      case .default: traitCollection.userInterfaceStyle == .dark
      }
    return UIColor(white: isLight ? 1 : 0, alpha: 0.35).cgColor
  }

  /// Returns the length that the other axis's indicator takes from a track.
  private func corner(_ other: ScrollAxis, _ isShown: Bool) -> CGFloat {
    isShown && other.upper > other.lower ? ScrollIndicator.thickness + ScrollIndicator.margin : 0
  }

  /// Returns the insets of a track: those that were set, and the safe area.
  private func trackInset(_ own: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? own.adding(addedSafeArea) : own
  }

  private var verticalIndicatorFrame: CGRect? {
    let (seen, inset, axes) = (bounds, trackInset(verticalScrollIndicatorInsets), axes)
    let margin = ScrollIndicator.margin
    let track = (
      start: seen.minY + inset.top + margin,
      end: seen.maxY - inset.bottom - margin - corner(axes.x, showsHorizontalScrollIndicator)
    )
    guard
      let span = ScrollIndicator.span(
        track: track, content: axes.y.upper - axes.y.lower + axes.y.length,
        visible: axes.y.length, offset: seen.minY - axes.y.lower)
    else { return nil }
    return CGRect(
      x: seen.maxX - inset.right - margin - ScrollIndicator.thickness, y: span.start,
      width: ScrollIndicator.thickness, height: span.length)
  }

  private var horizontalIndicatorFrame: CGRect? {
    let (seen, inset, axes) = (bounds, trackInset(horizontalScrollIndicatorInsets), axes)
    let margin = ScrollIndicator.margin
    let track = (
      start: seen.minX + inset.left + margin,
      end: seen.maxX - inset.right - margin - corner(axes.y, showsVerticalScrollIndicator)
    )
    guard
      let span = ScrollIndicator.span(
        track: track, content: axes.x.upper - axes.x.lower + axes.x.length,
        visible: axes.x.length, offset: seen.minX - axes.x.lower)
    else { return nil }
    return CGRect(
      x: span.start, y: seen.maxY - inset.bottom - margin - ScrollIndicator.thickness,
      width: span.length, height: ScrollIndicator.thickness)
  }
}
