import CoreGraphics

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

  /// The font size of a system button's title, in points: as on iOS.
  static let titleSize: CGFloat = 15

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
}
