import CoreGraphics
import Projects

/// A running process that shows an app.
@MainActor
protocol AppProcess: AnyObject {
  /// Writes a line to its standard input. The line is lost if the process has not read for a long
  /// time.
  func write(_ line: String)
  /// Asks the process to end, by SIGTERM.
  func terminate()
  /// Ends the process in any case, by SIGKILL.
  func forceEnd()
}

/// A process of the system.
@MainActor
final class SystemProcess: AppProcess {
  private let process = Process()
  private let input = Pipe()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: its variables; nil for those of this process.
  ///   - onEnd: called once when it has ended.
  /// - Throws: a `CommandError` if it cannot be started.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil,
    onEnd: @escaping @MainActor (AppEnd) -> Void
  ) throws {
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = input
    process.terminationHandler = { ended in
      RunningPrograms.didEnd(ended)
      let status = ended.terminationStatus
      let end = ended.terminationReason == .exit ? AppEnd.exit(status) : AppEnd.signal(status)
      DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(end) } }
    }
    // A program that hangs does not read, and must not block this one.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    do { try RunningPrograms.start(process) } catch {
      throw CommandError("the app cannot be started: \(error.localizedDescription)")
    }
  }

  func write(_ line: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  func terminate() {
    if process.isRunning { process.terminate() }
  }

  func forceEnd() { RunningPrograms.forceEnd(process) }
}
