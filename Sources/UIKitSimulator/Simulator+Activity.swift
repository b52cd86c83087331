import UIKit

/// The activity in progress, for tests that ask about one kind of it; see `isIdle` for all kinds.
extension Simulator {
  /// The number of transitions that run or are requested on the current simulator's screen.
  package static var transitionCount: Int { UIApplication.shared.transitionCount }

  /// Whether a transition runs or is requested on the current simulator's screen.
  package static var isTransitioning: Bool { transitionCount > 0 }

  /// Whether a transition runs or is requested.
  package var isTransitioning: Bool { Self.isTransitioning }
}
