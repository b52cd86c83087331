import Cassowary

/// Resolves conflicts between required constraints.
extension LayoutEngine {
  /// The greatest number of constraints that a report of a conflict names. They are the newest
  /// ones.
  private static let mostReported = 20

  /// Solves. As long as required constraints conflict, one of them is broken.
  func solveBreaking() {
    while let pair = solver.findContradiction(), breakOne(of: pair) {}
    // Each round breaks one constraint.
    for _ in 0...rows.count {
      do {
        return try solver.solve()
      } catch {
        guard breakOne(of: error.constraints) else { return }
      }
    }
  }

  /// Breaks one of the conflicting constraints. All of them are required, because optional
  /// constraints never conflict. It breaks the one that was activated last, because the newest is
  /// the most likely to be wrong. The equations of views themselves (masks, insets, margins) are
  /// not broken.
  private func breakOne(of conflict: [Constraint.ID]) -> Bool {
    let members = Set(conflict)
    let involved = conflict.compactMap { constraintOfRow[$0] }
      .sorted { $0.activation < $1.activation }
    guard let loser = involved.last, let id = rows[ObjectIdentifier(loser)]?.id else {
      return false
    }
    try? solver.remove(id)
    constraintOfRow[id] = nil
    rows[ObjectIdentifier(loser)]?.id = nil
    let ids = Set(involved.map { ObjectIdentifier($0) })
    broken.append(Broken(constraint: loser, others: ids))
    if !isMeasuring, reportedConflicts.insert(ids).inserted { report(involved, loser, members) }
    return true
  }

  private func report(
    _ involved: [NSLayoutConstraint], _ loser: NSLayoutConstraint, _ members: Set<Constraint.ID>
  ) {
    let owners = members.compactMap { boxOfEquation[$0] }
    let given = Dictionary(owners.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { $1 })
      .values.compactMap { $0.item?.layoutName }.sorted()
    var lines = involved.suffix(Self.mostReported).map(\.readable)
    lines += given.prefix(Self.mostReported).map {
      "what \($0) says by its frame, mask or insets"
    }
    let unnamed = involved.count + given.count - lines.count
    if unnamed > 0 { lines.append("\(unnamed) others") }
    Diagnostics.warn(
      "Constraints contradict one another:\n  \(lines.joined(separator: "\n  "))\n"
        + "The layout continues without \(loser.readable).")
  }
}
