import CoreGraphics

/// A row that is swiped by a finger or open, so that its actions are visible.
@MainActor
final class RowSwipe {
  /// The side of the row with the actions.
  enum Side {
    case left, right
  }

  /// The fraction of the row's width beyond which a release performs the first action, chosen by
  /// eye to match iOS 17.
  private static let fullShare: CGFloat = 0.6
  /// The speed in points per second from which on a release opens or closes the row at any distance
  /// (our choice).
  private static let flick: CGFloat = 300
  /// The fraction of a drag that the row follows beyond its actions, if a full swipe has no effect.
  private static let resistance: CGFloat = 0.25

  var path: IndexPath
  let side: Side
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// The distance of the row from its closed position in points; never negative.
  var distance: CGFloat = 0
  /// The distance at the start of the current drag.
  var start: CGFloat = 0
  /// Whether an action is being performed, until its completion handler is called.
  var isPerforming = false

  init(_ path: IndexPath, _ side: Side, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.side, self.configuration) = (path, side, configuration)
    view = SwipeActionsView(configuration.actions, side: side)
  }

  /// The distance in points by which the row is moved to the right.
  var shift: CGFloat { side == .left ? distance : -distance }

  /// The distance in points at which all actions are visible.
  var openDistance: CGFloat { view.width }

  /// Returns the distance for a drag.
  ///
  /// - Parameters:
  ///   - translation: the finger's translation to the right in points.
  ///   - width: the width of the row.
  func distance(for translation: CGFloat, width: CGFloat) -> CGFloat {
    let wanted = max(start + (side == .left ? translation : -translation), 0)
    let open = min(openDistance, width)
    if configuration.performsFirstActionWithFullSwipe { return min(wanted, width) }
    return wanted <= open ? wanted : min(open + (wanted - open) * Self.resistance, width)
  }

  /// Whether a release performs the first action.
  func isFull(in width: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe
      && distance > max(width * Self.fullShare, openDistance)
  }

  /// Whether a release leaves the row open.
  ///
  /// - Parameter velocity: the finger's velocity to the right in points per second.
  func opens(at velocity: CGFloat) -> Bool {
    let speed = side == .left ? velocity : -velocity
    return abs(speed) > Self.flick ? speed > 0 : distance > openDistance / 2
  }
}

/// Begins with a horizontal drag of a row that has actions on that side.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private weak var swipes: ListSwipes?

  init(of swipes: ListSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
  }

  override func canBegin(_ translation: CGVector) -> Bool {
    guard let swipes, abs(translation.dx) > abs(translation.dy) else { return false }
    return swipes.mayBegin(towards: translation.dx, at: location(in: view))
  }

  /// A screen-edge pan takes precedence, as on iOS for the pop gesture.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
      let other = otherGestureRecognizer.view
    else { return false }
    return view?.isInSubtree(of: other) ?? false
  }
}
