public import CoreGraphics

/// A reusable view of a collection view: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  override var isPartOfList: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The initializer by which a collection view makes views of a registered class. It calls
  /// ``init(frame:)`` with the frame of the layout. It does not exist on iOS. A class that
  /// overrides ``init(frame:)``, or has no initializer, inherits it.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    let frame = UICollectionReusableView.frameOfNext
    // Views of another collection view that this view makes have other frames.
    UICollectionReusableView.frameOfNext = .zero
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// The frame of the view that a collection view is about to make. It cannot be an argument of
  /// ``init(registeredAs:)``, which the classes of programs inherit.
  static var frameOfNext = CGRect.zero

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionReusableView.self)
  }

  /// The identifier with which it was dequeued; nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. An override calls super.
  open func prepareForReuse() {}

  /// Returns the attributes that the view prefers to those of the layout, which may or may not
  /// accept them. The default is the size of the view's content in the estimated dimensions: by its
  /// constraints, or without any by `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimates = layoutAttributes.estimates
    guard estimates != .none,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let content = fittedContent
    let size =
      content.hasOwnConstraints
      ? content.systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
      : sizeThatFits(layoutAttributes.size)
    guard size.isFinite, size.width >= 0, size.height >= 0 else { return layoutAttributes }
    let scale = max(layer.contentsScale, 1)
    let whole = CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
    preferred.size = estimates.replaced(in: layoutAttributes.size, by: whole)
    return preferred
  }

  /// The view whose constraints determine the preferred size.
  var fittedContent: UIView { self }

  /// Called before the layout of the collection changes, while the view is visible. With animations
  /// it is called before they start.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout of the collection has changed, while the view is visible. With
  /// animations it is called after they end. If an interactive transition is cancelled, the layouts
  /// are exchanged.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the layout attributes were applied to the view. In an animated change of the
  /// layout, and in an animated update of items, it is called inside the animation.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
