package import CoreGraphics

/// What acts on a body at one moment besides contacts and joints.
package struct BodyMotion {
  /// In points per second squared.
  package var acceleration = CGVector.zero
  /// In radians per second squared.
  package var angularAcceleration: CGFloat = 0
  /// Radians a second by which the velocity turns.
  package var turning: CGFloat = 0
  /// A velocity in points a second that the body is given instead of being accelerated; nil for
  /// none.
  package var velocity: CGVector?

  /// Nothing acts.
  package init() {}
}
