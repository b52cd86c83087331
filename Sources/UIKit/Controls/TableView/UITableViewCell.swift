public import CoreGraphics
import QuartzCore

/// A row of a table: a content view, with labels in the standard styles, and an accessory.
///
/// The table lays out cells and reuses them for other rows: ``prepareForReuse()`` is called in
/// between.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SegueCell {
  override var isPartOfList: Bool { true }

  /// Makes a cell of a standard style.
  ///
  /// - Parameters:
  ///   - style: the labels and their positions.
  ///   - reuseIdentifier: cells with the same identifier are interchangeable; nil for no reuse.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    setUp()
  }

  /// Makes a cell of the default style, without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The initializer by which a table makes cells of a registered class. It calls
  /// ``init(style:reuseIdentifier:)``. It does not exist on iOS. A class that overrides that
  /// initializer, or has none, inherits it.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UITableViewCell.self)
  }

  private func setUp() {
    content.cell = self
    contentView.frame = bounds
    contentView.preservesSuperviewLayoutMargins = false
    addSubview(contentView)
  }

  /// The minimum height of a row that is as high as its content in points, as observed on iOS.
  static let standardHeight: CGFloat = 44

  var cellStyle: CellStyle
  /// The identifier for reuse when the cell is no longer visible; nil for a cell that is not
  /// reused.
  open internal(set) var reuseIdentifier: String?
  /// The table that shows the cell.
  weak var table: UITableView?
  /// Whether the cell clips when it is no longer being moved; nil while it is not moved.
  var clipsWhenLaid: Bool?
  /// The segues of a storyboard from the row and its accessory.
  var segues = CellSegues()

  // MARK: Content

  /// The superview of the row's content, beside the accessory and in front of the backgrounds.
  open var contentView: UIView { content }
  private let content = CellContentView()

  /// The text of the standard styles, in the content view; nil for a cell with a
  /// ``contentConfiguration``.
  open var textLabel: UILabel? {
    if configurations.content != nil { return nil }
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    styleTextLabel(label)
    ownTextLabel = label
    contentView.addSubview(label)
    return label
  }
  var ownTextLabel: UILabel? { didSet { setNeedsLayout() } }

  /// The second text; nil in the default style, and for a cell with a ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    if configurations.content != nil { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    styleDetailLabel(label)
    ownDetailLabel = label
    contentView.addSubview(label)
    return label
  }
  var ownDetailLabel: UILabel? { didSet { setNeedsLayout() } }

  /// The image before the text, in its own size; nil for a cell with a ``contentConfiguration``.
  open var imageView: UIImageView? {
    if configurations.content != nil { return nil }
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    ownImageView = view
    contentView.addSubview(view)
    return view
  }
  var ownImageView: UIImageView? { didSet { setNeedsLayout() } }

  /// The indentation of the standard styles' content, in steps of ``indentationWidth`` points.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      if !indentationWidth.isFinite {
        Diagnostics.warn("An indentation must be finite; \(indentationWidth) is ignored.")
        indentationWidth = oldValue
      }
      setNeedsLayout()
    }
  }

  /// Called before the cell is used for another row. An override resets the state of the previous
  /// row, and calls super.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  let configurations = ConfigurationHost()

  /// The content of the cell, in the place of the labels of the standard styles; nil for those. The
  /// configuration's view fills ``contentView``. Setting it measures a visible row that is as high
  /// as its content; unlike on iOS, the row gets its new height without an animation.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }
  /// The background, in the place of the background views and the system's colours; nil for those.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { showBackground(newValue) }
  }
  /// Whether the content is updated for ``configurationState``. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// Whether the background is updated for ``configurationState``. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state that configurations depend on. An override adds custom states to that of super.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before the cell is shown, and when its state has changed. An override calls super and
  /// sets the configurations for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state)
  }
  /// Called after ``updateConfiguration(using:)``; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Returns the default content configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Backgrounds

  /// A view behind the content, with the cell's size.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view behind the content while the row is highlighted or selected; nil for the system's grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isMarked { showMark(animated: false) }
    }
  }
  /// The selected background view while the user can select several rows; nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if isMarked { showMark(animated: false) }
    }
  }
  /// The selected background view in use.
  var mark: UIView?

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  /// Whether the colour was set, and is not the table's.
  private var hasOwnBackground = false

  /// Shows the colour of a cell without a background configuration.
  func showTableBackground(_ isShown: Bool) {
    if !isShown { super.backgroundColor = .clear }
    if isShown, !hasOwnBackground { super.backgroundColor = rowStyle.background }
  }

  // MARK: Selection

  /// The style in which a highlighted or selected row is shown.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showMark(animated: false) } }
  }

  /// Whether the row is selected. Only the table's methods change the table's selection.
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }
  private var isSelectedNow = false

  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isHighlightedNow = false

  /// Sets whether the row is shown as selected. The table calls it; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedNow else { return }
    isSelectedNow = selected
    editing.selectionDidChange(in: self)
    showMark(animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is highlighted. The table calls it; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedNow else { return }
    isHighlightedNow = highlighted
    showMark(animated: animated)
    setNeedsUpdateConfiguration()
  }

  var isMarked: Bool { (isSelectedNow || isHighlightedNow) && selectionStyle != .none }

  // MARK: Accessory

  /// The accessory at the right, if ``accessoryView`` is nil.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A custom accessory at the right, with its own size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  let accessory = CellAccessory()
  /// The margins that were last set on the content view.
  var knownMargins: UIEdgeInsets?

  // MARK: Editing

  /// Whether the cell is in the editing state. The table sets it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  let editing = CellEditing()
  /// Sets the editing state of the cell. The table calls it; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  /// The editing control of the row while its table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the row has a reorder control while its table is edited. The table sets it for the
  /// rows that its data source allows to move, before the delegate is notified of the cell.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { changeEditing(isEditing, false) } }
  }
  /// Whether a cell without an editing control makes room for one while it is edited. The default
  /// is true. The delegate of the table takes precedence.
  open var shouldIndentWhileEditing = true
  /// Called before the cell shows or hides its editing control, or the button or the actions of a
  /// deletion. An override calls super.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called when that transition has ended. An override calls super.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// Whether the button that confirms a deletion is visible.
  open var showingDeleteConfirmation: Bool { editing.isConfirming }
  /// The accessory while the cell is edited, if ``editingAccessoryView`` is nil.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A custom accessory while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }
  /// Whether the accessory is hidden while the cell is edited, unless there is an editing
  /// accessory.
  open var hidesAccessoryWhenEditing = true {
    didSet { if hidesAccessoryWhenEditing != oldValue { accessoryDidChange() } }
  }

  // MARK: Separator

  /// The insets of the separator below the row in points from the sides. The default is the
  /// table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? rowStyle.separatorInset ?? standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  let topLine = CellLine()
  let bottomLine = CellLine()

  /// The style that the table sets.
  var rowStyle = RowStyle() {
    didSet {
      if rowStyle != oldValue { rowStyleDidChange() }
      if !hasOwnBackground, configurations.background == nil,
        super.backgroundColor != rowStyle.background
      {
        super.backgroundColor = rowStyle.background
      }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // The label at the left in the style `value2` has the tint colour.
    if cellStyle == .value2 { ownTextLabel?.textColor = tintColor }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
    configurations.placeBackground(in: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Makes the table measure the row again, if it is visible and as high as its content.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(of: self)
  }

  override func layoutDidChange(inContent view: UIView) {
    super.layoutDidChange(inContent: view)
    guard view === contentView, let table,
      table.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    table.contentDidChange(of: self)
  }

  /// Returns the size of the standard styles' content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredSize(size, .required, .fittingSizeLevel)
      ?? CGSize(width: size.width, height: heightOfStyle(forWidth: size.width))
  }

  /// Returns the size from the constraints in the content view, if there are any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = configuredSize(
      targetSize, horizontalFittingPriority, verticalFittingPriority)
    {
      return size
    }
    guard hasConstrainedContent else { return sizeThatFits(targetSize) }
    let accessoryRoom = accessory.room(in: self) + editing.trailingRoom(in: self)
    noteMargins(accessoryRoom)
    let beside = accessoryRoom + editing.room(in: self)
    let inner = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - beside, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: inner.width + beside, height: inner.height)
  }

  // MARK: Keys

  /// Whether the Tab key can focus the row, which it can if the row can be selected.
  open override var canBecomeFocused: Bool { table?.mayFocus(self) ?? false }

  override func focusDidArrive() { table?.focusedRow = table?.indexPath(for: self) }

  /// A view in the cell that represents the row's extent, and gets the ring of the keyboard focus;
  /// nil for the whole cell.
  package weak var focusRingOutline: UIView?

  override var focusRingPart: UIView { focusRingOutline ?? self }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isFocused, let move = presses.compactMap(\.rowMove).first,
      table?.moveFocus(move, from: self) == true
    {
      return
    }
    guard isFocused, presses.contains(where: \.pressesControls), let table else {
      return super.pressesBegan(presses, with: event)
    }
    table.keyDidPress(self)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isHighlighted, presses.contains(where: \.pressesControls), let table else {
      return super.pressesEnded(presses, with: event)
    }
    table.press.release()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isHighlighted, presses.contains(where: \.pressesControls), let table else {
      return super.pressesCancelled(presses, with: event)
    }
    table.press.cancel()
  }
}

/// Makes its cell lay out the labels of the standard styles when one of them changes.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.contentNeedsPlaces()
  }
}
