import UIKit

/// The edge between a panel and the stage, which is dragged to make the panel wider or narrower.
final class PanelDivider: UIControl {
  /// Points at both sides of the edge where a press takes it.
  private static let reach: CGFloat = 4

  let side: PanelLayout.Side
  /// Called while the edge is dragged: with where it is to be, in the superview's coordinates; nil
  /// for where it is at first.
  var onDrag: (@MainActor (PanelLayout.Side, CGFloat?) -> Void)?
  private let line = UIView.hairline()
  /// From the edge to where it was taken.
  private var offset: CGFloat = 0

  init(of side: PanelLayout.Side) {
    self.side = side
    super.init(frame: .zero)
    hoverCursor = .resizeLeftRight
    addSubview(line)
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip: "Drag for another width, double-click for the usual one"))
  }

  required init?(coder: NSCoder) { nil }

  /// The keyboard shows and hides panels, and leaves their widths as they are.
  override var canBecomeFocused: Bool { false }

  private var edge: CGFloat { frame.midX }

  /// - Parameter x: where the panel ends, in the superview's coordinates.
  func place(at x: CGFloat, height: CGFloat) {
    frame = CGRect(x: x - Self.reach, y: 0, width: 2 * Self.reach, height: height)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: Self.reach - pixel, y: 0, width: pixel, height: height)
  }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount == 2 {
      onDrag?(side, nil)
      return false
    }
    offset = touch.location(in: superview).x - edge
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // A key may close the panel meanwhile.
    guard !isHidden else { return false }
    onDrag?(side, touch.location(in: superview).x - offset)
    return true
  }
}
