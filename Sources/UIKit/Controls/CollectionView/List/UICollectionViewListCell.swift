public import CoreGraphics

/// A row, a header or a footer of a list: content between accessories, with separators, in the
/// style of the list that shows it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Content in the style that a row, a header or a footer has in the list that shows the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    row?.content ?? .cell()
  }

  /// The background in the style that a row, a header or a footer has in the list that shows the
  /// cell. The cell has it unless the program sets ``backgroundConfiguration``, or a
  /// ``backgroundView``.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.background ?? .listPlainCell()
  }

  /// What the list shows the cell as; nil outside a list.
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

  /// By how many steps the content is indented. The level in a section snapshot is set here when
  /// the cell is shown.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// A step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the accessories at the leading side are indented, too; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  var indentation: CGFloat {
    let width = CGFloat(indentationLevel) * indentationWidth
    return width.isFinite ? max(width, 0) : 0
  }

  // MARK: Accessories

  /// What is shown beside the content. Accessories of the system have an order of their own.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  private(set) lazy var accessoryRow = ListAccessoryRow(of: self)

  private func accessoriesDidChange() {
    accessoryRow.show(accessories, isEditing: isEditingNow)
    setNeedsLayout()
  }

  /// Whether the cell shows what accessories have for editing.
  private(set) var isEditingNow = false

  /// Shows what the accessories have for editing, or what they have otherwise.
  func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != isEditingNow else { return }
    isEditingNow = isEditing
    setNeedsUpdateConfiguration()
    accessoryRow.change(animated: animated) { self.accessoriesDidChange() }
  }

  /// Where the item is in an outline; nil outside one.
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

  /// Where the separators are, unless the list says otherwise: a program may constrain its leading
  /// and trailing edges to what is in the cell.
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

/// Where an item is in an outline.
struct OutlinePlace: Equatable {
  /// How many items it is below.
  var level: Int
  /// Whether the items below it are shown.
  var isExpanded: Bool
}
