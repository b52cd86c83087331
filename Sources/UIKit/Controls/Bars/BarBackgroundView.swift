import CoreGraphics

/// The background of a bar, with a hairline at one edge.
final class BarBackgroundView: UIView {
  /// The edge with the line.
  enum Edge { case top, bottom }

  private let line = UIView()
  /// The edge with the line.
  var edge: Edge { didSet { if edge != oldValue { setNeedsLayout() } } }

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies an appearance, and the properties of the bar where the appearance has none.
  ///
  /// - Parameters:
  ///   - barColor: the bar's colour; nil for the system's.
  ///   - isTranslucent: whether the colour is slightly translucent.
  ///   - barImage: the bar's background image. An empty image removes the background of a
  ///     translucent bar.
  ///   - barShadow: the bar's shadow image; an empty image removes the line.
  func apply(
    _ appearance: UIBarAppearance, barColor: UIColor?, isTranslucent: Bool,
    barImage: UIImage? = nil, barShadow: UIImage? = nil
  ) {
    let color = appearance.drawnBackgroundColor(barColor: barColor, isTranslucent: isTranslucent)
    // A bar that is not translucent is opaque behind an image that is not.
    backgroundColor = barImage == nil || !isTranslucent ? color : .clear
    show(barImage == nil ? appearance.backgroundEffect : nil)
    line.backgroundColor = appearance.shadowColor ?? .clear
    image = appearance.backgroundImage ?? barImage
    shadowImage = appearance.shadowImage ?? barShadow
    imageView?.contentMode =
      appearance.backgroundImage == nil ? .scaleToFill : appearance.backgroundImageContentMode
    shadowView?.tintColor = appearance.shadowColor
    shadowView?.isHidden =
      shadowImage?.renderingMode == .alwaysTemplate && appearance.shadowColor == nil
  }

  // MARK: Images

  /// The image above the colour and the blur; nil for none.
  private var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  /// The image that replaces the hairline, outside the bar; nil for none.
  private var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { imageDidChange() } } }
  private var imageView: UIImageView?
  private var shadowView: UIImageView?

  private func imageDidChange() {
    imageView = shown(image, in: imageView)
    shadowView = shown(shadowImage, in: shadowView)
    line.isHidden = shadowImage != nil
    setNeedsLayout()
  }

  private func shown(_ image: UIImage?, in former: UIImageView?) -> UIImageView? {
    guard let image, image.size != .zero else {
      former?.removeFromSuperview()
      return nil
    }
    let view = former ?? UIImageView()
    view.image = image
    view.clipsToBounds = true
    if former == nil { addSubview(view) }
    return view
  }

  private var blur: UIVisualEffectView?

  /// Shows a blur. The colour is above it, in the content view of the effect.
  private func show(_ effect: UIBlurEffect?) {
    guard effect != nil || blur != nil else { return }
    let view = blur ?? UIVisualEffectView(effect: nil)
    if blur == nil { insertSubview(view, at: 0) }
    blur = view
    view.effect = effect
    view.contentView.backgroundColor = effect == nil ? nil : backgroundColor
    if effect != nil { backgroundColor = .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur?.frame = bounds
    imageView?.frame = bounds
    let shadow = shadowImage?.size.height ?? 0
    shadowView?.frame = CGRect(
      x: 0, y: edge == .top ? -shadow : bounds.size.height, width: bounds.size.width,
      height: shadow)
    let width = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: edge == .top ? 0 : bounds.size.height - width, width: bounds.size.width,
      height: width)
  }
}
