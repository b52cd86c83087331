public import CoreGraphics

/// A view of a collection that can be used again: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// How a collection makes views of a class that is registered with it: by ``init(frame:)``. Not
  /// in iOS. A class that has that initialiser, or none, inherits this one.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Made for a storyboard or a xib, with what the file says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionReusableView.self)
  }

  /// The identifier that it was dequeued by; nil for a view that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another place. An override calls super.
  open func prepareForReuse() {}

  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
