import CoreGraphics
import QuartzCore

/// The views that a button is made of.
@MainActor
final class ButtonContent {
  let backgroundView = UIView()
  let backgroundImageView = UIImageView()
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  /// Whether the parts were last shown pressed, so that the release can be animated.
  var showsPressed = false
  /// What the labels with attributes show, so that it is not laid out again with every state.
  var styledTexts: [ObjectIdentifier: StyledText] = [:]
  /// Whether text fades to a new colour.
  var fadesColors = false

  /// The font size of a system button's title, in points: as on iOS.
  static let titleSize: CGFloat = 15

  /// Seconds in which the appearance is restored after a press, and text fades to another colour.
  /// Observed on iOS, roughly.
  static let fadeDuration: TimeInterval = 0.25

  init() {
    titleLabel.font = .systemFont(ofSize: Self.titleSize)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    backgroundView.isUserInteractionEnabled = false
    for view in parts { view.isHidden = true }
  }

  /// From the back to the front.
  var parts: [UIView] {
    [backgroundView, backgroundImageView, imageView, titleLabel, subtitleLabel]
  }

  /// The parts that fade when a system button is pressed.
  var foreground: [UIView] { [imageView, titleLabel, subtitleLabel] }

  func attach(to button: UIButton) {
    for view in parts { button.addSubview(view) }
  }

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

  /// Shows a text in a colour. The colour fades under a text that stays; as drawn text cannot
  /// change its colour in steps, the former drawing dissolves into the new one.
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
