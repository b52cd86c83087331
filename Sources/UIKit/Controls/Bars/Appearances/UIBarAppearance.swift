public import CoreGraphics

/// The background of a bar: a blur, a colour, an image, and a line at the edge. Bars store a copy
/// of their appearance. A bar without an appearance has a slightly translucent background without a
/// blur.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device for which the system's values are used.
  public let idiom: UIUserInterfaceIdiom
  /// The blur of the content below the bar; nil for none. The default is the material of bars.
  open var backgroundEffect: UIBlurEffect?
  /// The colour above the blur; nil for the system's.
  open var backgroundColor: UIColor?
  /// The image above the blur, in the place of the colour; nil for none.
  open var backgroundImage: UIImage?
  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the hairline between the bar and the content; nil for none.
  open var shadowColor: UIColor? = .separator
  /// An image outside the bar, in the place of the hairline. A template image has ``shadowColor``,
  /// and is not shown without one.
  open var shadowImage: UIImage?
  private var background = Background.blurred

  private enum Background { case blurred, unasked, opaque, none }

  /// Makes an appearance with the system's default background, as
  /// `configureWithDefaultBackground()` does.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Makes an appearance with the system's default background for a kind of device. All kinds have
  /// the same one.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of the properties that both kinds of bars have.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    background = barAppearance.background
  }

  /// Returns a copy; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// The values that determine whether two appearances of a class are equal.
  var content: [AnyHashable?] {
    [
      background, backgroundEffect, backgroundColor, backgroundImage,
      backgroundImageContentMode.rawValue, shadowColor, shadowImage,
    ]
  }

  /// Whether another object is an equal appearance of the same class. Off the main thread: whether
  /// it is the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    guard other !== self, Thread.isMainThread else { return other === self }
    return MainActor.assumeIsolated { other.content == content }
  }

  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  /// Sets the system's background: the material of bars, which blurs the content below.
  open func configureWithDefaultBackground() {
    configure(.blurred, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// The appearance of a bar for which none was set: slightly translucent, without a blur.
  static var unasked: Self {
    let appearance = UIBarAppearance()
    appearance.configure(.unasked, .separator)
    return Self(barAppearance: appearance)
  }

  /// Sets the system's opaque background.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() { configure(.none, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns the drawn background colour.
  ///
  /// - Parameters:
  ///   - barColor: the bar's own colour; nil for none. The appearance's colour takes precedence.
  ///   - isTranslucent: whether the colours of the bar and of the system are slightly translucent.
  func drawnBackgroundColor(barColor: UIColor?, isTranslucent: Bool) -> UIColor {
    let drawn = drawnBackgroundColor
    guard backgroundColor == nil, backgroundEffect == nil,
      let color = barColor ?? (isTranslucent ? nil : systemColor)
    else { return drawn }
    return isTranslucent ? color.faded(to: Self.translucency) : color
  }

  private var drawnBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch background {
    // A blur needs no colour above it. Without an effect the colour is visible.
    case .blurred where backgroundEffect != nil: .clear
    case .blurred, .unasked: systemColor.faded(to: Self.translucency)
    case .opaque: systemColor
    case .none: .clear
    }
  }

  /// The system's background colour for the kind of bar, as observed on iOS.
  var systemColor: UIColor { .barBackground }

  /// The opacity of the system's background without a blur.
  private static let translucency: CGFloat = 0.94
}

extension UIColor {
  fileprivate static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.09 : 0.976, alpha: 1)
  }
}

/// Returns a copy of the same class, which a bar stores.
@MainActor func copied<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
  appearance.map { type(of: $0).init(barAppearance: $0) }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes as a comparable value. An attribute that cannot be compared differs from all
  /// others.
  var comparable: AnyHashable { mapValues { $0 as? AnyHashable ?? AnyHashable(NSObject()) } }
}
