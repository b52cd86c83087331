import CoreGraphics
import QuartzCore

/// A list whose rows have swipe actions.
@MainActor
protocol SwipeableList: UIScrollView, PressableList {
  var press: ListPress { get }
  /// Whether a drag may currently swipe rows.
  var maySwipe: Bool { get }
  /// Returns the cell of a visible row; nil for any other.
  func swipedCell(at path: IndexPath) -> UIView?
  /// Returns the actions at one side of a row; nil for none.
  ///
  /// - Parameter isLeading: whether that is the leading side.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeDidBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
  /// Called when a row has settled, open or closed.
  func swipeDidSettle(at path: IndexPath)
}

extension SwipeableList {
  func swipeDidSettle(at path: IndexPath) {}
}

/// The swiped row of a list, and the rows that are closing.
@MainActor
final class ListSwipes: NSObject {
  /// The duration in seconds in which a released row opens or closes, chosen by eye to match iOS
  /// 17.
  private static let settlingDuration: TimeInterval = 0.3
  /// The duration in seconds in which the first action grows over the others, chosen by eye to
  /// match iOS 17.
  private static let growingDuration: TimeInterval = 0.2

  private unowned let list: any SwipeableList
  /// The swiped row.
  private(set) var current: RowSwipe?
  private var closing: [RowSwipe] = []

