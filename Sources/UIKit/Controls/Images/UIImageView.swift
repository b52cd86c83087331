public import CoreGraphics
import QuartzCore

/// Shows an image, placed in the view's bounds as `contentMode` says.
///
/// The image's pixels are the layer's contents themselves; nothing is drawn or copied, unless the
/// image is resizable or a template image.
open class UIImageView: UIView {
  private var tinted: (source: CGImage, color: RGBA, image: CGImage)?

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

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  /// Whether an image of automatic rendering mode is used as a template image, as in system
  /// buttons.
  var prefersTemplates = false { didSet { if prefersTemplates != oldValue { imageDidChange() } } }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shownImage, isStencil(shownImage) { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showImage()
  }

  open override func display(_ layer: CALayer) { showImage() }

  private func imageDidChange() {
    showImage()
    invalidateIntrinsicContentSize()
  }

  private func isStencil(_ image: UIImage) -> Bool {
    image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && prefersTemplates)
  }

  private func showImage() {
    guard let image = shownImage?.resolved(for: traitCollection), let pixels = image.cgImage else {
      layer.clearContents()
      return
    }
    layer.needsDisplayOnBoundsChange = image.isResizable || contentMode == .redraw
    guard !image.isResizable else { return drawResizable(image) }
    let shown = isStencil(image) ? stencil(of: pixels) ?? pixels : pixels
    if layer.contentsScale != image.scale { layer.contentsScale = image.scale }
    if layer.contents as AnyObject? !== shown { layer.contents = shown }
  }

  private func drawResizable(_ image: UIImage) {
    let color = isStencil(image) ? tintColor.resolvedColor(with: traitCollection) : nil
    let drawn = color.map { image.withTintColor($0) } ?? image
    layer.contentsScale = BitmapScale.resolve(traitCollection.displayScale)
    layer.drawContents { context in
      context.performAsCurrent { drawn.draw(in: bounds) }
    }
  }

  private func stencil(of pixels: CGImage) -> CGImage? {
    let color = tintColor.resolvedColor(with: traitCollection)
    if let tinted, tinted.source === pixels, tinted.color == color.rgba { return tinted.image }
    guard let image = pixels.filled(with: color.cgColor) else { return nil }
    tinted = (pixels, color.rgba, image)
    return image
  }
}
