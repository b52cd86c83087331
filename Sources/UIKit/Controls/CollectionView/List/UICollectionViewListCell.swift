public import CoreGraphics

/// A row, a header or a footer of a list. It has content between accessories, and separators, in
/// the style of its list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the default content configuration of a row, a header or a footer in the list that
  /// shows the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    row?.content ?? .cell()
  }

  /// Returns the default background configuration of a row, a header or a footer in the list that
  /// shows the cell. It is used unless the program sets ``backgroundConfiguration`` or
  /// ``backgroundView``.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.background ?? .listPlainCell()
  }

  /// The role of the cell in its list; nil outside a list.
  var row: ListRow? { didSet { if row != oldValue { rowDidChange(from: oldValue) } } }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasDefaultBackground = false
      super.backgroundConfiguration = newValue
    }
  }
  private var hasDefaultBackground = true

  private func rowDidChange(from old: ListRow?) {
    setNeedsLayout()
    let isSameKind = old?.appearance == row?.appearance && old?.part == row?.part
    if !isSameKind { showDefaultBackground() }
    let style = row?.style ?? RowStyle()
    layer.cornerRadius = style.cornerRadius
    layer.maskedCorners = style.roundCorners
    if (old?.style.cornerRadius ?? 0 > 0) != (style.cornerRadius > 0) {
      clipsToBounds = style.cornerRadius > 0
    }
  }

  private func showDefaultBackground() {
    guard hasDefaultBackground else { return }
    super.backgroundConfiguration =
      row == nil || backgroundView != nil ? nil : defaultBackgroundConfiguration()
  }

  open override var backgroundView: UIView? { didSet { showDefaultBackground() } }

  // MARK: Indentation

  /// The number of indentation steps of the content. When the cell is shown, it is set to the level
  /// in a section snapshot.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a step in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the leading accessories are indented, too. The default is true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  var indentation: CGFloat {
    let width = CGFloat(indentationLevel) * indentationWidth
    return width.isFinite ? max(width, 0) : 0
  }

  // MARK: Accessories

  /// The accessories beside the content. System accessories have a fixed order.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  private(set) lazy var accessoryRow = ListAccessoryRow(of: self)

  private func accessoriesDidChange() {
    accessoryRow.show(accessories, isEditing: isEditingNow)
    setNeedsLayout()
  }

  /// Whether the cell shows the accessories for editing.
  private(set) var isEditingNow = false

  /// Shows the accessories for editing, or those for other states.
  func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != isEditingNow else { return }
    isEditingNow = isEditing
    setNeedsUpdateConfiguration()
    accessoryRow.change(animated: animated) { self.accessoriesDidChange() }
  }

  /// The position of the item in an outline; nil outside an outline.
  var outline: OutlinePlace? {
    didSet {
      guard outline != oldValue else { return }
      indentationLevel = outline?.level ?? 0
      setNeedsUpdateConfiguration()
      accessoryRow.showState(animated: oldValue != nil && outline != nil)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    accessoryRow.showState(animated: false)
  }

  // MARK: Separators

  /// The guide of the separators, unless the list sets their insets. A program may constrain its
  /// leading and trailing edges to views in the cell.
  open var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self) }
  let separators = ListSeparators()

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { listSize(in: size) }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { preferredAttributes(layoutAttributes) }
}

/// The position of an item in an outline.
struct OutlinePlace: Equatable {
  /// The number of items above it in the hierarchy.
  var level: Int
  /// Whether the items below it are shown.
  var isExpanded: Bool
}
