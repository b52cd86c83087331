import CoreGraphics
import InterfaceBuilder

extension InterfaceScope {
  /// Makes the constraints of views that have just been made.
  func addConstraints(of round: [(object: InterfaceObject, instance: AnyObject)]) {}
}
