import UIKit

/// What is still under way, for tests that ask about one part of it; see `isIdle` for the whole.
extension Simulator {
  /// How many changes of controllers run or are requested, on the screen that is simulated now.
  package static var transitionCount: Int { UIApplication.shared.transitionCount }

  /// Whether one runs or is requested, on the screen that is simulated now.
  package static var isTransitioning: Bool { transitionCount > 0 }

  /// Whether a change of controllers runs or is requested.
  package var isTransitioning: Bool { Self.isTransitioning }
}
