/// The reason why a command failed, in one line.
struct CommandError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The exit status of a valid command that failed.
  static let failureStatus: Int32 = 1
  /// The exit status of an invalid command line: `EX_USAGE` of sysexits.h, which the parser uses
  /// too.
  static let usageStatus: Int32 = 64

  var description: String
  /// The exit status of the process.
  let status: Int32

  /// Makes the error of a valid command that failed because of a file, a device, or the demo
  /// itself.
  init(_ description: String) { self.init(description, status: Self.failureStatus) }

  private init(_ description: String, status: Int32) {
    self.description = description
    self.status = status
  }

  /// Makes the error of a command line that is invalid, independent of files and devices.
  static func usage(_ description: String) -> CommandError {
    CommandError(description, status: usageStatus)
  }

  /// The error that there is no memory for the pixels of a picture.
  static let pictureTooLarge = CommandError(
    "there is no memory for a picture of that size; take a smaller one")

  /// Returns the description of an error as a separate sentence, for a window.
  static func sentence(for error: any Error) -> String {
    let text = "\(error)"
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
