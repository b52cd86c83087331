/// The views that updates let fade or move out of a table. Each is put away at the end of its
/// update, unless the program has given it again meanwhile.
@MainActor
struct LeavingViews {
  /// The update in which each of them leaves.
  private var updates: [ObjectIdentifier: Int] = [:]
  private var lastUpdate = 0

  /// Views leave.
  ///
  /// - Returns: the number of the update.
  mutating func add(_ views: [UIView]) -> Int {
    lastUpdate += 1
    for view in views { updates[ObjectIdentifier(view)] = lastUpdate }
    return lastUpdate
  }

  /// A view is shown again.
  ///
  /// - Returns: whether it was leaving.
  mutating func remove(_ view: UIView) -> Bool {
    updates.removeValue(forKey: ObjectIdentifier(view)) != nil
  }

  /// An update has ended for a view.
  ///
  /// - Returns: whether it is the one in which the view leaves.
  mutating func end(_ view: UIView, of update: Int) -> Bool {
    guard updates[ObjectIdentifier(view)] == update else { return false }
    updates[ObjectIdentifier(view)] = nil
    return true
  }
}
