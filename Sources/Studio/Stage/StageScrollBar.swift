import UIKit

/// A scroll bar at an edge of the stage, for a device that is larger than its place.
final class StageScrollBar: UIView {
  static let thickness: CGFloat = 12
  private static let shortestThumb: CGFloat = 32

  private let isVertical: Bool
  private let thumb = UIView()
  /// How much is in sight, from 0 to 1, and how far that is scrolled, from 0 to 1.
  private var (part, position): (CGFloat, CGFloat) = (1, 0)
  /// The thumb's beginning from the touch that drags it; nil while none does.
  private var grab: CGFloat?
  /// Called with a position, from 0 to 1.
  var onScroll: (@MainActor (CGFloat) -> Void)?

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    thumb.backgroundColor = StudioStyle.secondaryInk
    thumb.layer.cornerRadius = 3
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(part: CGFloat, position: CGFloat) {
    (self.part, self.position) = (min(max(part, 0), 1), min(max(position, 0), 1))
    setNeedsLayout()
  }

  private var length: CGFloat { isVertical ? bounds.height : bounds.width }
  private var thumbLength: CGFloat { min(max(part * length, Self.shortestThumb), length) }
  private var travel: CGFloat { max(length - thumbLength, 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = position * travel
    thumb.frame =
      isVertical
      ? CGRect(x: 3, y: start, width: Self.thickness - 6, height: thumbLength)
      : CGRect(x: start, y: 3, width: thumbLength, height: Self.thickness - 6)
  }

  // MARK: Touches

  private func place(of touches: Set<UITouch>) -> CGFloat? {
    guard let point = touches.first?.location(in: self) else { return nil }
    return isVertical ? point.y : point.x
  }

  /// A touch beside the thumb moves the middle of the thumb there.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = place(of: touches) else { return }
    let start = position * travel
    let isOnThumb = (start...(start + thumbLength)).contains(place)
    grab = isOnThumb ? place - start : thumbLength / 2
    scroll(to: place)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = place(of: touches) { scroll(to: place) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { grab = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { grab = nil }

  private func scroll(to place: CGFloat) {
    guard let grab, travel > 0 else { return }
    onScroll?(min(max((place - grab) / travel, 0), 1))
  }
}
