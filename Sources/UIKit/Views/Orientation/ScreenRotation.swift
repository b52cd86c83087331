import CoreGraphics
import QuartzCore

/// A rotation of the interface on its screen.
struct ScreenRotation {
  /// The quarter turns of the device, clockwise as seen by the user: -1, 1 or 2.
  let quarterTurns: Int
  /// The orientation of the interface before the rotation.
  let formerOrientation: UIInterfaceOrientation
  /// The duration in seconds.
  let duration: TimeInterval

  /// The seconds for a quarter turn. UIKit has used 0.3 for phones and 0.4 for tablets
  /// (`UIApplication.statusBarOrientationAnimationDuration`), and twice that for half a turn.
  private static let durations = (phone: 0.3, tablet: 0.4)

  static func quarterDuration(on idiom: UIUserInterfaceIdiom) -> TimeInterval {
    idiom == .pad ? durations.tablet : durations.phone
  }

  init(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation,
    on idiom: UIUserInterfaceIdiom
  ) {
    quarterTurns = old.quarterTurns(to: new)
    formerOrientation = old
    duration = Double(abs(quarterTurns)) * Self.quarterDuration(on: idiom)
  }

  /// The angle by which the device was rotated, in radians, clockwise.
  var angle: CGFloat { CGFloat(quarterTurns) * .pi / 2 }

  /// Rotates a window from its previous position on the device to upright.
  @MainActor
  var animation: CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue) = (angle, CGFloat(0))
    animation.isAdditive = true
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  /// The rotation of the interface on the device, which is opposite to the device's own.
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
}

/// A change of a window's size of which its controllers have been notified.
@MainActor
protocol WindowSizeChange {
  /// Makes the controllers' changes and lays out, after the window has received its new size.
  func apply()
  /// Notifies the controllers that the change has ended.
  func end()
}
