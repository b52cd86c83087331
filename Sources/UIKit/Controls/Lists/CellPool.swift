import CoreGraphics

/// The idle views of a list for reuse, and the factories of new ones, both by identifier.
@MainActor
struct CellPool<Cell: UIView> {
  private var makers: [String: () -> Cell?] = [:]
  private var idle: [String: [Cell]] = [:]

  /// - Parameter make: the factory; nil removes the identifier.
  mutating func register(_ identifier: String, _ make: (() -> Cell?)?) {
    makers[identifier] = make
    // Idle views of another factory are not reused.
    for cell in idle.removeValue(forKey: identifier) ?? [] { cell.removeFromSuperview() }
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns an idle view, if there is one.
  mutating func takeIdle(_ identifier: String) -> Cell? { idle[identifier]?.popLast() }

  func make(_ identifier: String) -> Cell? { makers[identifier]?() }

  /// Stores a view that is no longer visible. It stays in the list, hidden, because removing and
  /// adding it would cost more.
  mutating func put(_ cell: Cell, _ identifier: String) {
    cell.isHidden = true
    idle[identifier, default: []].append(cell)
  }

  /// Removes a view that is in use again.
  mutating func remove(_ cell: Cell, _ identifier: String?) {
    guard cell.isHidden, let identifier else { return }
    idle[identifier]?.removeAll { $0 === cell }
  }

  /// Releases all idle views.
  mutating func clear() {
    for cell in idle.values.joined() { cell.removeFromSuperview() }
    idle = [:]
  }
}
