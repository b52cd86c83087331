public import Foundation

/// An error of the program itself, as Objective-C raises it.
///
/// Swift cannot catch it: what is raised ends the program, on iOS as here.
open class NSException: NSObject {
  /// The kind of error.
  public let name: NSExceptionName
  /// What was wrong, in words; nil for nothing more than the name.
  public let reason: String?
  /// Further facts; nil for none.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the program, with the name and the reason on the standard error.
  public func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason was given")") }

  /// Ends the program, with a name and a formatted reason.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}

/// The kind of an ``NSException``.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A kind of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Any error that has no kind of its own.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An argument that a method cannot take.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// A state of the program that must not be.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// An index or a length beyond the limits.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}
