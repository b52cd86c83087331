import CoreGraphics

extension UITableView {
  /// The maximum number of corrections for a row whose position changes while it is scrolled to
  /// (our choice).
  private static let maximumJumps = 5

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard mayChange("scrollToRow(at:at:animated:)") else { return }
    loadIfNeeded()
    guard geometry.contains(path) || isSectionStart(path) else {
      return Diagnostics.warn(
        "A table has no row \(path.row) in section \(path.section) to scroll to.")
    }
    let goal = offset(of: path, position)
    if animated, window != nil {
      setContentOffset(goal, animated: true)
      if isScrollAnimating { scrollGoal = (path, position) }
      return
    }
    // The rows that become visible may have other heights than estimated.
    var next = goal
    for _ in 0..<Self.maximumJumps {
      setContentOffset(next, animated: false)
      placeRows()
      let place = offset(of: path, position)
      if place == next { break }
      next = place
    }
  }

  private func isSectionStart(_ path: IndexPath) -> Bool {
    path.row == NSNotFound && geometry.sections.indices.contains(path.section)
  }

  /// Returns the offset at which a row is at a scroll position.
  private func offset(of path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let inset = effectiveInset
    var row = isSectionStart(path) ? geometry.header(of: path.section) : geometry.row(path)
    if style == .plain, !isSectionStart(path) {
      // The header of its section covers the edge.
      let header = geometry.sections[path.section].header.height
      (row.y, row.height) = (row.y - header, row.height + header)
    }
    let room = bounds.height - inset.top - inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = row.y - inset.top
    case .middle: y = row.y - inset.top - (room - row.height) / 2
    case .bottom: y = row.y + row.height + inset.bottom - bounds.height
    case .none:
      return self.offset(
        showing: CGRect(x: bounds.minX, y: row.y, width: 1, height: row.height))
    }
    return axes.clamp(CGPoint(x: contentOffset.x, y: y))
  }

  /// Adjusts the end of a scroll animation to its row, even if heights in between change.
  func keepGoal() {
    guard let goal = scrollGoal else { return }
    guard isScrollAnimating, geometry.contains(goal.path), goal.position != .none else {
      scrollGoal = nil
      return
    }
    redirectAnimation(to: offset(of: goal.path, goal.position))
  }
}
