public import Foundation

/// Lets `NSNumber` cast to `CGFloat`, and `CGFloat` to `NSNumber`, as on Apple's platforms:
/// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`. Foundation on Linux supports the
/// other numeric types only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Converts an `NSNumber` to a `CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Converts an `NSNumber` to a `CGFloat`, which always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Converts an `NSNumber` to a `CGFloat`; nil becomes 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The value of a number, rounded to the nearest one that `CGFloat` has.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The value of a number; nil if `CGFloat` does not have exactly this value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
