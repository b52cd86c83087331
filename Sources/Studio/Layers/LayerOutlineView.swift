import CoreGraphics
import QuartzCore
import UIKit

/// The outline of the chosen layer, over the picture of the stage.
final class LayerOutlineView: UIView {
  private let halo = CAShapeLayer()
  private let line = CAShapeLayer()
  private var shown: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (layer, width) in [(halo, 3.5), (line, 1.5)] {
      layer.fillColor = nil
      layer.lineWidth = width
      layer.lineJoin = .round
      self.layer.addSublayer(layer)
    }
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    halo.strokeColor = UIColor(white: 1, alpha: 0.85).cgColor
    let accent = StudioStyle.accent.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    line.strokeColor = accent.cgColor
    line.fillColor = accent.withAlphaComponent(0.14).cgColor
  }

  /// The corners in the view's coordinates; none shows nothing.
  var corners: [CGPoint] {
    get { shown }
    set {
      guard newValue != shown else { return }
      shown = newValue
      let path = UIBezierPath()
      for (index, corner) in newValue.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.close()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for layer in [halo, line] { layer.path = newValue.count < 3 ? nil : path.cgPath }
      CATransaction.commit()
    }
  }
}
