public import CoreGraphics

/// What lies behind a bar's content: a colour, and a line at the edge. Bars keep a copy of what
/// they are given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Nil is the system's.
  open var backgroundColor: UIColor?
  /// The colour of the hairline between bar and content; nil is none.
  open var shadowColor: UIColor? = .separator
  private var background = Background.translucent

  private enum Background { case translucent, opaque, none }

  /// The system's translucent background.
  public override init() { super.init() }

  /// A copy.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    background = barAppearance.background
    super.init()
  }

  /// The system's background, slightly translucent.
  open func configureWithDefaultBackground() { configure(.translucent, .separator) }

  /// The system's background, opaque.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// No background and no line.
  open func configureWithTransparentBackground() { configure(.none, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    shadowColor = shadow
  }

  /// The colour of the background as it is drawn.
  var drawnBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch background {
    case .translucent: .barBackground.faded(to: Self.translucency)
    case .opaque: .barBackground
    case .none: .clear
    }
  }

  /// The opacity of the system's translucent background, instead of a blur.
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

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension UIColor {
  /// The system's background of bars, as seen on iOS.
  static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.09 : 0.976, alpha: 1)
  }
}
