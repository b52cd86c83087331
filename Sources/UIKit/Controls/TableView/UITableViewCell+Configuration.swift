import CoreGraphics

/// Content and background configurations.
extension UITableViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    // The delegate is not asked, as `isFocused` does not ask it.
    state.isFocused = window?.keyboardFocus.view(below: self) === self
    state.isEditing = isEditing
    if let table, let path = table.indexPath(for: self) {
      state.isSwiped = table.swipes.current?.path == path
      state.isReordering = table.movement?.path.target == path
    }
    return state
  }

  func showContent(_ new: (any UIContentConfiguration)?) {
    if new != nil {
      for view in [ownTextLabel, ownDetailLabel, ownImageView] { view?.removeFromSuperview() }
      (ownTextLabel, ownDetailLabel, ownImageView) = (nil, nil, nil)
    }
    let updates = automaticallyUpdatesContentConfiguration
    configurations.setContent(
      updates ? new?.updated(for: configurationState) : new, in: contentView)
    setNeedsLayout()
    table?.contentDidChange(of: self)
  }

  func showBackground(_ new: UIBackgroundConfiguration?) {
    if new != nil {
      mark?.removeFromSuperview()
      mark = nil
    }
    let updates = automaticallyUpdatesBackgroundConfiguration
    configurations.setBackground(
      updates ? new?.updated(for: configurationState) : new, in: self)
    showTableBackground(new == nil)
    if new == nil { showMark(animated: false) }
  }

  func updateConfigurations(for state: UICellConfigurationState) {
    configurations.update(for: state, content: contentView, background: self)
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Returns the preferred size of the configured content in a width, in points; nil without such
  /// content.
  func configuredSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return nil }
    let accessoryRoom = accessory.room(in: self) + editing.trailingRoom(in: self)
    noteMargins(accessoryRoom)
    let beside = accessoryRoom + editing.room(in: self)
    let inner = configurations.contentSize(
      CGSize(width: max(target.width - beside, 0), height: target.height), horizontal: horizontal,
      vertical: vertical)
    guard let inner else { return nil }
    return CGSize(
      width: inner.width + beside, height: max(inner.height, Self.standardHeight))
  }
}
