import UIKit

/// The properties of a page that an effect may change, as they were at one moment.
@MainActor
struct PageState {
  let view: UIView
  private let anchorPoint: CGPoint
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  /// The container's size at that moment.
  private let containerSize: CGSize

  init(of view: UIView, in container: UIView) {
    self.view = view
    anchorPoint = view.layer.anchorPoint
    center = view.center
    size = view.bounds.size
    transform = view.transform3D
    alpha = view.alpha
    isHidden = view.isHidden
    containerSize = container.bounds.size
  }

  /// Restores the properties. If the container was resized meanwhile, a page that filled it fills
  /// it again, and another page keeps its present size.
  func restore(in container: UIView) {
    view.layer.anchorPoint = anchorPoint
    view.transform3D = transform
    view.alpha = alpha
    view.isHidden = isHidden
    let bounds = container.bounds
    if bounds.size == containerSize {
      // The origin of the bounds is not restored: it is a scroll view's offset, which no effect
      // changes.
      view.bounds.size = size
      view.center = center
    } else if size == containerSize {
      view.bounds.size = bounds.size
      view.center = CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width,
        y: bounds.minY + anchorPoint.y * bounds.height)
    } else {
      view.center = center
    }
  }
}