  init(of list: any SwipeableList) {
    self.list = list
    super.init()
    let pan = RowSwipeGestureRecognizer(of: self)
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector(ListSwipes.change))
    list.addGestureRecognizer(pan)
  }

  // MARK: Beginning

  /// Whether a drag may begin to swipe a row, or to move one that is already swiped.
  ///
  /// - Parameters:
  ///   - direction: positive to the right.
  ///   - point: the point in the list's coordinates.
  func mayBegin(towards direction: CGFloat, at point: CGPoint) -> Bool {
    // The swiped row can be dragged anywhere, including its actions.
    if let current, list.place(ofItem: current.path).contains(point) {
      return !current.isPerforming
    }
    guard list.maySwipe else { return false }
    guard let path = list.item(at: point) else { return false }
    let side = direction < 0 ? RowSwipe.Side.right : .left
    guard let swipe = makeSwipe(at: path, side) else {
      // A drag elsewhere only closes the open row.
      close()
      return false
    }
    close()
    begin(swipe)
    return true
  }

  /// Opens a row as a swipe does, so that its trailing actions are visible.
  ///
  /// - Parameter actions: the actions; nil to ask the list for them.
  func open(at path: IndexPath, with actions: UISwipeActionsConfiguration? = nil) {
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard current?.path != path,
      let swipe = makeSwipe(at: path, isReversed ? .left : .right, actions)
    else { return }
    close()
    begin(swipe)
    settle(swipe, at: min(swipe.openDistance, width(of: swipe)))
  }

  /// Moves a row to the position at which its actions stay visible.
  private func settle(_ swipe: RowSwipe, at distance: CGFloat) {
    move(swipe, to: distance) { [weak self] in
      if let self, current === swipe { list.swipeDidSettle(at: swipe.path) }
    }
  }

  private func makeSwipe(
    at path: IndexPath, _ side: RowSwipe.Side, _ known: UISwipeActionsConfiguration? = nil
  ) -> RowSwipe? {
    guard list.swipedCell(at: path) != nil else { return nil }
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let actions =
      known ?? list.swipeActions(at: path, isLeading: (side == .left) != isReversed)
    guard let actions, !actions.actions.isEmpty else { return nil }
    return RowSwipe(path, side, actions)
  }

  private func begin(_ swipe: RowSwipe) {
    guard let cell = list.swipedCell(at: swipe.path) else { return }
    list.press.cancel()
    current = swipe
    swipe.view.onPress = { [weak self, weak swipe] action, view in
      if let self, let swipe { perform(action, from: view, in: swipe) }
    }
    list.insertSubview(swipe.view, belowSubview: cell)
    list.swipeDidBegin(at: swipe.path)
    ViewAnimation.withoutInheritedAnimation { place() }
  }

  // MARK: The drag

  private func width(of swipe: RowSwipe) -> CGFloat { list.place(ofItem: swipe.path).width }

  private func change(_ pan: UIPanGestureRecognizer) {
    guard let current, !current.isPerforming else { return }
    switch pan.state {
    case .began:
      current.start = current.distance
      follow(current, pan)
    case .changed: follow(current, pan)
    case .ended: release(current, at: pan.velocity(in: list).x)
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func follow(_ swipe: RowSwipe, _ pan: UIPanGestureRecognizer) {
    let width = width(of: swipe)
    swipe.distance = swipe.distance(for: pan.translation(in: list).x, width: width)
    place()
    let isFull = swipe.isFull(in: width)
    guard isFull != swipe.view.isFull else { return }
    swipe.view.setFull(isFull)
    UIView.animate(withDuration: Self.growingDuration) { swipe.view.layoutIfNeeded() }
  }

  private func release(_ swipe: RowSwipe, at velocity: CGFloat) {
    let width = width(of: swipe)
    if swipe.isFull(in: width), let first = swipe.configuration.actions.first {
      move(swipe, to: width)
      return perform(first, from: swipe.view.view(of: first), in: swipe)
    }
    if swipe.opens(at: velocity) {
      settle(swipe, at: min(swipe.openDistance, width))
    } else {
      close()
    }
  }

  private func move(
    _ swipe: RowSwipe, to distance: CGFloat, then completion: @escaping () -> Void = {}
  ) {
    swipe.distance = distance
    guard list.window != nil else {
      place()
      return completion()
    }
    UIView.animate(
      withDuration: Self.settlingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: { self.place(swipe) }, completion: { _ in completion() })
  }

  private func perform(_ action: UIContextualAction, from view: UIView, in swipe: RowSwipe) {
    guard current === swipe, !swipe.isPerforming else { return }
    swipe.isPerforming = !action.leavesRowOpen
    action.handler(action, view) { [weak self, weak swipe] _ in
      if let self, let swipe, current === swipe { close() }
    }
  }

  // MARK: Ending

  /// Closes the row.
  ///
  /// - Returns: whether a row was open.
  @discardableResult
  func close() -> Bool {
    guard let swipe = current else { return false }
    current = nil
    swipe.view.isUserInteractionEnabled = false
    swipe.view.setFull(false)
    closing.append(swipe)
    move(swipe, to: 0) { [weak self] in
      swipe.view.removeFromSuperview()
      guard let self, closing.contains(where: { $0 === swipe }) else { return }
      closing.removeAll { $0 === swipe }
      if current?.path != swipe.path { list.swipeDidSettle(at: swipe.path) }
    }
    list.swipeDidEnd(at: swipe.path)
    if list.window == nil { list.swipeDidSettle(at: swipe.path) }
    return true
  }

  /// Closes the open row if touches are beside it.
  ///
  /// - Returns: whether the touches must have no other effect.
  func takesBegin(of touches: Set<UITouch>) -> Bool {
    guard let current else { return false }
    let row = list.place(ofItem: current.path)
    if !touches.contains(where: { row.contains($0.location(in: list)) }) { close() }
    return true
  }

  /// Removes the actions at once, for instance before the rows are reloaded.
  func abandon() {
    for swipe in [current].compactMap({ $0 }) + closing { swipe.view.removeFromSuperview() }
    closing = []
    guard let swipe = current else { return }
    current = nil
    list.setNeedsLayout()
    list.swipeDidEnd(at: swipe.path)
    list.swipeDidSettle(at: swipe.path)
  }

  /// Called when the rows have new index paths. The actions of a deleted row fade with it.
  func follow(_ moves: ListMoves) {
    for swipe in closing { swipe.view.removeFromSuperview() }
    closing = []
    guard let swipe = current else { return }
    if let path = moves.target(of: swipe.path) {
      swipe.path = path
      return
    }
    current = nil
    swipe.view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.settlingDuration, animations: { swipe.view.alpha = 0 },
      completion: { _ in swipe.view.removeFromSuperview() })
    list.swipeDidEnd(at: swipe.path)
  }

  // MARK: Places

  /// Returns the distance in points by which a row is moved to the right.
  func shift(of path: IndexPath) -> CGFloat { current?.path == path ? current?.shift ?? 0 : 0 }

  /// Lays out the open row and its actions.
  func place() {
    guard let current else { return }
    guard list.swipedCell(at: current.path) != nil else { return abandon() }
    place(current)
  }

  private func place(_ swipe: RowSwipe) {
    guard let cell = list.swipedCell(at: swipe.path) else { return }
    let row = list.place(ofItem: swipe.path)
    let frame = row.offsetBy(dx: swipe.shift, dy: 0)
    if cell.frame != frame { cell.frame = frame }
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
