import Foundation

/// Reports misuse of the framework's API from which it recovers.
package enum Diagnostics {
  /// Receives each warning; by default one line on standard error. Tests replace it.
  @MainActor package static var report: @MainActor (String) -> Void = { message in
    // If standard error is closed nothing is reported.
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(message)\n".utf8))
  }

  @MainActor private static var reported: Set<String> = []

  /// Reports misuse in one sentence; the same sentence is reported only once.
  @MainActor package static func warn(_ message: String) {
    guard reported.insert(message).inserted else { return }
    report(message)
  }

  /// Clears the record, so that the same sentence is reported again.
  @MainActor package static func reset() { reported.removeAll() }
}

extension Diagnostics {
  /// Identifies the main queue, which Linux may run on another thread than the first, if a
  /// program's main function is asynchronous.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// An object in words. Off the main actor, where its values cannot be read, its class alone.
  package nonisolated static func describe(
    _ object: AnyObject, _ text: @MainActor () -> String
  ) -> String {
    guard isOnMainActor else { return "<\(type(of: object))>" }
    return MainActor.assumeIsolated(text)
  }

  /// As `warn(_:)`, for code that runs on any thread: at once on the main actor, otherwise as soon
  /// as the main actor is free.
  package nonisolated static func warnFromAnyThread(_ message: String) {
    if isOnMainActor {
      MainActor.assumeIsolated { warn(message) }
    } else {
      Task { @MainActor in warn(message) }
    }
  }

  /// Runs `body` and returns the warnings it caused, instead of printing them.
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
