import UIKit

/// Identifies the first two frames of a phase, and of each transition between controllers in it.
/// They draw content that was never drawn before.
@MainActor
struct FirstFrames {
  private static let count = 2

  private var framesLeft = 0
  private weak var transition: (any UIViewControllerTransitionCoordinator)?

  /// Begins a phase.
  mutating func begin() {
    framesLeft = Self.count
  }

  /// Returns whether a frame that a scene has just drawn is one of the first frames.
  mutating func take(from scene: UIWindowScene) -> Bool {
    let shown = scene.windows.compactMap(\.rootViewController).flatMap(\.allShown)
    let running = shown.lazy.compactMap(\.transitionCoordinator).first
    if let running, running !== transition { framesLeft = Self.count }
    transition = running
    guard framesLeft > 0 else { return false }
    framesLeft -= 1
    return true
  }
}
