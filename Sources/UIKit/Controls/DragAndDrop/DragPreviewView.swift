import CoreGraphics

/// The picture of a dragged item, with a shadow while it is lifted.
final class DragPreviewView: UIView {
  /// The scale of a lifted item, which is that of one with a menu. Chosen by eye to match iOS 17.
  private static let lift: CGFloat = 1.04
  /// The scale to which an item without a destination shrinks while it disappears (our choice).
  private static let least: CGFloat = 0.3
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 16
  private static let shadowOffset = CGSize(width: 0, height: 6)

  /// The offset from the centre of the displayed view to that of its visible part.
  private let shift: CGVector

  /// Shows a picture of a view in a window, or else the view itself.
  init(of source: UIView, parameters: UIPreviewParameters) {
    let whole = source.bounds
    let path = parameters.visiblePath?.bounds ?? whole
    let part = path.isFinite && !path.isEmpty ? path : whole
    shift = CGVector(dx: part.midX - whole.midX, dy: part.midY - whole.midY)
    super.init(frame: CGRect(origin: .zero, size: part.size))
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = Self.shadowOffset
    layer.shadowPath = parameters.shadowOutline(of: part)
    let clip = UIView(frame: bounds)
    clip.layer.cornerRadius = source.layer.cornerRadius
    clip.clipsToBounds = true
    clip.backgroundColor = parameters.backgroundColor
    addSubview(clip)
    if source.superview == nil, source.window == nil {
      source.center = CGPoint(x: whole.midX - part.minX, y: whole.midY - part.minY)
      clip.addSubview(source)
    } else if let picture = source.resizableSnapshotView(
      from: part, afterScreenUpdates: !source.layer.wasShown, withCapInsets: .zero)
    {
      picture.frame = clip.bounds
      clip.addSubview(picture)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the centre and the transform of a target on the screen; nil if it is in no window.
  func pose(at target: UIPreviewTarget) -> (center: CGPoint, transform: CGAffineTransform)? {
    guard let window = target.container.window, target.center.isFinite,
      target.transform.isFinite
    else { return nil }
    let moved = CGPoint(x: shift.dx, y: shift.dy).applying(target.transform)
    let point = CGPoint(x: target.center.x + moved.x, y: target.center.y + moved.y)
    let inWindow = target.container.convertToWindow(point)
    return (window.convert(inWindow, to: UIWindow?.none), target.transform)
  }

  /// Lifts the item from a target.
  func lift(from transform: CGAffineTransform = .identity) {
    self.transform = transform.scaledBy(x: Self.lift, y: Self.lift)
    layer.shadowOpacity = Self.shadowOpacity
  }

  /// Moves the item down to a point of the superview.
  func land(at center: CGPoint, transform: CGAffineTransform) {
    self.center = center
    self.transform = transform
    layer.shadowOpacity = 0
  }

  /// Makes the item disappear.
  func vanish() {
    transform = transform.scaledBy(x: Self.least, y: Self.least)
    alpha = 0
  }
}

extension UIWindowScene {
  /// The frames of the lifted, dragged, dropped and returning previews in points of the screen.
  package var dragPreviewFrames: [CGRect] {
    let windows = (screen.rootLayer.sublayers ?? []).compactMap { $0.delegate as? DragWindow }
    return windows.flatMap { window in
      window.stack.subviews.filter { $0 is DragPreviewView }
        .map { $0.convert($0.bounds, to: window) }
    }
  }
}
