/// Why a command cannot do what was asked, in one line.
struct CommandError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The exit status of a command that was well formed and has failed.
  static let failureStatus: Int32 = 1
  /// The exit status of a command line that is wrong: `EX_USAGE` of sysexits.h, which the parser
  /// uses as well.
  static let usageStatus: Int32 = 64

  var description: String
  /// The exit status of the process.
  let status: Int32

  /// A failure of a well-formed command: a file, a device, or the demo itself.
  init(_ description: String) { self.init(description, status: Self.failureStatus) }

  private init(_ description: String, status: Int32) {
    self.description = description
    self.status = status
  }

  /// A command line that is wrong for any files and devices.
  static func usage(_ description: String) -> CommandError {
    CommandError(description, status: usageStatus)
  }

  /// There is no memory for the pixels of a picture.
  static let pictureTooLarge = CommandError(
    "there is no memory for a picture of that size; take a smaller one")

  /// The description of an error as a sentence of its own, as a window shows it.
  static func sentence(for error: any Error) -> String {
    let text = "\(error)"
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
