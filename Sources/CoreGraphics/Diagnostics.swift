import Foundation

/// Reports misuse of the framework's API from which it recovers.
package enum Diagnostics {
  /// Receives each warning. The default writes one line to standard error. Tests replace it.
  @MainActor package static var report: @MainActor (String) -> Void = { message in
    // If standard error is closed, nothing is reported.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(message)\n".utf8))
  }

  @MainActor private static var reported: Set<String> = []

  /// Reports misuse in one sentence. The same sentence is reported only once.
  @MainActor package static func warn(_ message: String) {
    guard reported.insert(message).inserted else { return }
    report(message)
  }

  /// Forgets the reported sentences, so that they are reported again.
  @MainActor package static func reset() { reported.removeAll() }
}

extension Diagnostics {
  /// Marks the main queue. On Linux it may run on another thread than the first one, if a program's
  /// main function is asynchronous.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Returns a description of an object. Off the main actor it contains only the class, because the
  /// object's values cannot be read there.
  package nonisolated static func describe(
    _ object: AnyObject, _ text: @MainActor () -> String
  ) -> String {
    guard isOnMainActor else { return "<\(type(of: object))>" }
    return MainActor.assumeIsolated(text)
  }

  /// Reports misuse as `warn(_:)` does, from any thread: at once on the main actor, otherwise as
  /// soon as the main actor is free.
  package nonisolated static func warnFromAnyThread(_ message: String) {
    if isOnMainActor {
      MainActor.assumeIsolated { warn(message) }
    } else {
      Task { @MainActor in warn(message) }
    }
  }

  /// Runs `body` and returns the warnings that it caused, which are not printed.
  @MainActor package static func collecting(_ body: () throws -> Void) rethrows -> [String] {
    var collected: [String] = []
    let usual = report
    reset()
    report = { collected.append($0) }
    defer {
      report = usual
      reset()
    }
    try body()
    return collected
  }
}
