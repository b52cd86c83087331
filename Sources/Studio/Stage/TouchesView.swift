import UIKit

/// Soft dots where the stage is touched.
final class TouchesView: UIView {
  /// Points: about a fingertip, as in the window of a stage alone.
  private static let radius: CGFloat = 18
  private var dots: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter places: in points of this view.
  func show(_ places: [CGPoint]) {
    while dots.count < places.count {
      let dot = UIView(
        frame: CGRect(x: 0, y: 0, width: 2 * Self.radius, height: 2 * Self.radius))
      dot.backgroundColor = UIColor(white: 0.5, alpha: 0.4)
      dot.layer.cornerRadius = Self.radius
      dot.layer.borderColor = CGColor(gray: 1, alpha: 0.5)
      dot.layer.borderWidth = 1
      dots.append(dot)
      addSubview(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = index >= places.count
      if index < places.count { dot.center = places[index] }
    }
  }
}
