import UIKit

/// The current activity, for tests that need one kind of it; see `isIdle` for all kinds.
extension Simulator {
  /// The number of running and requested transitions on the current simulator's screen.
  package static var transitionCount: Int { UIApplication.shared.transitionCount }

  /// Whether a transition is running or requested on the current simulator's screen.
  package static var isTransitioning: Bool { transitionCount > 0 }

  /// Whether a transition is running or requested.
  package var isTransitioning: Bool { Self.isTransitioning }
}
