public import CoreGraphics
import Synchronization

/// Identifies work that a program wants to end in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number that it is known by.
  public let rawValue: Int
  /// An identifier of any number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Work in the background. On a desktop a program goes on while its window is hidden: no time
/// expires. The calls are counted, so that a test can see what was not ended.
extension UIApplication {
  /// Begins work that is to end also where the app enters the background. It can be called on any
  /// thread.
  ///
  /// - Parameter handler: is for the end of the time, which does not come here: it is never called.
  /// - Returns: for ``endBackgroundTask(_:)``; each call has another one.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Begins work with a name, as ``beginBackgroundTask(expirationHandler:)`` does.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Ends work that was begun. Work that is not running is reported.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// Seconds that the app may go on in the background: as many as there are.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The number of tasks that were begun and not ended.
  package nonisolated var backgroundTaskCount: Int { backgroundTasks.count }
}

/// The background tasks of an application.
final class BackgroundTasks: Sendable {
  private struct State {
    var last = UIBackgroundTaskIdentifier.invalid.rawValue
    var running: Set<UIBackgroundTaskIdentifier> = []
  }
  private let state = Mutex(State())

  var count: Int { state.withLock { $0.running.count } }

  func begin() -> UIBackgroundTaskIdentifier {
    state.withLock { state in
      state.last += 1
      let identifier = UIBackgroundTaskIdentifier(rawValue: state.last)
      state.running.insert(identifier)
      return identifier
    }
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard state.withLock({ $0.running.remove(identifier) }) == nil else { return }
    Diagnostics.warnFromAnyThread(
      "The background task \(identifier.rawValue) is not running; it cannot be ended.")
  }
}
