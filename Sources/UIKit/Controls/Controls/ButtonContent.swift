import CoreGraphics
import QuartzCore

/// The subviews of a button.
@MainActor
final class ButtonContent {
  let backgroundView = UIView()
  let backgroundImageView = UIImageView()
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  /// The activity indicator, which replaces the image. It is made on first use.
  private(set) var activityIndicator: UIActivityIndicatorView?
  /// The arrows of a pop-up button after the text. They are made on first use.
  private(set) var popUpIndicator: UIImageView?
  private weak var button: UIButton?
  /// Whether the parts were last shown highlighted, so that the release can be animated.
  var showsPressed = false
  /// The texts of labels with attributes, so that they are not laid out again with every state.
  var styledTexts: [ObjectIdentifier: StyledText] = [:]
  /// The last attributed title; nil after a plain one, and for that of a configuration.
  var attributedTitle: NSAttributedString?
  /// Whether text fades to a new colour.
  var fadesColors = false
  /// The values that the button itself has set on parts that a program may also change. A part is
  /// set again only when the button's own value changes, so that a program's changes are kept.
  private var own = OwnValues()

  private struct OwnValues {
    var alignment = NSTextAlignment.natural
    var lines = 1
    var imageTint: UIColor?
    var shadowColor: UIColor?
    var reversesShadow = false
    /// The parts that are not fully opaque.
    var fades: [ObjectIdentifier: Fade] = [:]
  }

  private struct Fade {
    let fraction: CGFloat
    /// The opacity that the program has set.
    let opacity: CGFloat
    /// The opacity that the button has set since.
    let shown: CGFloat
  }

  /// The font size of a system button's title in points, as on iOS.
  static let titleSize: CGFloat = 15

  /// The duration in seconds in which the appearance is restored after a press, and text fades to
  /// another colour. It is about that observed on iOS.
  static let fadeDuration: TimeInterval = 0.25

  init() {
    titleLabel.font = .systemFont(ofSize: Self.titleSize)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    titleLabel.shadowOffset = .zero
    backgroundView.isUserInteractionEnabled = false
    for view in parts { view.isHidden = true }
  }

  /// The parts from back to front.
  var parts: [UIView] {
    [backgroundView, backgroundImageView, imageView, titleLabel, subtitleLabel]
  }

  /// The parts that fade while a system button is pressed.
  var foreground: [UIView] { [imageView, titleLabel, subtitleLabel] }

  /// Aligns the title and the subtitle.
  func align(_ alignment: NSTextAlignment) {
    guard alignment != own.alignment else { return }
    own.alignment = alignment
    for label in [titleLabel, subtitleLabel] { label.usualAlignment = alignment }
  }

  /// Limits the title and the subtitle to a number of lines; 0 for any number.
  func limitLines(to lines: Int) {
    guard lines != own.lines else { return }
    own.lines = lines
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = lines }
  }

  /// Sets the tint colour of the image; nil for the button's.
  func tintImage(_ color: UIColor?) {
    guard color != own.imageTint else { return }
    own.imageTint = color
    imageView.tintColor = color
  }

  /// Sets the colour of the title's shadow. If it is reversed, the shadow is on the other side of
  /// the text.
  func showTitleShadow(_ color: UIColor?, isReversed: Bool) {
    if color != own.shadowColor {
      own.shadowColor = color
      titleLabel.shadowColor = color
    }
    guard isReversed != own.reversesShadow else { return }
    own.reversesShadow = isReversed
    let offset = titleLabel.shadowOffset
    titleLabel.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
  }

  /// Sets the opacity of a part to a fraction of the one that the program has set.
  func fade(_ part: UIView, to fraction: CGFloat) {
    let former = own.fades[ObjectIdentifier(part)]
    guard fraction != former?.fraction ?? 1 else { return }
    var opacity = part.alpha
    if let former, former.shown == opacity { opacity = former.opacity }
    part.alpha = opacity * fraction
    own.fades[ObjectIdentifier(part)] =
      fraction == 1 ? nil : Fade(fraction: fraction, opacity: opacity, shown: part.alpha)
  }

  func attach(to button: UIButton) {
    self.button = button
    for view in parts { button.addSubview(view) }
  }

  // MARK: Indicators

  /// The view at the position of the image; nil for none.
  var imagePart: UIView? {
    if let activityIndicator, activityIndicator.isAnimating { return activityIndicator }
    return imageView.isHidden ? nil : imageView
  }

  /// The size of the arrows, in points; zero while there are none.
  var popUpIndicatorSize: CGSize {
    guard let popUpIndicator, !popUpIndicator.isHidden else { return .zero }
    return popUpIndicator.intrinsicContentSize
  }

  /// Shows the activity indicator in a colour; nil hides it.
  func showActivity(_ color: UIColor?) {
    guard let color else {
      activityIndicator?.stopAnimating()
      return
    }
    let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if activityIndicator == nil {
      indicator.isUserInteractionEnabled = false
      button?.addSubview(indicator)
      activityIndicator = indicator
    }
    indicator.color = color
    indicator.startAnimating()
  }

  /// Shows the arrows of a pop-up button in a colour, for text of a font; nil hides them.
  func showPopUpIndicator(_ color: UIColor?, font: UIFont) {
    guard let color else {
      popUpIndicator?.isHidden = true
      return
    }
    let indicator = popUpIndicator ?? UIImageView(image: UIImage(systemName: Self.popUpSymbol))
    if popUpIndicator == nil {
      button?.addSubview(indicator)
      popUpIndicator = indicator
    }
    indicator.isHidden = false
    indicator.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small)
    indicator.tintColor = color
  }

  private static let popUpSymbol = "chevron.up.chevron.down"

  // MARK: Glow

  /// The glow in the middle of a highlighted button. It is made on first use.
  private var glow: ButtonGlow?

  /// Shows or hides the glow of a button.
  func showGlow(_ isShown: Bool) {
    guard isShown || glow != nil else { return }
    let view = glow ?? ButtonGlow()
    if glow == nil {
      button?.addSubview(view)
      glow = view
    }
    if isShown {
      // It may still be fading after the previous press.
      view.layer.removeAllAnimations()
      view.center = button.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }
    view.alpha = isShown ? 1 : 0
  }

  // MARK: Background

  /// The effect behind a configuration's background.
  private var effectView: UIVisualEffectView?

  /// Shows the background in a colour above an effect.
  func showBackground(_ color: UIColor, over effect: UIVisualEffect?) {
    backgroundView.backgroundColor = effect == nil ? color : .clear
    guard effect != nil || effectView != nil else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      view.frame = backgroundView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backgroundView.addSubview(view)
    }
    effectView = view
    view.effect = effect
    view.contentView.backgroundColor = effect == nil ? nil : color
    backgroundView.clipsToBounds = effect != nil
  }

  /// Shows a text in a colour. If only the colour changes, it fades: drawn text cannot animate its
  /// colour, so the old drawing dissolves into the new one.
  func show(_ text: String?, _ color: UIColor, in label: UILabel) {
    let isSameText = label.text == text && !(text ?? "").isEmpty && !label.isHidden
    if fadesColors, isSameText, label.layer.wasShown, label.textColor != color {
      let fade = CATransition()
      fade.duration = Self.fadeDuration
      fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      label.layer.add(fade, forKey: kCATransition)
    }
    label.text = text
    label.textColor = color
  }
}
