import CoreGraphics
import QuartzCore

/// Scrolls a list vertically or horizontally while an item is held near one of its edges.
@MainActor
final class EdgeScroller {
  /// The distance from an edge in points in which an item scrolls the list (our choice).
  private static let margin: CGFloat = 44
  /// The speed in points per second for each point inside that distance (our choice).
  private static let speed: CGFloat = 12

  private unowned let list: UIScrollView
  /// Called after each step with the held point in the list's coordinates.
  private let onStep: (CGPoint) -> Void
  /// The held point, relative to the origin of the visible part.
  private var held = CGPoint.zero
  private var link: CADisplayLink?
  private var lastTime: TimeInterval?

  init(of list: UIScrollView, onStep: @escaping (CGPoint) -> Void) {
    (self.list, self.onStep) = (list, onStep)
  }

  /// Holds the item at a point in the list's coordinates.
  func hold(at point: CGPoint) {
    held = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    if velocity == .zero { stop() } else { start() }
  }

  func stop() {
    link?.invalidate()
    (link, lastTime) = (nil, nil)
  }

  /// The scroll velocity in points per second.
  private var velocity: CGVector {
    let (inset, size, axes) = (list.effectiveInset, list.bounds.size, list.axes)
    func along(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ isOn: Bool) -> CGFloat {
      guard isOn else { return 0 }
      if place < low + Self.margin {
        return max(place - low - Self.margin, -Self.margin) * Self.speed
      }
      return min(max(place - high + Self.margin, 0), Self.margin) * Self.speed
    }
    return CGVector(
      dx: along(held.x, inset.left, size.width - inset.right, axes.x.isScrollable),
      dy: along(held.y, inset.top, size.height - inset.bottom, axes.y.isScrollable))
  }

  private func start() {
    guard link == nil else { return }
    weak let scroller = self
    let link = CADisplayLink { link in
      if let scroller { scroller.step(at: link.timestamp) } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(at time: TimeInterval) {
    let duration = lastTime.map { min(max(time - $0, 0), 0.1) } ?? 0
    lastTime = time
    let velocity = velocity
    let offset = list.contentOffset
    let goal = list.axes.clamp(
      CGPoint(x: offset.x + velocity.dx * duration, y: offset.y + velocity.dy * duration))
    guard goal != offset else { return }
    list.contentOffset = goal
    onStep(CGPoint(x: held.x + goal.x, y: held.y + goal.y))
  }
}
