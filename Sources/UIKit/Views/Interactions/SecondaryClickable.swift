import CoreGraphics

/// An interaction that the right button of the mouse triggers.
@MainActor
protocol SecondaryClickable: UIInteraction {
  /// The button went down at a point of the view; false where there is nothing to do.
  func clickSecondarily(at point: CGPoint) -> Bool
}
