import UIKit

/// The moment that is shown, as a line over the strip with a knob above it. Around both is a rim in
/// the colour of the panel, which separates them from pictures of any colour.
final class TimelinePlayheadView: DrawnView {
  static let width: CGFloat = 12
  private static let lineWidth: CGFloat = 2
  private static let knob: CGFloat = 10
  private static let rim: CGFloat = 1

  var isLive = true { didSet { if isLive != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let color = isLive ? StudioStyle.secondaryInk : StudioStyle.accent
    for (fill, grown) in [(StudioStyle.panel, Self.rim), (color, 0)] {
      fill.setFill()
      let line = CGRect(
        x: bounds.midX - Self.lineWidth / 2, y: Self.knob / 2, width: Self.lineWidth,
        height: max(bounds.height - Self.knob / 2 - Self.rim, 0))
      UIBezierPath(rect: line.insetBy(dx: -grown, dy: -grown)).fill()
      let knob = CGRect(
        x: bounds.midX - Self.knob / 2, y: Self.rim, width: Self.knob, height: Self.knob)
      UIBezierPath(ovalIn: knob.insetBy(dx: -grown, dy: -grown)).fill()
    }
  }
}
