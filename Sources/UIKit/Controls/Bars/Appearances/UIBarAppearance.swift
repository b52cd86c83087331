public import CoreGraphics

/// What lies behind a bar's content: a blur, a colour, and a line at the edge. Bars keep a copy of
/// what they are given. A bar that is given none has a slightly see-through background without a
/// blur.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Blurs what the bar covers; nil for no blur. The material of bars by default.
  open var backgroundEffect: UIBlurEffect?
  /// Lies above the blur; nil is the system's.
  open var backgroundColor: UIColor?
  /// The colour of the hairline between bar and content; nil is none.
  open var shadowColor: UIColor? = .separator
  private var background = Background.blurred

  private enum Background { case blurred, unasked, opaque, none }

  /// The system's default background, as of `configureWithDefaultBackground()`.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy.
  public init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    background = barAppearance.background
    super.init()
  }

  /// The system's background: the material of bars, which blurs what they cover.
  open func configureWithDefaultBackground() {
    configure(.blurred, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// The background of a bar that was given no appearance: slightly see-through, without a blur.
  func configureUnasked() { configure(.unasked, .separator) }

  /// The system's background, opaque.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// No background and no line.
  open func configureWithTransparentBackground() { configure(.none, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = shadow
  }

  /// The colour of the background as it is drawn.
  var drawnBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch background {
    // Above a blur there is no colour; without one, nothing blurs what is seen through it.
    case .blurred where backgroundEffect != nil: .clear
    case .blurred, .unasked: .barBackground.faded(to: Self.translucency)
    case .opaque: .barBackground
    case .none: .clear
    }
  }

  /// The opacity of the system's background where there is no blur.
  static let translucency: CGFloat = 0.94
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title in the row; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init() { super.init() }

  /// A copy.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

extension UINavigationBarAppearance {
  /// That of a bar which was given none.
  static var unasked: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureUnasked()
    return appearance
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// That of a bar which was given none.
  static var unasked: UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.configureUnasked()
    return appearance
  }
}

extension UIColor {
  /// The system's background of bars, as seen on iOS.
  static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.09 : 0.976, alpha: 1)
  }
}
