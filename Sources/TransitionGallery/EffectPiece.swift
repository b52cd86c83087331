public import UIKit

/// A part of a page that moves by itself: a snapshot of the part, and a shadow over it.
@MainActor
public final class EffectPiece: UIView {
  /// The shadow: black from nothing at one side to an alpha at the other. Animate its alpha. Pieces
  /// of an effect without shadows have none.
  private(set) lazy var shade: ShadeView = {
    let shade = ShadeView()
    shade.isHidden = true
    fill(with: shade)
    return shade
  }()

  /// - Parameters:
  ///   - snapshot: shows the part; nil for a part that cannot be shown.
  ///   - frame: the part's place, in the container's coordinates.
  ///   - margins: how far the snapshot reaches beyond the part.
  init(_ snapshot: UIView?, frame: CGRect, margins: UIEdgeInsets = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // Pieces keep their share of a container that is resized.
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

  /// Pieces are made by ``EffectStage``; there is none in a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Moves the anchor point; the piece stays where it is.
  func hinge(at anchorPoint: CGPoint) {
    let frame = frame
    layer.anchorPoint = anchorPoint
    center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}

extension UIEdgeInsets {
  /// The insets of the way back.
  var inverted: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

/// Black that grows from one side to the other.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - edge: the dark side, `.left` or `.right`.
  ///   - alpha: of the black at that side; it is 0 at the other one.
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
