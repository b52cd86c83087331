public import UIKit

/// A part of a page that moves separately: a snapshot of the part, and a shadow over it.
@MainActor
public final class EffectPiece: UIView {
  /// The shadow: a gradient from transparent to black with an alpha. Animate its alpha. Effects
  /// without shadows never create it.
  private(set) lazy var shade: ShadeView = {
    let shade = ShadeView()
    shade.isHidden = true
    fill(with: shade)
    return shade
  }()

  /// - Parameters:
  ///   - snapshot: the snapshot of the part; nil if it cannot be made.
  ///   - frame: the frame of the part in the container's coordinates.
  ///   - margins: the distances by which the snapshot extends beyond the part.
  init(_ snapshot: UIView?, frame: CGRect, margins: UIEdgeInsets = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The frame stays proportional to the container if that is resized.
    autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    if let snapshot { fill(with: snapshot, margins: margins) }
  }

  private func fill(with view: UIView, margins: UIEdgeInsets = .zero) {
    view.frame = bounds.inset(by: margins.inverted)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Returns nil: only ``EffectStage`` makes pieces, and no storyboard contains one.
  public required init?(coder: NSCoder) { nil }

  /// Moves the anchor point without moving the piece.
  func hinge(at anchorPoint: CGPoint) {
    let frame = frame
    layer.anchorPoint = anchorPoint
    center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}

extension UIEdgeInsets {
  /// The insets, each limited to the distance between a part of a rectangle and that side of it.
  func limited(toRoomAround part: CGRect, in whole: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, max(part.minY - whole.minY, 0)),
      left: min(left, max(part.minX - whole.minX, 0)),
      bottom: min(bottom, max(whole.maxY - part.maxY, 0)),
      right: min(right, max(whole.maxX - part.maxX, 0)))
  }

  /// The insets with opposite signs.
  var inverted: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

/// A gradient from transparent to black.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - edge: the dark side, `.left` or `.right`.
  ///   - alpha: the alpha of the black at that side; it is 0 at the other side.
  func fall(from edge: UIRectEdge, alpha: CGFloat) {
    guard let gradient = layer as? CAGradientLayer else { return }
    isHidden = false
    isUserInteractionEnabled = false
    let isLeft = edge == .left
    gradient.colors = [alpha, 0].map { UIColor(white: 0, alpha: $0).cgColor }
    gradient.startPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
    gradient.endPoint = CGPoint(x: isLeft ? 1 : 0, y: 0.5)
  }
}
