public import Foundation

extension NSMutableString {
  /// Adds a formatted text.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }

  /// Adds a formatted text.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(format), arguments: arguments))
  }
}
