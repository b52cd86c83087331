import CoreGraphics
import QuartzCore

/// A turn of the interface on its screen.
struct ScreenTurn {
  /// Quarter turns of the device, clockwise as seen by the user: -1, 1 or 2.
  let quarterTurns: Int
  /// The orientation that the interface had.
  let formerOrientation: UIInterfaceOrientation
  /// Seconds.
  let duration: TimeInterval

  /// Seconds of a quarter turn. UIKit has had 0.3 for phones and 0.4 for tablets
  /// (`UIApplication.statusBarOrientationAnimationDuration`), twice that for half a turn.
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

  /// The angle by which the device was turned, in radians, clockwise.
  var angle: CGFloat { CGFloat(quarterTurns) * .pi / 2 }

  /// Turns a window from where it lay on the device before, to upright.
  @MainActor
  var rotation: CAAnimation {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    (rotation.fromValue, rotation.toValue) = (angle, CGFloat(0))
    rotation.isAdditive = true
    rotation.duration = duration
    rotation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return rotation
  }

  /// How the interface turns on the device: the other way.
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
}

/// A change of a window's size, which its controllers have been notified of.
@MainActor
protocol WindowSizeChange {
  /// The window has its new size: makes the changes of controllers, and lays out.
  func apply()
  /// All is over.
  func end()
}
