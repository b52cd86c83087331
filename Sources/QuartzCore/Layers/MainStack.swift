import Foundation

/// The stack of the main thread, on which layers are laid out and drawn, one level of a tree inside
/// the other.
///
/// Linux grows it on demand up to a limit, which is 8 MiB unless the user has set another: too
/// little for trees of some thousand levels. The limit counts at each growth, so that the process
/// itself can raise it; the address space below the stack is kept free for at least 128 MiB.
enum MainStack {
  /// Bytes. Less than the 128 MiB that are kept free, with room for the stack's random start.
  private static let size: rlim_t = 112 << 20

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
