import CoreGraphics

/// An interaction that the right button of the mouse triggers.
@MainActor
protocol SecondaryClickable: UIInteraction {
  /// Handles a press of the right button at a point of the view. Returns false if there is nothing
  /// to do.
  func clickSecondarily(at point: CGPoint) -> Bool
}
