import CoreGraphics

/// The system's own transitions for a user who wants less motion: pages that would slide or turn
/// fade instead, and nothing grows or shrinks.
///
/// Transitions that a gesture drives are not changed.
@MainActor
enum ReducedMotion {
  static var isEnabled: Bool { UIAccessibility.prefersCrossFadeTransitions }

  /// The system's animator of a transition that no gesture drives, or a cross-dissolve instead.
  static func animator(
    isPresenting: Bool, otherwise: () -> any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerAnimatedTransitioning {
    isEnabled ? CrossDissolveAnimator(isPresenting: isPresenting) : otherwise()
  }

  /// The scale from which a view grows, or to which it shrinks, while it fades.
  static func scale(_ usual: CGFloat) -> CGFloat { isEnabled ? 1 : usual }
}
