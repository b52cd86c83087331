internal import Synchronization

/// A layout that is made on first use, on the thread that needs it.
package final class DeferredTextLayout: Sendable {
  private let known = Mutex<TextLayout?>(nil)
  private let make: @Sendable () -> TextLayout

  /// - Parameter make: called at most once, on any thread.
  package init(_ make: @escaping @Sendable () -> TextLayout) { self.make = make }

  /// Makes a deferred layout from an existing one.
  package convenience init(_ layout: TextLayout) { self.init { layout } }

  /// The layout. While one thread makes it, others wait for it.
  package var layout: TextLayout {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
