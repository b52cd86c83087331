import Foundation

/// The stack of the main thread, on which methods that apps override call themselves for each level
/// of a tree: `hitTest(_:with:)`, and the setters of frames.
///
/// Linux grows it on demand up to a limit, which is 8 MiB unless the user has set another: too
/// little for trees of some thousand levels. The limit counts at each growth, so that the process
/// itself can raise it; the address space below the stack is kept free for at least 128 MiB.
package enum MainStack {
  /// Bytes. Less than the 128 MiB that are kept free, with room for the stack's random start.
  private static let size: rlim_t = 112 << 20

  /// The most levels of views or layers for which such methods are called, each inside the call for
  /// the level above: 20,000, and fewer where the user has set a smaller limit that cannot be
  /// raised. Beyond it there is a warning.
  package static let deepestCalls: Int = {
    grown
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return least }
    return max(Int(min(limit.rlim_cur, size) / bytesALevel), least)
  }()

  /// More than the calls of a level take: measured in a debug build, a hit test takes 1,424 bytes,
  /// and resizing by autoresizing masks 3,600; the rest is for overrides.
  private static let bytesALevel: rlim_t = size / 20_000
  private static let least = 100

  /// Raises the limit, once.
  static let grown: Void = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
      limit.rlim_cur < size
    else { return }
    limit.rlim_cur = min(size, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }()
}
