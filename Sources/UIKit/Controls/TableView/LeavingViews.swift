/// The views that fade or move out of a table in updates. Each is recycled at the end of its
/// update, unless the program has returned it again meanwhile.
@MainActor
struct LeavingViews {
  /// The update in which each view leaves.
  private var updates: [ObjectIdentifier: Int] = [:]
  private var lastUpdate = 0

  /// Adds views that leave.
  ///
  /// - Returns: the number of the update.
  mutating func add(_ views: [UIView]) -> Int {
    lastUpdate += 1
    for view in views { updates[ObjectIdentifier(view)] = lastUpdate }
    return lastUpdate
  }

  /// Removes a view that is shown again.
  ///
  /// - Returns: whether it was leaving.
  mutating func remove(_ view: UIView) -> Bool {
    updates.removeValue(forKey: ObjectIdentifier(view)) != nil
  }

  /// Called when an update has ended for a view.
  ///
  /// - Returns: whether it is the update in which the view leaves.
  mutating func end(_ view: UIView, of update: Int) -> Bool {
    guard updates[ObjectIdentifier(view)] == update else { return false }
    updates[ObjectIdentifier(view)] = nil
    return true
  }
}
