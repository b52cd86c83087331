/// Writes messages to a log.
///
///     let logger = Logger(subsystem: "com.example.app", category: "transitions")
///     logger.info("Pushed \(name, privacy: .public) in \(seconds, format: .fixed(precision: 2))
///     s")
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages without a name before them.
  public init() { log = .default }

  /// Messages of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// - Parameters:
  ///   - subsystem: the part of the program, usually the identifier of its bundle.
  ///   - category: the name that stands before the messages.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Logs a message of the level `default`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message of the level `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Logs a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs a message of the level `error`.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Logs a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
