import CoreGraphics
import QuartzCore

/// A sheet: its content with round corners, and the grabber over it.
final class SheetView: UIView {
  private let clip = UIView()
  private let grabber = GrabberView()

  /// Points (our choice).
  static let cornerRadius: CGFloat = 10
  /// The colour of the hairline that separates a dark sheet from a dark background.
  private static let darkEdge = UIColor(white: 1, alpha: 0.14)
  /// A sheet has a shadow where nothing is dimmed behind it. Chosen by eye.
  private static let shadowOpacity: Float = 0.18
  private static let shadowRadius: CGFloat = 12

  init() {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    addSubview(grabber)
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = .zero
    layer.shadowOpacity = 0
  }

  required init?(coder: NSCoder) { nil }

  /// The backgrounds of a dark sheet are lighter than those of what it covers.
  override var ownUserInterfaceLevel: UIUserInterfaceLevel { .elevated }

  /// Makes a view the content.
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

  func setCorners(radius: CGFloat, roundsBottom: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners =
      roundsBottom ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  var hasShadow: Bool {
    get { layer.shadowOpacity > 0 }
    set { layer.shadowOpacity = newValue ? Self.shadowOpacity : 0 }
  }

  /// Called when the grabber is pressed.
  var onGrabberPress: (() -> Void)? {
    get { grabber.onPress }
    set { grabber.onPress = newValue }
  }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(
      x: ((bounds.size.width - GrabberView.size.width) / 2).rounded(), y: 0,
      width: GrabberView.size.width, height: GrabberView.size.height)
    let isDark = traitCollection.userInterfaceStyle == .dark
    clip.layer.borderWidth = isDark ? 1 / max(traitCollection.displayScale, 1) : 0
    clip.layer.borderColor = Self.darkEdge.cgColor
  }
}

/// The small bar at the top of a sheet that says it can be dragged; a press goes to the next
/// detent.
private final class GrabberView: UIView {
  /// Points, with a margin for touches.
  static let size = CGSize(width: 76, height: 20)
  /// Points; as on iOS.
  private static let barSize = CGSize(width: 36, height: 5)
  private static let barTop: CGFloat = 5

  var onPress: (() -> Void)?
  private let bar = UIView()

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = Self.barSize.height / 2
    bar.isUserInteractionEnabled = false
    bar.frame = CGRect(
      x: (Self.size.width - Self.barSize.width) / 2, y: Self.barTop, width: Self.barSize.width,
      height: Self.barSize.height)
    addSubview(bar)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(GrabberView.press)))
  }

  required init?(coder: NSCoder) { nil }

  private func press() { onPress?() }
}
