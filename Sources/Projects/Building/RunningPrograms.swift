package import Foundation
import Synchronization

/// The programs that this process runs, which end with it.
///
/// Foundation starts each in its own process group, so Ctrl-C in a terminal reaches only this
/// process. A signal that asks this process to end is therefore first sent to the process groups of
/// the programs.
package enum RunningPrograms {
  /// Ctrl-C, the request to end, and the end of the terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The seconds that programs have to end by themselves (our choice).
  private static let patience: TimeInterval = 2

  /// The process groups by their ids, each with the file that is incomplete if the program is
  /// ended. After a signal the mutex stays locked.
  private static let groups = Mutex<[pid_t: String?]>([:])
  /// The end of a pipe into which the signal handler writes, because hardly anything else is safe
  /// in it. It is set before the handler is installed.
  nonisolated(unsafe) private static var handlerEnd: Int32 = -1

  /// Starts a program. ``didEnd(_:)`` must be called when it has ended.
  ///
  /// From then on writing to a program that has ended fails instead of ending this process.
  ///
  /// - Parameter file: the file that the program writes, which is removed if a signal ends the
  ///   program; nil for none.
  /// - Throws: Foundation's error if it cannot be started.
  package static func start(_ process: Process, unfinished file: String? = nil) throws {
    signal(SIGPIPE, SIG_IGN)
    _ = isWatching
    try groups.withLock { groups in
      try process.run()
      groups.updateValue(file, forKey: process.processIdentifier)
    }
  }

  /// Must be called after a program has ended. If a signal ends it together with this process, the
  /// call does not return.
  package static func didEnd(_ process: Process) {
    groups.withLock { groups in
      _ = groups.removeValue(forKey: process.processIdentifier)
    }
  }

  /// Ends a program by SIGKILL, and the processes that it has started: it may be a script that
  /// starts the actual program. Foundation waits for the end of both.
  package static func forceEnd(_ process: Process) {
    if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
  }

  /// Whether the signals are watched, which begins with the first program.
  private static let isWatching = watchSignals()

  /// - Returns: false if no pipe could be made.
  private static func watchSignals() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    handlerEnd = ends[1]
    for number in signals where !isIgnored(number) {
      var action = sigaction()
      // Reads of this process are not interrupted.
      action.sa_flags = SA_RESTART
      action.__sigaction_handler.sa_handler = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(RunningPrograms.handlerEnd, &byte, 1)
        errno = error
      }
      sigaction(number, &action, nil)
    }
    Thread.detachNewThread { endByNextSignal(from: readEnd) }
    return true
  }

  /// Whether a signal is ignored, for instance because `nohup` started the program.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func endByNextSignal(from descriptor: Int32) {
    // This thread inherits the signal mask, and other threads, such as Dispatch's, may block the
    // signals.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in signals { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    var number: UInt8 = 0
    while read(descriptor, &number, 1) < 0, errno == EINTR {}
    end(by: Int32(number))
  }

  /// Ends the programs, and then this process by the same signal, so that its parent knows the
  /// reason.
  private static func end(by number: Int32) {
    groups.withLock { groups in
      // Not all programs end by SIGHUP.
      for group in groups.keys { kill(-group, number == SIGHUP ? SIGTERM : number) }
      let limit = Date(timeIntervalSinceNow: patience)
      while groups.keys.contains(where: { kill(-$0, 0) == 0 }), Date() < limit { usleep(10_000) }
      for group in groups.keys { kill(-group, SIGKILL) }
      for case let file? in groups.values { unlink(file) }
      signal(number, SIG_DFL)
      raise(number)
      _exit(128 + number)
    }
  }
}
