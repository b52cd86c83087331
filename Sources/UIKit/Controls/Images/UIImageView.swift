public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// Shows an image in the view's bounds by the `contentMode`, or several images one after the other.
///
/// The image's pixels are the layer's contents themselves: nothing is drawn or copied, unless the
/// image is resizable or a template image. A sequence of images is an animation of the layer, which
/// follows the time of the layer and its scene.
open class UIImageView: UIView {
  open override class var inspectables: [String: Inspectable] {
    [
      "image": Inspectable(\UIImageView.image),
      "highlighted": Inspectable(\UIImageView.isHighlighted),
    ]
  }

  private var tinted: (source: CGImage, color: RGBA, image: CGImage)?
  /// A cache of the last darkened image.
  private var darkened: (source: CGImage, image: CGImage)?
  /// A cache of the last mirrored image.
  private var mirrored: (source: UIImage, image: UIImage)?
  var playback = ImagePlayback()
  /// The player of symbol effects; nil until there is an effect.
  var symbolEffects: SymbolEffectPlayer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIImageView.self)
  }

  /// Makes a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: nil)
  }

  /// Makes a view with the size of the first image.
  ///
  /// - Parameters:
  ///   - image: the displayed image, whose size is the intrinsic content size.
  ///   - highlightedImage: the image while ``isHighlighted``; nil for the same image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: highlightedImage)
  }

  private func show(_ image: UIImage?, highlighted: UIImage?) {
    setUp()
    self.image = image
    highlightedImage = highlighted
    // Property observers are not called in an initializer.
    imageDidChange()
  }

  private func setUp() { isUserInteractionEnabled = false }

  /// The image, whose size is the intrinsic content size; nil for none. `contentMode` determines
  /// its position.
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange() } } }

  /// The image while ``isHighlighted``; nil for the same image.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { imageDidChange() } } }

  /// Whether ``highlightedImage`` or ``highlightedAnimationImages`` are shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  // MARK: Animation

  /// The images of an animation, which ``startAnimating()`` shows in the place of ``image``; nil
  /// for none. Setting it stops the animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The images of the animation while ``isHighlighted``; nil for the same images.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The seconds in which all images are shown once. With 0, the default, each is shown for a
  /// thirtieth of a second. It is read when the animation starts.
  open var animationDuration: TimeInterval = 0

  /// The number of repetitions; 0, the default, repeats indefinitely. It is read when the animation
  /// starts.
  open var animationRepeatCount = 0

  /// Whether an animation is running: after ``startAnimating()``, or because ``image`` is animated.
  open var isAnimating: Bool { isPlayingFrames }

  /// Starts the animation of ``animationImages`` or of an animated ``image``, from the first one.
  /// Without any it has no effect.
  open func startAnimating() { playFrames() }

  /// Stops the animation, and shows ``image``, of an animated image the first one.
  open func stopAnimating() { stopFrames() }

  /// Whether an image with the automatic rendering mode is used as a template image, as in system
  /// buttons.
  var prefersTemplates = false { didSet { if prefersTemplates != oldValue { imageDidChange() } } }

  /// Whether the image is shown darker, as in a highlighted custom button.
  var isDarkened = false { didSet { if isDarkened != oldValue { showImage() } } }

  /// The configuration of symbols without their own; nil for none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }

  var shownImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
  }

  /// The image that determines the size of the view. A symbol has whole pixels, so its size in
  /// points depends on the scale of the screen.
  private var measuredImage: UIImage? {
    (image ?? animationImages?.first)?.preferring(preferredSymbolConfiguration)
      .resolved(for: traitCollection)
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = measuredImage?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // That of the part that is aligned.
    let insets = alignmentRectInsets
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredImage?.size ?? .zero }

  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue { showImage() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    let images = framesToShow + [shownImage].compactMap { $0 }
    // A dynamic tint of an image may also be the view's.
    if images.contains(where: { isStencil($0) || $0.values.tint?.color.isDynamic ?? false }) {
      showImage()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
    if image?.isSymbolImage ?? false { invalidateIntrinsicContentSize() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showImage()
    symbolEffects?.resume()
  }

  open override func display(_ layer: CALayer) { showImage() }

  private func imageDidChange() {
    // A new animated image is played automatically.
    if playback.state == .stopped { playback.state = .automatic }
    showImage()
    invalidateIntrinsicContentSize()
  }

  func isStencil(_ image: UIImage) -> Bool {
    image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && !image.isColoredSymbol
        && (prefersTemplates || image.isSymbolImage))
  }

  /// Shows the image, or the images of an animation.
  func showImage() {
    updateFrames()
    guard let image = shownImage.map(faced), image.cgImage != nil else {
      layer.clearContents()
      return
    }
    let isScaled = image.values.drawing != nil && contentMode.scales
    layer.needsDisplayOnBoundsChange = image.isResizable || isScaled || contentMode == .redraw
    guard !image.isResizable else { return drawResizable(image) }
    guard let shown = pixels(of: image) else { return layer.clearContents() }
    if layer.contentsScale != image.scale { layer.contentsScale = image.scale }
    if layer.contents as AnyObject? !== shown { layer.contents = shown }
  }

  /// Returns an image for the traits and the layout direction of the view.
  private func faced(_ image: UIImage) -> UIImage {
    let image = image.resolved(for: traitCollection)
    guard image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return image }
    // The pixels are mirrored once.
    if let mirrored, mirrored.source == image { return mirrored.image }
    mirrored = (image, image.mirrored)
    return mirrored?.image ?? image
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      guard semanticContentAttribute != oldValue,
        shownImage?.flipsForRightToLeftLayoutDirection ?? false
      else { return }
      showImage()
    }
  }

  /// Returns the displayed pixels of an image that is not resizable: sharp at the size of the view,
  /// and in the tint colour for a template image.
  private func pixels(of image: UIImage) -> CGImage? {
    guard var pixels = scaled(image) ?? image.values.cgImage else { return nil }
    if isStencil(image) {
      let color = tintColor.resolvedColor(with: traitCollection).cgColor
      pixels = filled(pixels, with: color) ?? pixels
    }
    return isDarkened ? darker(pixels) : pixels
  }

  private func darker(_ pixels: CGImage) -> CGImage {
    if let darkened, darkened.source === pixels { return darkened.image }
    guard let image = pixels.darkened else { return pixels }
    darkened = (pixels, image)
    return image
  }

  /// Returns a vector image drawn at its displayed size; nil if that is its own, and for a rotated
  /// image.
  private func scaled(_ image: UIImage) -> CGImage? {
    guard let drawing = image.values.drawing, contentMode.scales, !bounds.isEmpty,
      image.values.orientation == .up
    else { return nil }
    let size = contentMode.gravity.place(image.size, in: bounds).size
    guard size.isFinite, size != image.size else { return nil }
    let drawn = drawing.image(
      size: size, scale: BitmapScale.resolve(traitCollection.displayScale))
    guard let tint = image.values.tint else { return drawn }
    return drawn.flatMap { filled($0, with: tint.shown) }
  }

  private func drawResizable(_ image: UIImage) {
    let color = isStencil(image) ? tintColor.resolvedColor(with: traitCollection) : nil
    let drawn = color.map { image.withTintColor($0) } ?? image
    layer.contentsScale = BitmapScale.resolve(traitCollection.displayScale)
    layer.drawContents { context in
      context.performAsCurrent { drawn.draw(in: bounds) }
      if isDarkened { context.darken(bounds) }
    }
  }

  /// Returns the shape of pixels in a colour.
  private func filled(_ pixels: CGImage, with color: CGColor) -> CGImage? {
    if let tinted, tinted.source === pixels, tinted.color == color.rgba { return tinted.image }
    guard let image = pixels.filled(with: color) else { return nil }
    tinted = (pixels, color.rgba, image)
    return image
  }
}
