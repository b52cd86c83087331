public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// Shows an image, placed in the view's bounds as `contentMode` says, or several by turns.
///
/// The image's pixels are the layer's contents themselves; nothing is drawn or copied, unless the
/// image is resizable or a template image. Images by turns are an animation of the layer, which
/// follows the time of the layer and its scene.
open class UIImageView: UIView {
  open override class var inspectables: [String: Inspectable] {
    [
      "image": Inspectable(\UIImageView.image),
      "highlighted": Inspectable(\UIImageView.isHighlighted),
    ]
  }

  private var tinted: (source: CGImage, color: RGBA, image: CGImage)?
  /// The pixels that were darkened last.
  private var darkened: (source: CGImage, image: CGImage)?
  /// The image that was mirrored last.
  private var mirrored: (source: UIImage, image: UIImage)?
  var playback = ImagePlayback()
  /// Nil until there is one.
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

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: nil)
  }

  /// A view of the first image's size.
  ///
  /// - Parameters:
  ///   - image: shown, and taken as the intrinsic content size.
  ///   - highlightedImage: shown while ``isHighlighted``; nil for the same.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlighted: highlightedImage)
  }

  private func show(_ image: UIImage?, highlighted: UIImage?) {
    setUp()
    self.image = image
    highlightedImage = highlighted
    // Property observers do not run in an initializer.
    imageDidChange()
  }

  private func setUp() { isUserInteractionEnabled = false }

  /// The image, whose size is the intrinsic content size; nil shows nothing. `contentMode` decides
  /// its position.
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange() } } }

  /// Shown instead while ``isHighlighted``; nil for the same.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { imageDidChange() } } }

  /// Whether ``highlightedImage`` is shown, or ``highlightedAnimationImages`` by turns.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  // MARK: Animation

  /// Images to show by turns once ``startAnimating()`` is called, instead of ``image``; nil for
  /// none. Setting it stops the animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// Shown by turns instead while ``isHighlighted``; nil for the same.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// Seconds in which all images are shown once; 0, the default, is a thirtieth of a second for
  /// each. It is read when the animation starts.
  open var animationDuration: TimeInterval = 0

  /// How often all images are shown; 0, the default, is again and again. It is read when the
  /// animation starts.
  open var animationRepeatCount = 0

  /// Whether images are shown by turns: since ``startAnimating()``, or because ``image`` is an
  /// animated one.
  open var isAnimating: Bool { isPlayingFrames }

  /// Shows ``animationImages`` by turns, from the first one, or those of an animated ``image``.
  /// Without any it has no effect.
  open func startAnimating() { playFrames() }

  /// Shows ``image`` again, of an animated one the first image.
  open func stopAnimating() { stopFrames() }

  /// Whether an image of automatic rendering mode is used as a template image, as in system
  /// buttons.
  var prefersTemplates = false { didSet { if prefersTemplates != oldValue { imageDidChange() } } }

  /// Whether the image is darker than it is, as in a custom button that is pressed.
  var isDarkened = false { didSet { if isDarkened != oldValue { showImage() } } }

  /// The size, weight and scale of symbols that do not specify these themselves; nil for none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }

  var shownImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
  }

  /// The image that the view has the size of. A symbol has whole pixels, so its size in points
  /// depends on the scale of the screen.
  private var measuredImage: UIImage? {
    (image ?? animationImages?.first)?.preferring(preferredSymbolConfiguration)
      .resolved(for: traitCollection)
  }

  open override var intrinsicContentSize: CGSize {
    measuredImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredImage?.size ?? .zero }

  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue { showImage() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    let images = framesToShow + [shownImage].compactMap { $0 }
    // A dynamic tint of an image may be the view's, too.
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
    // Another animated image is shown by itself.
    if playback.state == .stopped { playback.state = .automatic }
    showImage()
    invalidateIntrinsicContentSize()
  }

  func isStencil(_ image: UIImage) -> Bool {
    image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && !image.isColoredSymbol
        && (prefersTemplates || image.isSymbolImage))
  }

  /// Shows the image and, if images are shown by turns, those.
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

  /// An image as it is shown with the traits and in the layout direction of the view.
  private func faced(_ image: UIImage) -> UIImage {
    let image = image.resolved(for: traitCollection)
    guard image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return image }
    // The pixels are turned once.
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

  /// The pixels to show of an image that is not resizable: sharp at the size of the view, and in
  /// the tint colour where it is a template.
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

  /// A vector image drawn at the size at which it is shown; nil if that is its own, and for one
  /// that is turned.
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

  /// The shape of pixels in a colour.
  private func filled(_ pixels: CGImage, with color: CGColor) -> CGImage? {
    if let tinted, tinted.source === pixels, tinted.color == color.rgba { return tinted.image }
    guard let image = pixels.filled(with: color) else { return nil }
    tinted = (pixels, color.rgba, image)
    return image
  }
}
