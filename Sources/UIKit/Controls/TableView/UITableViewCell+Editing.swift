import CoreGraphics

extension UITableViewCell {
  func changeEditing(_ isEditing: Bool, _ animated: Bool) {
    if editing.isOn != isEditing { setNeedsUpdateConfiguration() }
    editing.isOn = isEditing
    if !isEditing { editing.endConfirmation() }
    let hasControl = editing.show(in: self)
    let hasReorderControl = editing.showReorderControl(
      isEditing && showsReorderControl, in: self)
    let isNew = hasControl || hasReorderControl
    accessoryDidChange()
    if isNew { layoutParts(animated) }
  }

  /// Asks whether to delete the row, or takes the question back.
  func setConfirmation(title: String?, animated: Bool) {
    if let title {
      editing.confirm(title, in: self)
    } else {
      editing.endConfirmation()
    }
    layoutParts(animated)
  }

  private func layoutParts(_ animated: Bool) {
    setNeedsLayout()
    guard let table else { return }
    table.animateEditing(animated) {
      self.layoutIfNeeded()
      self.contentView.layoutIfNeeded()
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
