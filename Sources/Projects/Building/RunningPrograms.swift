package import Foundation
import Synchronization

/// The programs that this process runs, which end with it.
///
/// Foundation starts each in a process group of its own: Ctrl-C in a terminal reaches this process
/// alone. So a signal that asks this process to end is sent on to the groups of the programs first.
package enum RunningPrograms {
  /// Ctrl-C, the end of a job, and the end of the terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Seconds that programs have to end by themselves; ours.
  private static let patience: TimeInterval = 2

  /// The process groups, by the numbers of their first processes, each with the file that is
  /// nothing without its end. A signal locks them for good.
  private static let groups = Mutex<[pid_t: String?]>([:])
  /// The end of a pipe into which the signal handler writes: nothing else is safe there. It is set
  /// before there is a handler.
  nonisolated(unsafe) private static var handlerEnd: Int32 = -1

  /// Starts a program. ``didEnd(_:)`` must be called when it has ended.
  ///
  /// From then on writing to a program that has ended fails, and does not end this process.
  ///
  /// - Parameter file: what the program writes, which is removed where a signal ends it; nil for
  ///   nothing.
  /// - Throws: Foundation's error where it cannot be started.
  package static func start(_ process: Process, unfinished file: String? = nil) throws {
    signal(SIGPIPE, SIG_IGN)
    _ = isWatching
    try groups.withLock { groups in
      try process.run()
      groups.updateValue(file, forKey: process.processIdentifier)
    }
  }

  /// A program has ended. Where a signal has ended it with this process, the call does not return.
  package static func didEnd(_ process: Process) {
    groups.withLock { groups in
      _ = groups.removeValue(forKey: process.processIdentifier)
    }
  }

  /// Ends a program by SIGKILL, and what it has started itself: a program may be a script around
  /// the one that does the work. Foundation waits for the end of both.
  package static func forceEnd(_ process: Process) {
    if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
  }

  /// Whether the signals are watched: they are from the first program on.
  private static let isWatching = watchSignals()

  /// - Returns: false where the system has no pipe left for it.
  private static func watchSignals() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    handlerEnd = ends[1]
    for number in signals where !isIgnored(number) {
      var action = sigaction()
      // What this process reads meanwhile is not interrupted.
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

  /// Whether a signal has no effect, as where the program was started by `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func endByNextSignal(from descriptor: Int32) {
    // Other threads may block the signals, as Dispatch's do, and this one has that from them.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in signals { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    var number: UInt8 = 0
    while read(descriptor, &number, 1) < 0, errno == EINTR {}
    end(by: Int32(number))
  }

  /// Ends the programs, and then this process by the signal itself, so that its parent knows why.
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
