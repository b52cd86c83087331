import CoreGraphics

/// The app of a project: one process at a time, and after a build another in its place.
@MainActor
final class SupervisedApp {
  /// Starts a program, and calls the last argument when it has ended.
  typealias Launch =
    @MainActor (URL, [String], @escaping @MainActor (AppEnd) -> Void) throws -> any AppProcess

  /// Called when the app has ended and nothing takes its place.
  var onEnd: (@MainActor (AppEnd) -> Void)?

  private let launch: Launch
  private let later: LaterCalls
  private var process: (any AppProcess)?
  /// Starts what takes the app's place when it has ended; nil while nothing does.
  private var successor: (@MainActor () -> Void)?
  /// What the successor is told when it has been started.
  private var messages: [ProjectMessage] = []

  /// Seconds that an app has to close by itself, and then to end after SIGTERM; ours.
  private static let patience: TimeInterval = 2

  init(
    later: LaterCalls = .mainQueue,
    launch: @escaping Launch = { try SystemProcess($0, $1, onEnd: $2) }
  ) {
    (self.later, self.launch) = (later, launch)
  }

  /// Whether its process has not ended yet.
  var isRunning: Bool { process != nil }

  /// Whether it is to end because something takes its place.
  var isClosing: Bool { successor != nil }

  /// Starts the app.
  func start(_ executable: URL, _ arguments: [String]) throws {
    process = try launch(executable, arguments) { [weak self] in self?.didEnd($0) }
    let due = messages
    messages = []
    for message in due { tell(message) }
  }

  /// Tells the app something; an app that is closing is not told, but its successor.
  func tell(_ message: ProjectMessage) {
    guard !isClosing else { return messages.append(message) }
    process?.write(message.line)
  }

  /// Closes the app, and calls `start` when it has ended, or at once where it does not run. Of two
  /// calls while it is closing the later counts. An app that does not close in time is ended: it
  /// may be in an endless loop, which the user has just mended.
  ///
  /// - Parameters:
  ///   - message: tells the app to close.
  ///   - start: starts what takes its place.
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
