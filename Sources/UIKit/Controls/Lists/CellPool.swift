import CoreGraphics

/// The views of a list that are not needed at the moment, to be used again, and the factories for
/// others; both by identifier.
@MainActor
struct CellPool<Cell: UIView> {
  private var makers: [String: () -> Cell?] = [:]
  private var idle: [String: [Cell]] = [:]

  /// - Parameter make: nil forgets the identifier.
  mutating func register(_ identifier: String, _ make: (() -> Cell?)?) {
    makers[identifier] = make
    // Those that were made in another way do not stand for the new ones.
    for cell in idle.removeValue(forKey: identifier) ?? [] { cell.removeFromSuperview() }
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// One that has been used before.
  mutating func takeIdle(_ identifier: String) -> Cell? { idle[identifier]?.popLast() }

  func make(_ identifier: String) -> Cell? { makers[identifier]?() }

  /// Keeps a view that is out of sight. It stays in the list, hidden: to take it out and to put it
  /// back again would cost more.
  mutating func put(_ cell: Cell, _ identifier: String) {
    cell.isHidden = true
    idle[identifier, default: []].append(cell)
  }

  /// A view that is in use again elsewhere is not idle any more.
  mutating func remove(_ cell: Cell, _ identifier: String?) {
    guard cell.isHidden, let identifier else { return }
    idle[identifier]?.removeAll { $0 === cell }
  }

  /// Releases all that are idle.
  mutating func clear() {
    for cell in idle.values.joined() { cell.removeFromSuperview() }
    idle = [:]
  }
}
