public import Foundation

/// A number in a box casts to `CGFloat`, and a `CGFloat` to a box, as on Apple's systems:
/// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`. Foundation on Linux has it for
/// the other types of numbers alone.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the number out of a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the number out of a box, which always holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number in a box; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
