public import CoreGraphics

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, SegueCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UICollectionViewCell.self)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The superview of the cell's content.
  public let contentView = UIView()
  /// The collection that shows the cell.
  weak var collection: UICollectionView?
  var segues = CellSegues()

  /// A view behind the content, with the cell's size.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
  }
  /// A view behind the content while the item is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  /// Whether the item is selected. Only the collection's methods change the collection's selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the item is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  override var fittedContent: UIView { contentView }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func backgroundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) {
      insertSubview(view, at: 0)
    }
    stateDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  // MARK: Keys

  /// The Tab key focuses items that can be selected.
  open override var canBecomeFocused: Bool { collection?.mayFocus(self) ?? false }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, presses.contains(where: \.pressesControls), let collection,
      let path = collection.indexPath(for: self)
    else { return super.pressesBegan(presses, with: event) }
    collection.press.press(path)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isHighlighted, presses.contains(where: \.pressesControls), let collection else {
      return super.pressesEnded(presses, with: event)
    }
    collection.press.release()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isHighlighted, presses.contains(where: \.pressesControls), let collection else {
      return super.pressesCancelled(presses, with: event)
    }
    collection.press.cancel()
  }
}
