import CoreGraphics
import QuartzCore

/// Rows that a swipe moves aside, so that their actions are visible.
extension UITableView {
  /// Seconds in which a released row opens or closes; by eye on iOS 17.
  private static let settlingDuration: TimeInterval = 0.3
  /// Seconds in which the first action grows over the others; by eye on iOS 17.
  private static let growingDuration: TimeInterval = 0.2

  func setUpSwiping() {
    swipePan.table = self
    swipePan.maximumNumberOfTouches = 1
    swipePan.addTarget(self, action: Selector(UITableView.swipeDidChange))
    addGestureRecognizer(swipePan)
  }

  // MARK: Beginning

  /// Whether a drag begins to move a row aside, or to move one that is aside already.
  ///
  /// - Parameters:
  ///   - direction: above zero to the right.
  ///   - point: in the table's coordinates.
  func mayBeginSwipe(towards direction: CGFloat, at point: CGPoint) -> Bool {
    guard asking == 0, !isEditingNow, movement == nil, updateDepth == 0,
      let path = indexPathForRow(at: point), let cell = cells[path]
    else { return false }
    if let swipe, swipe.path == path { return !swipe.isPerforming }
    let side = direction < 0 ? RowSwipe.Side.right : .left
    guard let configuration = configuration(at: path, side), !configuration.actions.isEmpty else {
      // A drag elsewhere closes the row that is open, and does nothing else.
      closeSwipe()
      return false
    }
    closeSwipe()
    beginSwipe(RowSwipe(path, side, configuration), of: cell)
    return true
  }

