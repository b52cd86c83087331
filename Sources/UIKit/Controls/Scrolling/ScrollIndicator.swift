import CoreGraphics
import QuartzCore

/// A thin bar that shows which part of the content is visible.
@MainActor
final class ScrollIndicator {
  /// Points; iOS's, measured on its screen.
  static let thickness: CGFloat = 3
  /// Points between the bar and the view's edges.
  static let margin: CGFloat = 3
  /// The shortest bar, in points, and the shortest while content is pulled beyond its edge.
  static let leastLength: CGFloat = 36
  static let leastPulledLength: CGFloat = 8
  /// Seconds until it begins to fade out, and of the fade; chosen by eye.
  static let stay: TimeInterval = 0.5
  static let fade: TimeInterval = 0.3

  private static let key = "indicator"

  let layer = CALayer()
  private(set) var isShown = false

  init() {
    layer.cornerRadius = Self.thickness / 2
    layer.opacity = 0
    // In front of all content.
    layer.zPosition = 1000
  }

  func attach(to parent: CALayer) { quietly { parent.addSublayer(layer) } }

  /// - Parameter frame: in the scroll view's coordinates; nil hides the bar.
  func place(_ frame: CGRect?, color: CGColor) {
    quietly {
      layer.isHidden = frame == nil
      layer.backgroundColor = color
      if let frame { layer.frame = frame }
    }
  }

  /// Shows it until it is hidden.
  func show() {
    guard !isShown else { return }
    isShown = true
    quietly { layer.opacity = 1 }
    layer.removeAnimation(forKey: Self.key)
  }

  /// Fades it out after a moment.
  func hide() {
    isShown = false
    quietly { layer.opacity = 0 }
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [Float(1), Float(1), Float(0)]
    animation.keyTimes = [0, NSNumber(value: Self.stay / (Self.stay + Self.fade)), 1]
    animation.duration = Self.stay + Self.fade
    layer.add(animation, forKey: Self.key)
  }

  /// The extent of the bar along its track.
  ///
  /// - Parameters:
  ///   - track: its ends, in the direction of the axis.
  ///   - content: the length of the content, with its insets.
  ///   - offset: points of content before the visible part; negative while pulled beyond the edge.
  static func span(
    track: (start: CGFloat, end: CGFloat), content: CGFloat, visible: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let room = track.end - track.start
    guard content > visible, visible > 0, room > leastPulledLength else { return nil }
    let whole = min(max(room * visible / content, leastLength), room)
    let range = content - visible
    let pulled = max(-offset, offset - range, 0)
    let length = max(whole - pulled, min(leastPulledLength, whole))
    let share = min(max(offset / range, 0), 1)
    return (track.start + (room - length) * share, length)
  }

  private func quietly(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
