import CoreGraphics
import QuartzCore

/// A list whose rows a swipe moves aside, so that their actions are visible.
@MainActor
protocol SwipeableList: UIScrollView, PressableList {
  var press: ListPress { get }
  /// Whether a drag may move rows aside now.
  var maySwipe: Bool { get }
  /// The cell of a visible row; nil for any other.
  func swipedCell(at path: IndexPath) -> UIView?
  /// The actions at one side of a row; nil for none.
  ///
  /// - Parameter isLeading: whether that is the side where a text begins.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeDidBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
  /// A row has settled, open or in its place.
  func swipeDidSettle(at path: IndexPath)
}

extension SwipeableList {
  func swipeDidSettle(at path: IndexPath) {}
}

/// The row of a list that is aside, and those on their way back.
@MainActor
final class ListSwipes: NSObject {
  /// Seconds in which a released row opens or closes; by eye on iOS 17.
  private static let settlingDuration: TimeInterval = 0.3
  /// Seconds in which the first action grows over the others; by eye on iOS 17.
  private static let growingDuration: TimeInterval = 0.2

  private unowned let list: any SwipeableList
  /// The row that is aside.
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

  /// Whether a drag begins to move a row aside, or to move one that is aside already.
  ///
  /// - Parameters:
  ///   - direction: above zero to the right.
  ///   - point: in the list's coordinates.
  func mayBegin(towards direction: CGFloat, at point: CGPoint) -> Bool {
    // The row that is aside is pressed anywhere, also on its actions.
    if let current, list.place(ofItem: current.path).contains(point) {
      return !current.isPerforming
    }
    guard list.maySwipe else { return false }
    guard let path = list.item(at: point) else { return false }
    let side = direction < 0 ? RowSwipe.Side.right : .left
    guard let swipe = makeSwipe(at: path, side) else {
      // A drag elsewhere closes the row that is open, and does nothing else.
      close()
      return false
    }
    close()
    begin(swipe)
    return true
  }

  /// Opens a row as a swipe does, so that its trailing actions are visible.
  ///
  /// - Parameter actions: nil to ask the list for them.
  func open(at path: IndexPath, with actions: UISwipeActionsConfiguration? = nil) {
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard current?.path != path,
      let swipe = makeSwipe(at: path, isReversed ? .left : .right, actions)
    else { return }
    close()
    begin(swipe)
    settle(swipe, at: min(swipe.openDistance, width(of: swipe)))
  }

  /// Moves a row to where its actions stay visible.
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

  /// Lets the row go back to its place.
  ///
  /// - Returns: whether one was aside.
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

  /// Closes the row that is aside where touches are beside it.
  ///
  /// - Returns: whether the touches do nothing else.
  func takesBegin(of touches: Set<UITouch>) -> Bool {
    guard let current else { return false }
    let row = list.place(ofItem: current.path)
    if !touches.contains(where: { row.contains($0.location(in: list)) }) { close() }
    return true
  }

  /// Takes the actions away at once, as before the rows are loaded again.
  func abandon() {
    for swipe in [current].compactMap({ $0 }) + closing { swipe.view.removeFromSuperview() }
    closing = []
    guard let swipe = current else { return }
    current = nil
    list.setNeedsLayout()
    list.swipeDidEnd(at: swipe.path)
    list.swipeDidSettle(at: swipe.path)
  }

  /// The rows have other paths now. The actions of a deleted row fade with it.
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

  /// By how much a row is moved to the right, in points.
  func shift(of path: IndexPath) -> CGFloat { current?.path == path ? current?.shift ?? 0 : 0 }

  /// Places the row that is aside, and its actions.
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
