public import CoreGraphics

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, SegueCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Made for a storyboard or a xib, with what the file says of it.
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

  /// What the item shows goes in here.
  public let contentView = UIView()
  /// The collection that shows the cell.
  weak var collection: UICollectionView?
  var segues = CellSegues()

  /// Behind everything; of the cell's size.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
  }
  /// Behind the content while the item is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  /// Whether the item is selected. The collection's own selection is changed by its methods alone.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

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

  /// Tab comes by items that can be selected.
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
