import CoreGraphics

/// The app of a project: one process at a time. After a build another process replaces it.
@MainActor
final class SupervisedApp {
  /// Starts a program, and calls the last argument when it has ended.
  typealias Launch =
    @MainActor (URL, [String], @escaping @MainActor (AppEnd) -> Void) throws -> any AppProcess

  /// Called when the app has ended and is not replaced.
  var onEnd: (@MainActor (AppEnd) -> Void)?

  private let launch: Launch
  private let later: LaterCalls
  private var process: (any AppProcess)?
  /// Starts the replacement when the app has ended; nil if there is none.
  private var successor: (@MainActor () -> Void)?
  /// The messages for the replacement when it has been started.
  private var messages: [ProjectMessage] = []

  /// The seconds that an app has to close by itself, and then to end after SIGTERM (our choice).
  private static let patience: TimeInterval = 2

  init(
    later: LaterCalls = .mainQueue,
    launch: @escaping Launch = { try SystemProcess($0, $1, onEnd: $2) }
  ) {
    (self.later, self.launch) = (later, launch)
  }

  /// Whether the app's process has not ended yet.
  var isRunning: Bool { process != nil }

  /// Whether the app is closing because another one replaces it.
  var isClosing: Bool { successor != nil }

  /// Starts the app.
  func start(_ executable: URL, _ arguments: [String]) throws {
    process = try launch(executable, arguments) { [weak self] in self?.didEnd($0) }
    let due = messages
    messages = []
    for message in due { send(message) }
  }

  /// Sends a message to the app. If the app is closing, its replacement gets the message.
  func send(_ message: ProjectMessage) {
    guard !isClosing else { return messages.append(message) }
    process?.write(message.line)
  }

  /// Closes the app, and calls `start` when it has ended, or at once if it is not running. If it is
  /// called again while the app is closing, the last call counts. An app that does not close in
  /// time is terminated: it may be in an endless loop, which the user has just fixed.
  ///
  /// - Parameters:
  ///   - message: tells the app to close.
  ///   - start: starts the replacement.
  func replace(closing message: ProjectMessage, by start: @escaping @MainActor () -> Void) {
    guard let process else { return start() }
    let wasClosing = isClosing
    successor = start
    messages = []
    guard !wasClosing else { return }
    process.write(message.line)
    later.call(Self.patience) { [weak self] in
      guard let self, self.process === process else { return }
      Console.complain("note: the app does not close; it is ended\n")
      process.terminate()
      later.call(Self.patience) { [weak self] in
        guard let self, self.process === process else { return }
        process.forceEnd()
      }
    }
  }

  private func didEnd(_ end: AppEnd) {
    process = nil
    guard let successor else {
      onEnd?(end)
      return
    }
    self.successor = nil
    successor()
  }
}
