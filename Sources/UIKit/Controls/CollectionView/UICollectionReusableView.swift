public import CoreGraphics

/// A view of a collection that can be used again: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The initializer by which a collection makes views of a registered class; it calls
  /// ``init(frame:)``. Not in iOS. A class that overrides ``init(frame:)``, or has no initializer,
  /// inherits this one.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionReusableView.self)
  }

  /// The identifier that it was dequeued by; nil for a view that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. An override calls super.
  open func prepareForReuse() {}

  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
