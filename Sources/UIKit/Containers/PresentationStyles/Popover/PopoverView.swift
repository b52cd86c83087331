import CoreGraphics
import QuartzCore

/// A popover: a bubble with an arrow in one path, and the content in it.
final class PopoverView: UIView {
  private let bubble = BubbleView()
  private let clip = UIView()
  /// The point at the tip of the arrow, in the view's coordinates.
  private(set) var tip = CGPoint.zero

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverLayout.cornerRadius
    addSubview(bubble)
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  /// The backgrounds of a dark popover are lighter than those of what is around it.
  override var ownUserInterfaceLevel: UIUserInterfaceLevel { .elevated }

  func embed(_ content: UIView) {
    guard content.superview !== clip else { return }
    content.transform = .identity
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
  }

  /// Removes the content, which another presentation may show.
  func release() {
    for content in clip.subviews { content.removeFromSuperview() }
  }

  /// Applies a layout.
  func apply(_ layout: PopoverLayout) {
    let frame = layout.frame
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    let body = layout.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    tip = CGPoint(x: layout.tip.x - frame.minX, y: layout.tip.y - frame.minY)
    bubble.frame = bounds
    bubble.path = PopoverShape.path(body: body, tip: tip, direction: layout.direction)
    clip.frame = body
    clip.layoutIfNeeded()
  }

  var color: UIColor {
    get { bubble.color }
    set { bubble.color = newValue }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bubble.path?.contains(point) ?? false
  }
}

/// The bubble's background, its hairline and its shadow.
private final class BubbleView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  // Chosen by eye.
  private static let shadowOpacity: Float = 0.22
  private static let shadowRadius: CGFloat = 18
  private static let shadowDrop: CGFloat = 4

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
  }

  required init?(coder: NSCoder) { nil }

  var path: CGPath? {
    get { shape?.path }
    set { shape?.path = newValue }
  }

  var color = UIColor.systemBackground { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape?.fillColor = color.resolvedColor(with: traitCollection).cgColor
    // On a dark background a shadow cannot be seen, so a hairline shows the edge.
    let isDark = traitCollection.userInterfaceStyle == .dark
    shape?.strokeColor = UIColor(white: 1, alpha: isDark ? 0.3 : 0).cgColor
    shape?.lineWidth = 1
  }
}

enum PopoverShape {
  /// The outline, clockwise from the upper left corner.
  static func path(
    body: CGRect, tip: CGPoint, direction: UIPopoverArrowDirection
  ) -> CGPath {
    let path = CGMutablePath()
    let radius = min(PopoverLayout.cornerRadius, body.width / 2, body.height / 2)
    let corners = [
      CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
      CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
    ]
    // The arrow's direction is that of the side it grows out of.
    let sides: [UIPopoverArrowDirection] = [.up, .right, .down, .left]
    for (index, side) in sides.enumerated() {
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      let along = CGVector(
        dx: (end.x - start.x).sign(beyond: 0), dy: (end.y - start.y).sign(beyond: 0))
      let first = CGPoint(x: start.x + along.dx * radius, y: start.y + along.dy * radius)
      if index == 0 { path.move(to: first) }
      if side == direction { addArrow(to: path, tip: tip, edge: start, along: along) }
      path.addLine(to: CGPoint(x: end.x - along.dx * radius, y: end.y - along.dy * radius))
      let next = CGVector(dx: -along.dy, dy: along.dx)
      path.addArc(
        tangent1End: end,
        tangent2End: CGPoint(x: end.x + next.dx * radius, y: end.y + next.dy * radius),
        radius: radius)
    }
    path.closeSubpath()
    return path
  }

  /// How far the arrow's flanks follow the edge, and the tip's round, as parts of its base.
  private static let foot: CGFloat = 0.26
  private static let head: CGFloat = 0.13

  /// - Parameters:
  ///   - edge: a point of the side.
  ///   - along: the unit vector of its direction.
  private static func addArrow(
    to path: CGMutablePath, tip: CGPoint, edge: CGPoint, along: CGVector
  ) {
    let base = PopoverLayout.arrowBase
    let middle = CGPoint(
      x: along.dx == 0 ? edge.x : tip.x, y: along.dy == 0 ? edge.y : tip.y)
    func point(_ origin: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + along.dx * part * base, y: origin.y + along.dy * part * base)
    }
    path.addLine(to: point(middle, -0.5))
    path.addCurve(to: tip, control1: point(middle, -foot), control2: point(tip, -head))
    path.addCurve(
      to: point(middle, 0.5), control1: point(tip, head), control2: point(middle, foot))
  }
}

extension CGFloat {
  /// -1, 0 or 1.
  fileprivate func sign(beyond zero: CGFloat) -> CGFloat { self > zero ? 1 : self < zero ? -1 : 0 }
}
