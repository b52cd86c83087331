import CoreGraphics
import QuartzCore

/// A thin bar that shows which part of the content is visible.
@MainActor
final class ScrollIndicator {
  /// The thickness in points, as measured on iOS.
  static let thickness: CGFloat = 3
  /// Points between the bar and the view's edges.
  static let margin: CGFloat = 3
  /// The minimum length of the bar in points, and the minimum while content is pulled beyond its
  /// edge.
  static let minimumLength: CGFloat = 36
  static let minimumPulledLength: CGFloat = 8
  /// The seconds until it begins to fade out, and those of the fade, chosen by eye.
  static let stay: TimeInterval = 0.5
  static let fade: TimeInterval = 0.3

  private static let key = "indicator"

  let layer = CALayer()
  private(set) var isShown = false

  init() {
    layer.cornerRadius = Self.thickness / 2
    layer.opacity = 0
    // It is in front of all content.
    layer.zPosition = 1000
  }

  func attach(to parent: CALayer) { withoutActions { parent.addSublayer(layer) } }

  /// - Parameter frame: the frame in the scroll view's coordinates; nil hides the bar.
  func place(_ frame: CGRect?, color: CGColor) {
    withoutActions {
      layer.isHidden = frame == nil
      layer.backgroundColor = color
      if let frame { layer.frame = frame }
    }
  }

  /// Shows it until `hide()` is called.
  func show() {
    guard !isShown else { return }
    isShown = true
    withoutActions { layer.opacity = 1 }
    layer.removeAnimation(forKey: Self.key)
  }

  /// Fades it out after a short time.
  func hide() {
    isShown = false
    withoutActions { layer.opacity = 0 }
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [Float(1), Float(1), Float(0)]
    animation.keyTimes = [0, NSNumber(value: Self.stay / (Self.stay + Self.fade)), 1]
    animation.duration = Self.stay + Self.fade
    layer.add(animation, forKey: Self.key)
  }

  /// Returns the extent of the bar along its track.
  ///
  /// - Parameters:
  ///   - track: the ends of the track along the axis.
  ///   - content: the length of the content including its insets.
  ///   - offset: the points of content before the visible part; negative while the content is
  ///     pulled beyond the edge.
  static func span(
    track: (start: CGFloat, end: CGFloat), content: CGFloat, visible: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let room = track.end - track.start
    guard content > visible, visible > 0, room > minimumPulledLength else { return nil }
    let whole = min(max(room * visible / content, minimumLength), room)
    let range = content - visible
    let pulled = max(-offset, offset - range, 0)
    let length = max(whole - pulled, min(minimumPulledLength, whole))
    let share = min(max(offset / range, 0), 1)
    return (track.start + (room - length) * share, length)
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
