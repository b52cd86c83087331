import CoreGraphics

/// The way in which the process of an app has ended.
enum AppEnd: Equatable, Sendable {
  /// By itself, with an exit status.
  case exit(Int32)
  /// By a signal.
  case signal(Int32)

  /// The signals by which users and the desktop ask a program to end.
  private static let requests: Set<Int32> = [SIGHUP, SIGINT, SIGTERM]

  /// Whether nobody has requested the end: usually because of a fault in the app's code.
  var isCrash: Bool {
    switch self {
    case .exit: false
    case .signal(let number): !Self.requests.contains(number)
    }
  }

  /// The words that follow "the app".
  var description: String {
    switch self {
    case .exit(let status): "has ended with status \(status)"
    case .signal(let number):
      "was ended by signal \(number) (\(String(cString: strsignal(number))))"
    }
  }
}
