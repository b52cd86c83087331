import CoreGraphics
import QuartzCore

/// A text on a small card, in front of all windows of a screen.
@MainActor
final class ToolTipLayer {
  // The font size in points. This and the other sizes were chosen by eye.
  private static let fontSize: CGFloat = 12
  private static let widestText: CGFloat = 280
  private static let padding = CGSize(width: 8, height: 5)
  private static let radius: CGFloat = 6
  /// The height of the pointer's arrow. The card begins below it.
  private static let belowPointer: CGFloat = 20
  /// The distance between the card and the pointer if the card is above it, and to the screen's
  /// edges.
  private static let gap: CGFloat = 6
  /// The duration in seconds of fading in and out.
  private static let fade: TimeInterval = 0.12

  let text: String
  private let card = CALayer()

  init(_ text: String, style: UIUserInterfaceStyle) {
    self.text = text
    let isDark = style == .dark
    let ink = isDark ? UIColor(white: 0.96, alpha: 1) : UIColor(white: 0.09, alpha: 1)
    let label = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: Self.fontSize), .foregroundColor: ink])
    let size = label.boundingRect(
      with: CGSize(width: Self.widestText, height: 0), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    // The size is a pixel larger, so that rounding never wraps the line.
    let inner = CGSize(width: size.width.rounded(.up) + 1, height: size.height.rounded(.up))
    let content = CATextLayer()
    content.string = label
    content.isWrapped = true
    content.frame = CGRect(
      origin: CGPoint(x: Self.padding.width, y: Self.padding.height), size: inner)
    card.bounds.size = CGSize(
      width: inner.width + 2 * Self.padding.width, height: inner.height + 2 * Self.padding.height)
    card.addSublayer(content)
    card.backgroundColor =
      (isDark ? UIColor(white: 0.24, alpha: 1) : UIColor(white: 0.99, alpha: 1)).cgColor
    card.borderColor = UIColor(white: isDark ? 1 : 0, alpha: 0.16).cgColor
    card.borderWidth = 0.5
    card.cornerRadius = Self.radius
    card.shadowColor = UIColor.black.cgColor
    card.shadowOpacity = isDark ? 0.5 : 0.2
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: 0, height: 2)
    // Windows that are shown later would otherwise be in front of the card.
    card.zPosition = 1_000_000
  }

  /// The frame in the screen's coordinates.
  var frame: CGRect { card.frame }

  /// Shows the card at the pointer.
  func show(at pointer: CGPoint, on screen: UIScreen) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let scale = max(screen.scale, 1)
    let place = Self.origin(of: card.bounds.size, at: pointer, in: screen.bounds)
    card.frame.origin = CGPoint(
      x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
    screen.rootLayer.addSublayer(card)
    CATransaction.commit()
    let appearing = CABasicAnimation(keyPath: "opacity")
    appearing.fromValue = 0
    appearing.toValue = 1
    appearing.duration = Self.fade
    card.add(appearing, forKey: "appearing")
  }

  func remove() { card.removeFromSuperlayer() }

  /// The card's origin: below the pointer, or above it if there is no room, and within the screen's
  /// sides.
  static func origin(of size: CGSize, at pointer: CGPoint, in screen: CGRect) -> CGPoint {
    let x = min(pointer.x, screen.maxX - gap - size.width)
    let below = pointer.y + belowPointer
    let fits = below + size.height <= screen.maxY - gap
    let y = fits ? below : pointer.y - gap - size.height
    return CGPoint(x: max(x, screen.minX + gap), y: max(y, screen.minY + gap))
  }
}
