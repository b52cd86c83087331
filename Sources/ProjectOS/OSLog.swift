internal import Foundation

/// A place that messages are logged to, by the names that stand before them.
///
/// Messages are written to the standard error stream, one in a line:
/// `[category] error: the message`. They are not kept, and nothing in them is hidden.
public final class OSLog: Sendable {
  /// The kinds of logs that tools know.
  public struct Category: Sendable {
    /// The name that stands before the messages.
    public let rawValue: String

    /// A category of the program's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Places in time that are worth looking at.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// - Parameters:
  ///   - subsystem: the part of the program, usually the identifier of its bundle.
  ///   - category: the name that stands before the messages.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// - Parameters:
  ///   - subsystem: the part of the program, usually the identifier of its bundle.
  ///   - category: a kind that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Messages without a name before them.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Messages that are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of a level are written: all are, unless it is ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let place = category.isEmpty ? subsystem : category
    let start = place.isEmpty ? "" : "[\(place)] "
    // Nobody need read it: the stream may be closed.
    let line = Data((start + type.start + message() + "\n").utf8)
    try? FileHandle.standardError.write(contentsOf: line)
  }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that it is known by.
  public let rawValue: UInt8
  /// A level of any number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level of any number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// What may be needed to find a mistake.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps, and is not necessary.
  public static let info = OSLogType(rawValue: 1)
  /// What is of use while the program is being made.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)

  /// What stands before the message.
  fileprivate var start: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}
