import CoreGraphics

extension UITableViewCell {
  func changeEditing(_ isEditing: Bool, _ animated: Bool) {
    if editing.isOn != isEditing { setNeedsUpdateConfiguration() }
    editing.isOn = isEditing
    if !isEditing { editing.endConfirmation() }
    changeState(isConfirming: editing.isConfirming)
    let hasControl = editing.show(in: self)
    let hasReorderControl = editing.showReorderControl(
      isEditing && showsReorderControl, in: self)
    let isNew = hasControl || hasReorderControl
    accessoryDidChange()
    if isNew { layoutParts(animated) } else { stateDidSettle() }
  }

  // MARK: States

  /// Notifies the cell of its next state, if that differs.
  ///
  /// - Parameter isConfirming: whether actions or a button beside it are visible.
  func changeState(isConfirming: Bool) {
    var state: StateMask = editing.isOn ? .showingEditControl : []
    if isConfirming { state.insert(.showingDeleteConfirmation) }
    guard state != editing.state else { return }
    (editing.state, editing.awaitsState) = (state, true)
    willTransition(to: state)
  }

  /// Notifies the cell that it has settled in its state.
  func stateDidSettle() {
    guard editing.awaitsState else { return }
    editing.awaitsState = false
    didTransition(to: editing.state)
  }

  /// Shows or hides the button that confirms the deletion of the row.
  func setConfirmation(title: String?, animated: Bool) {
    if let title {
      editing.confirm(title, in: self)
    } else {
      editing.endConfirmation()
    }
    changeState(isConfirming: editing.isConfirming)
    layoutParts(animated)
  }

  private func layoutParts(_ animated: Bool) {
    setNeedsLayout()
    guard let table else { return stateDidSettle() }
    table.animateEditing(animated) {
      self.layoutIfNeeded()
      self.contentView.layoutIfNeeded()
    } then: {
      self.stateDidSettle()
    }
  }

  func accessoryDidChange() {
    if editing.isOn, editingAccessoryView != nil || editingAccessoryType != .none {
      accessory.configure(editingAccessoryView, or: editingAccessoryType, in: self)
    } else if editing.isOn, hidesAccessoryWhenEditing {
      accessory.configure(nil, or: .none, in: self)
    } else {
      accessory.configure(accessoryView, or: accessoryType, in: self)
    }
    setNeedsLayout()
  }
}
