import CoreGraphics

/// The order in which Tab focuses views: row by row on the screen, each row from the left. The
/// views in a scroll view have its position, and follow in the order of its content, visible or
/// not. The views in a focus group have the position of the group.
@MainActor
enum FocusOrder {
  /// An element of the order.
  private struct Stop {
    /// The frame in the coordinates of the searched view.
    var frame: CGRect
    /// A single view, or the views in a scroll view or a focus group.
    var views: [UIView]
  }

  /// The descendants of `root` that can be focused and that are visible or can be scrolled to.
  static func views(in root: UIView, of window: UIWindow) -> [UIView] {
    views(in: [root], of: window, within: window.bounds)
  }

  /// - Parameters:
  ///   - space: the view in whose coordinates frames are compared.
  ///   - area: the part of the space that is visible or can be scrolled to.
  private static func views(
    in roots: [UIView], of space: UIView, within area: CGRect
  ) -> [UIView] {
    var stops: [Stop] = []
    for root in roots { collect(root, in: space, within: area, into: &stops) }
    return order(stops.map(\.frame)).flatMap { stops[$0].views }
  }

  private static func collect(
    _ root: UIView, in space: UIView, within area: CGRect, into stops: inout [Stop]
  ) {
    var pending = [root]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      // The position is computed only for views that need it, because that is slow.
      let content = view.reachableContent ?? (view.isFocusGroup ? view.bounds : nil)
      let isStop = view.canBecomeFocused
      let frame = isStop || content != nil ? view.convert(view.bounds, to: space) : .null
      let isInReach = frame.isFinite && frame.intersects(area) && !frame.isEmpty
      if isStop, isInReach { stops.append(Stop(frame: frame, views: [view])) }
      guard let content else {
        pending += view.subviews.reversed()
        continue
      }
      guard isInReach else { continue }
      let inner = views(in: view.subviews, of: view, within: content)
      if !inner.isEmpty { stops.append(Stop(frame: frame, views: inner)) }
    }
  }

  /// The indices of `frames` in reading order. A row consists of the frames that begin above the
  /// middle of its topmost frame.
  static func order(_ frames: [CGRect]) -> [Int] {
    var rest = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var result: [Int] = []
    while let top = rest.first {
      let row = rest.prefix { frames[$0].minY <= frames[top].midY }
      result += row.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
      rest.removeFirst(row.count)
    }
    return result
  }
}
