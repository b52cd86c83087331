public import CoreGraphics
import Synchronization

/// Identifies work that a program wants to finish in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier's number.
  public let rawValue: Int
  /// An identifier of any number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Identifies no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Work in the background. On a desktop a program continues to run while its window is hidden, so
/// its time never expires. The calls are counted, so that a test can detect work that was not
/// ended.
extension UIApplication {
  /// Begins work that should finish even if the app enters the background. It can be called on any
  /// thread.
  ///
  /// - Parameter handler: is never called, because the time never expires here.
  /// - Returns: the identifier for ``endBackgroundTask(_:)``. Each call returns another one.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Begins work with a name, as ``beginBackgroundTask(expirationHandler:)`` does.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }

  /// Ends work that was begun. If the work is not running, this warns.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The seconds for which the app may run in the background: the greatest finite number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The number of tasks that were begun and have not been ended.
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
