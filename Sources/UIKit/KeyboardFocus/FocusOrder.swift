import CoreGraphics

/// The order in which Tab goes through views: row by row as they are seen, from the left.
enum FocusOrder {
  /// The views below `root` that can be focused and seen.
  @MainActor
  static func views(in root: UIView, of window: UIWindow) -> [UIView] {
    var found: [UIView] = []
    collect(root, into: &found)
    let places = found.map { view in (view: view, frame: view.convert(view.bounds, to: window)) }
      .filter { $0.frame.intersects(window.bounds) && !$0.frame.isEmpty }
    return order(places.map(\.frame)).map { places[$0].view }
  }

  @MainActor
  private static func collect(_ view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused { found.append(view) }
    for child in view.subviews { collect(child, into: &found) }
  }

  /// The places of frames in `frames`, in reading order. A row is what begins above the middle of its
  /// topmost.
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
