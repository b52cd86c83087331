public import CoreGraphics

/// A view of a collection that can be used again: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The initializer by which a collection makes views of a registered class; it calls
  /// ``init(frame:)`` with the frame that the layout has for the view. Not in iOS. A class that
  /// overrides ``init(frame:)``, or has no initializer, inherits this one.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    let frame = UICollectionReusableView.frameOfNext
    // Views of another collection that this one makes have other frames.
    UICollectionReusableView.frameOfNext = .zero
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// The frame of the view that a collection is about to make. It is no argument of
  /// ``init(registeredAs:)``, which the classes of programs inherit.
  static var frameOfNext = CGRect.zero

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionReusableView.self)
  }

  /// The identifier that it was dequeued by; nil for a view that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. An override calls super.
  open func prepareForReuse() {}

  /// The attributes that the view prefers to those of the layout, which is asked whether it follows
  /// them. Unless overridden, the size of the view's content in the dimensions that the layout only
  /// estimates: by its constraints, or without any by `sizeThatFits(_:)`.
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

  /// The view whose constraints give the preferred size.
  var fittedContent: UIView { self }

  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
