import UIKit

/// Soft dots where the stage is touched.
final class TouchesView: ReusedViews {
  /// - Parameter places: in points of this view.
  func show(_ places: [CGPoint]) {
    show(places, make: Self.makeDot) { $0.center = $1 }
  }

  /// As large as in the window of a stage alone.
  private static func makeDot() -> UIView {
    let radius = TouchDots.radius
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    dot.backgroundColor = UIColor(white: 0.5, alpha: 0.4)
    dot.layer.cornerRadius = radius
    dot.layer.borderColor = CGColor(gray: 1, alpha: 0.5)
    dot.layer.borderWidth = 1
    return dot
  }
}