  private func configuration(
    at path: IndexPath, _ side: RowSwipe.Side
  ) -> UISwipeActionsConfiguration? {
    answersOfDefaults = 0
    guard ask({ dataSource?.tableView(self, canEditRowAt: path) }) ?? true else { return nil }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard (side == .right) != isReversed else {
      return ask { tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    }
    let own = ask {
      tableDelegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        ?? UISwipeActionsConfiguration.unimplemented
    }
    return own === UISwipeActionsConfiguration.unimplemented ? deletion(at: path) : own
  }

  /// The action that deletes a row, for a delegate without actions. Which optional methods are
  /// implemented is not known, but of these three it is whether their defaults have answered: a
  /// data source or a delegate that implements one of them lets rows be edited.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = ask { tableDelegate?.tableView(self, editingStyleForRowAt: path) }
    let title = ask {
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let asked = 1 + (tableDelegate == nil ? 0 : 2)
    guard dataSource != nil, answersOfDefaults < asked, style ?? .delete == .delete else {
      return nil
    }
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      if let self, let path = swipe?.path { commit(.delete, at: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func beginSwipe(_ swipe: RowSwipe, of cell: UITableViewCell) {
    press.cancel()
    self.swipe = swipe
    swipe.view.onPress = { [weak self, weak swipe] action, view in
      if let self, let swipe { perform(action, from: view, in: swipe) }
    }
    insertSubview(swipe.view, belowSubview: cell)
    if let delegate = tableDelegate {
      TransitionTrace.call(delegate, "tableView(_:willBeginEditingRowAt:)", [self, swipe.path]) {
        delegate.tableView(self, willBeginEditingRowAt: swipe.path)
      }
    }
    ViewAnimation.withoutInheritedAnimation { placeSwipe() }
  }

  // MARK: The drag

  func swipeDidChange(_ pan: UIPanGestureRecognizer) {
    guard let swipe, !swipe.isPerforming else { return }
    switch pan.state {
    case .began:
      swipe.start = swipe.distance
      follow(swipe, pan)
    case .changed: follow(swipe, pan)
    case .ended: release(swipe, at: pan.velocity(in: self).x)
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  private func follow(_ swipe: RowSwipe, _ pan: UIPanGestureRecognizer) {
    swipe.distance = swipe.distance(for: pan.translation(in: self).x, width: rowWidth)
    placeSwipe()
    let isFull = swipe.isFull(in: rowWidth)
    guard isFull != swipe.view.isFull else { return }
    swipe.view.setFull(isFull)
    UIView.animate(withDuration: Self.growingDuration) { swipe.view.layoutIfNeeded() }
  }

  private func release(_ swipe: RowSwipe, at velocity: CGFloat) {
    if swipe.isFull(in: rowWidth), let first = swipe.configuration.actions.first {
      move(swipe, to: rowWidth)
      return perform(first, from: swipe.view.view(of: first), in: swipe)
    }
    if swipe.opens(at: velocity) {
      move(swipe, to: swipe.openDistance)
    } else {
      closeSwipe()
    }
  }

  private func move(
    _ swipe: RowSwipe, to distance: CGFloat, then completion: @escaping () -> Void = {}
  ) {
    swipe.distance = distance
    guard window != nil else {
      placeSwipe()
      return completion()
    }
    UIView.animate(
      withDuration: Self.settlingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: { self.place(swipe) }, completion: { _ in completion() })
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction, from view: UIView, in swipe: RowSwipe) {
    guard self.swipe === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    action.handler(action, view) { [weak self, weak swipe] _ in
      if let self, let swipe, self.swipe === swipe { closeSwipe() }
    }
  }

  // MARK: Ending

  /// Lets the row go back to its place.
  ///
  /// - Returns: whether one was aside.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let swipe else { return false }
    self.swipe = nil
    swipe.view.isUserInteractionEnabled = false
    swipe.view.setFull(false)
    closing.append(swipe)
    move(swipe, to: 0) { [weak self] in
      swipe.view.removeFromSuperview()
      self?.closing.removeAll { $0 === swipe }
    }
    notifyEnd(of: swipe.path)
    return true
  }

  /// Takes the actions away at once, as before the rows are loaded again.
  func abandonSwipe() {
    for swipe in [swipe].compactMap({ $0 }) + closing { swipe.view.removeFromSuperview() }
    closing = []
    guard let swipe else { return }
    self.swipe = nil
    setNeedsLayout()
    notifyEnd(of: swipe.path)
  }

  private func notifyEnd(of path: IndexPath) {
    guard let delegate = tableDelegate else { return }
    TransitionTrace.call(delegate, "tableView(_:didEndEditingRowAt:)", [self, path]) {
      delegate.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// The rows have other paths now. The actions of a deleted row fade with it.
  func followSwipes(_ moves: ListMoves) {
    for swipe in closing { swipe.view.removeFromSuperview() }
    closing = []
    guard let swipe else { return }
    if let path = moves.target(of: swipe.path) {
      swipe.path = path
      return
    }
    self.swipe = nil
    swipe.view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.settlingDuration, animations: { swipe.view.alpha = 0 },
      completion: { _ in swipe.view.removeFromSuperview() })
    notifyEnd(of: swipe.path)
  }

  // MARK: Places

  /// By how much a row is moved to the right, in points.
  func shift(of path: IndexPath) -> CGFloat { swipe?.path == path ? swipe?.shift ?? 0 : 0 }

  /// Places the row that is aside, and its actions.
  func placeSwipe() {
    guard let swipe else { return }
    guard geometry.contains(swipe.path), cells[swipe.path] != nil else { return abandonSwipe() }
    place(swipe)
  }

  private func place(_ swipe: RowSwipe) {
    guard geometry.contains(swipe.path), let cell = cells[swipe.path] else { return }
    let row = frame(of: swipe.path)
    place(cell, row.offsetBy(dx: swipe.shift, dy: 0))
    let x = swipe.side == .right ? row.maxX - swipe.distance : row.minX
    swipe.view.frame = CGRect(x: x, y: row.minY, width: swipe.distance, height: row.height)
    swipe.view.layer.cornerRadius = cell.layer.cornerRadius
    let outer: CACornerMask =
      swipe.side == .right
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    swipe.view.layer.maskedCorners = cell.layer.maskedCorners.intersection(outer)
    swipe.view.layoutIfNeeded()
  }
}
