public import CoreGraphics

/// An item of a collection.
@preconcurrency @MainActor
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
  /// The collection view that shows the cell.
  weak var collection: UICollectionView?
  var segues = CellSegues()

  /// A view behind the content, with the cell's size.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
  }
  /// A view behind the content while the item is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  /// Whether the item is selected. Only the collection view's methods change its selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the item is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  // MARK: Configurations

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  let configurations = ConfigurationHost()

  /// The content of the cell; nil for the program's own views in ``contentView``. The
  /// configuration's view fills the content view. Setting it asks a visible cell for its preferred
  /// size; unlike on iOS, the items move without an animation.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      let updates = automaticallyUpdatesContentConfiguration
      configurations.setContent(
        updates ? newValue?.updated(for: configurationState) : newValue, in: contentView)
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }
  }
  /// The background; nil for the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      let updates = automaticallyUpdatesBackgroundConfiguration
      configurations.setBackground(
        updates ? newValue?.updated(for: configurationState) : newValue, in: self)
    }
  }
  /// Whether the content follows ``configurationState``; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// Whether the background follows ``configurationState``; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state that configurations depend on. An override adds custom states to that of super.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    // The delegate is not asked, as `isFocused` does not ask it.
    state.isFocused = window?.keyboardFocus.view(below: self) === self
    collection?.describe(self, in: &state)
    return state
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before the cell is shown, and when its state has changed. An override calls super and
  /// sets the configurations for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(for: state, content: contentView, background: self)
  }
  /// Called after ``updateConfiguration(using:)``; nil for none.
  // Without the attribute, a subclass in this module does not link.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  override var fittedContent: UIView {
    updateConfigurationIfNeeded()
    return configurations.contentView ?? contentView
  }

  // Headers of lists are also cells, but belong to no item of the collection view.
  private func contentSizeMayHaveChanged() {
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  /// Makes the collection view ask a visible cell for its preferred size again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  override func layoutDidChange(inContent view: UIView) {
    super.layoutDidChange(inContent: view)
    guard view === contentView, let collectionView = superview as? UICollectionView,
      collectionView.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    collectionView.contentDidChange(of: self)
  }

  /// The size of the configured content, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configurations.contentSize(
      size, horizontal: .required, vertical: .fittingSizeLevel) ?? super.sizeThatFits(size)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
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
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.placeBackground(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  // MARK: Keys

  /// Whether the Tab key can focus the cell, which it can if the item can be selected.
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
