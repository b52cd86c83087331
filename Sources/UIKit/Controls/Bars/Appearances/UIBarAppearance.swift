public import CoreGraphics

/// What lies behind a bar's content: a blur, a colour, an image, and a line at the edge. Bars keep
/// a copy of what they are given. A bar that is given none has a slightly see-through background
/// without a blur.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the system's values are for.
  public let idiom: UIUserInterfaceIdiom
  /// Blurs what the bar covers; nil for no blur. The material of bars by default.
  open var backgroundEffect: UIBlurEffect?
  /// Lies above the blur; nil is the system's.
  open var backgroundColor: UIColor?
  /// Lies above the blur in place of the colour; nil is none.
  open var backgroundImage: UIImage?
  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the hairline between bar and content; nil is none.
  open var shadowColor: UIColor? = .separator
  /// Stands outside the bar in place of the hairline; a template image has ``shadowColor``, and is
  /// not shown without one.
  open var shadowImage: UIImage?
  private var background = Background.blurred

  private enum Background { case blurred, unasked, opaque, none }

  /// The system's default background, as of `configureWithDefaultBackground()`.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// The system's default background for a kind of device. It is the same for all.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of what both kinds of bars have.
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

  /// A copy; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// What makes two appearances of a class equal.
  var content: [AnyHashable?] {
    [
      background, backgroundEffect, backgroundColor, backgroundImage,
      backgroundImageContentMode.rawValue, shadowColor, shadowImage,
    ]
  }

  /// Whether another appearance of the class shows the same. Off the main thread: whether it is the
  /// same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    guard other !== self, Thread.isMainThread else { return other === self }
    return MainActor.assumeIsolated { other.content == content }
  }

  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  /// The system's background: the material of bars, which blurs what they cover.
  open func configureWithDefaultBackground() {
    configure(.blurred, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// That of a bar which was given none: slightly see-through, without a blur.
  static var unasked: Self {
    let appearance = UIBarAppearance()
    appearance.configure(.unasked, .separator)
    return Self(barAppearance: appearance)
  }

  /// The system's background, opaque.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// No background and no line.
  open func configureWithTransparentBackground() { configure(.none, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// The colour of the background as it is drawn, in a bar that has one of its own or not.
  ///
  /// - Parameters:
  ///   - barColor: the bar's own colour; nil for none. The appearance's takes precedence.
  ///   - isTranslucent: whether the bar's own colour, and the system's, are slightly see-through.
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
    // Above a blur there is no colour; without one, nothing blurs what is seen through it.
    case .blurred where backgroundEffect != nil: .clear
    case .blurred, .unasked: systemColor.faded(to: Self.translucency)
    case .opaque: systemColor
    case .none: .clear
    }
  }

  /// The system's background of the kind of bar, as seen on iOS.
  var systemColor: UIColor { .barBackground }

  /// The opacity of the system's background where there is no blur.
  private static let translucency: CGFloat = 0.94
}

extension UIColor {
  fileprivate static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.09 : 0.976, alpha: 1)
  }
}

/// A copy of the same class, which bars keep.
@MainActor func copied<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
  appearance.map { type(of: $0).init(barAppearance: $0) }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes as a value that can be compared; one that cannot is different from all others.
  var comparable: AnyHashable { mapValues { $0 as? AnyHashable ?? AnyHashable(NSObject()) } }
}
