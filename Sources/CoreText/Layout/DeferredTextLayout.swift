internal import Synchronization

/// A layout that is made when it is first needed, on the thread that needs it.
package final class DeferredTextLayout: Sendable {
  private let known = Mutex<TextLayout?>(nil)
  private let make: @Sendable () -> TextLayout

  /// - Parameter make: called once at most, on any thread.
  package init(_ make: @escaping @Sendable () -> TextLayout) { self.make = make }

  /// One that is there.
  package convenience init(_ layout: TextLayout) { self.init { layout } }

  /// The layout. Other threads that need it meanwhile wait for it.
  package var layout: TextLayout {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
