public import CoreGraphics
import QuartzCore

/// A ring of eight spokes that light up one after the other, for work of unknown length.
///
/// The spokes are layers with animations on the screen's clock. They stop while the clock is
/// paused, or while a transition pauses an enclosing view.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator. The raw values are Apple's. Those from before iOS 13 also set a
  /// colour.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// Of medium size and white.
    case white = 1
    /// Of medium size and grey.
    case gray = 2
    /// 20 points in diameter.
    case medium = 100
    /// 37 points in diameter.
    case large = 101

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

    /// The side in points, as on iOS.
    fileprivate var side: CGFloat { isLarge ? 37 : 20 }

    fileprivate var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }

  private static let spokeCount = 8
  /// The seconds per turn, as observed on iOS.
  private static let turn: TimeInterval = 0.8
  /// The minimum opacity of a spoke, just before it lights up again.
  private static let faintest: CGFloat = 0.25
  private static let animationKey = "turning"

  private var spokes: [CALayer] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator with the size of a style.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
    self.style = style
    styleDidChange()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    for index in 0..<Self.spokeCount {
      let spoke = CALayer()
      spoke.delegate = stillness
      spoke.opacity = Float(Self.opacity(at: CGFloat(index) / CGFloat(Self.spokeCount)))
      spokes.append(spoke)
      layer.addSublayer(spoke)
    }
    showVisibility()
    styleDidChange()
  }

  private let stillness = StillLayerDelegate()

  // MARK: Appearance

  /// The size and, unless ``color`` is set, the colour.
  open var style = Style.medium { didSet { styleDidChange() } }

  /// The colour of the spokes; nil for that of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      showColor()
    }
  }
  private var ownColor: UIColor?

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showColor()
  }

  private func showColor() {
    let color = color.resolvedColor(with: traitCollection).cgColor
    for spoke in spokes { spoke.backgroundColor = color }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  // MARK: Animation

  /// Whether it is animating.
  open private(set) var isAnimating = false

  /// Whether the view is hidden while it is not animating. Setting it to false shows it.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Starts the animation, and shows a view that ``hidesWhenStopped`` has hidden. It has no effect
  /// during an animation.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showVisibility()
    for (index, spoke) in spokes.enumerated() {
      let light = CABasicAnimation(keyPath: "opacity")
      light.fromValue = CGFloat(1)
      light.toValue = Self.faintest
      light.duration = Self.turn
      light.repeatCount = .infinity
      // The light moves clockwise: each spoke is later than the previous one.
      light.timeOffset = Self.turn * Double(Self.spokeCount - index) / Double(Self.spokeCount)
      light.isRemovedOnCompletion = false
      spoke.add(light, forKey: Self.animationKey)
    }
  }

  /// Stops the animation, and hides the view if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
    showVisibility()
  }

  /// Shows only the first spokes, clockwise from the top, whose number corresponds to a fraction
  /// from 0 to 1. It is for a refresh control that is being pulled.
  func showSpokes(upTo fraction: CGFloat) {
    let count = CGFloat(Self.spokeCount)
    for (index, spoke) in spokes.enumerated() {
      spoke.opacity = Float(min(max(fraction * count - CGFloat(index), 0), 1))
    }
  }

  private func showVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  /// Returns the opacity of a spoke at a distance behind the brightest one, in turns.
  private static func opacity(at place: CGFloat) -> CGFloat { faintest + (1 - faintest) * place }

  // MARK: Geometry

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    // These are fractions of the side, modelled on iOS.
    let (width, length, inner) = (side * 0.11, side * 0.27, side * 0.23)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
      let distance = inner + length / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.cornerRadius = width / 2
      spoke.position = CGPoint(
        x: middle.x + distance * sin(angle), y: middle.y - distance * cos(angle))
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

/// Disables implicit animations of the spokes, even inside animation blocks.
@MainActor
private final class StillLayerDelegate: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
