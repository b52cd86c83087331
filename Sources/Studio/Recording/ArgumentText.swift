import CoreGraphics
import UIKit

/// The text that is shown for the value of a parameter.
@MainActor
enum ArgumentText {
  /// The value as an object; nil for a number, a structure and any other value that is not an
  /// object.
  static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  static func text(of value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: "“\(text)”"
    case let flag as Bool: "\(flag)"
    case let number as CGFloat: DecimalText.short(Double(number))
    case let number as Double: DecimalText.short(number)
    case let point as CGPoint: pair(point.x, point.y)
    case let size as CGSize: self.size(size)
    case let rect as CGRect: "\(pair(rect.minX, rect.minY)), \(size(rect.size))"
    case let path as IndexPath: path.map(String.init).joined(separator: ".")
    case is any UIViewControllerContextTransitioning: "context"
    case is any UIViewControllerTransitionCoordinator: "coordinator"
    case is UITraitCollection: "traits"
    case let list as [Any]: "[\(list.map(text).joined(separator: ", "))]"
    case let other?: object(other).map { "\(type(of: $0))" } ?? "\(other)"
    }
  }

  private static func pair(_ x: CGFloat, _ y: CGFloat) -> String {
    "\(DecimalText.short(Double(x))), \(DecimalText.short(Double(y)))"
  }

  private static func size(_ size: CGSize) -> String {
    "\(DecimalText.short(Double(size.width))) × \(DecimalText.short(Double(size.height)))"
  }
}
