import CoreGraphics

/// The keys of an open menu. Arrows, Tab, Home, End, Page Up and Page Down move the highlight,
/// letters find a title, Return and Space choose the highlighted row, and Escape closes the menu.
extension MenuSession: KeyRepeatReceiver {
  func repeatKey(_ key: UIKey) { moveHighlight(by: key) }

  /// Handles a pressed key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - time: the host time in seconds.
  func receive(_ key: UIKey, at time: TimeInterval) {
    guard isOpen, !moveHighlight(by: key) else { return }
    let (into, out) =
      card.style.isReversed
      ? (UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow)
      : (UIKeyboardHIDUsage.keyboardRightArrow, UIKeyboardHIDUsage.keyboardLeftArrow)
    switch key.keyCode {
    case .keyboardEscape:
      if card.path.count > 1 { card.closeSubmenu() } else { close(isChosen: false) }
    case out: card.closeSubmenu()
    case into:
      if let row = card.highlighted, case .submenu = row.content { choose(row) }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let row = card.highlighted { choose(row) }
    default: highlight(typing: key, at: time)
    }
  }

  /// Moves the highlight, if the key moves it. Such keys repeat while they are held.
  ///
  /// - Returns: whether the key moves the highlight.
  @discardableResult
  func moveHighlight(by key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardDownArrow: card.moveHighlight(by: 1)
    case .keyboardUpArrow: card.moveHighlight(by: -1)
    case .keyboardTab: card.moveHighlight(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardPageDown: card.moveHighlight(by: card.rowsPerPage)
    case .keyboardPageUp: card.moveHighlight(by: -card.rowsPerPage)
    case .keyboardHome: card.highlight(card.enabledRows.first)
    case .keyboardEnd: card.highlight(card.enabledRows.last)
    default: return false
    }
    return true
  }

  private func highlight(typing key: UIKey, at time: TimeInterval) {
    let letter = key.characters
    guard letter.count == 1, letter.allSatisfy({ $0.isLetter || $0.isNumber }),
      key.modifierFlags.isSubset(of: .shift)
    else { return }
    let rows = card.enabledRows.filter { $0.searchTitle != nil }
    let current = card.highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    let index = typeAhead.index(
      typing: letter, at: time, in: rows.map { $0.searchTitle ?? "" }, from: current)
    if let index { card.highlight(rows[index]) }
  }
}
