import CoreGraphics

/// A row that a finger has moved aside, or that stays there, so that actions are visible.
@MainActor
final class RowSwipe {
  /// The side of the row on which the actions are.
  enum Side {
    case left, right
  }

  /// The share of the row's width beyond which the release performs the first action; by eye on
  /// iOS 17.
  private static let fullShare: CGFloat = 0.6
  /// Points a second at which a release opens or closes the row at any distance. Ours.
  private static let flick: CGFloat = 300
  /// How much of a drag the row follows beyond its actions where a full swipe does nothing.
  private static let resistance: CGFloat = 0.25

  var path: IndexPath
  let side: Side
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row is aside, in points; never negative.
  var distance: CGFloat = 0
  /// The distance when the current drag began.
  var start: CGFloat = 0
  /// Whether an action is being performed, which ends with its completion handler.
  var isPerforming = false

  init(_ path: IndexPath, _ side: Side, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.side, self.configuration) = (path, side, configuration)
    view = SwipeActionsView(configuration.actions, side: side)
  }

  /// By how much the row is moved to the right, in points.
  var shift: CGFloat { side == .left ? distance : -distance }

  /// The distance at which all actions are visible, in points.
  var openDistance: CGFloat { view.width }

  /// Where a drag leads.
  ///
  /// - Parameters:
  ///   - translation: of the finger to the right, in points.
  ///   - width: of the row.
  func distance(for translation: CGFloat, width: CGFloat) -> CGFloat {
    let wanted = max(start + (side == .left ? translation : -translation), 0)
    let open = min(openDistance, width)
    if configuration.performsFirstActionWithFullSwipe { return min(wanted, width) }
    return wanted <= open ? wanted : min(open + (wanted - open) * Self.resistance, width)
  }

  /// Whether a release at a distance performs the first action.
  func isFull(in width: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe
      && distance > max(width * Self.fullShare, openDistance)
  }

  /// Whether a release leaves the row open.
  ///
  /// - Parameter velocity: of the finger to the right, in points a second.
  func opens(at velocity: CGFloat) -> Bool {
    let speed = side == .left ? velocity : -velocity
    return abs(speed) > Self.flick ? speed > 0 : distance > openDistance / 2
  }
}

/// Begins with a drag along a row that has actions on that side.
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

  /// A pan from the edge of the screen takes precedence, as on iOS for the pop gesture.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
      let other = otherGestureRecognizer.view
    else { return false }
    return view?.isInSubtree(of: other) ?? false
  }
}
