/// The elements of a path as a value, for `CGPath` and for a context's current path.
package struct PathElements: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package private(set) var list: [Element] = []
  /// The current point; nil before the first element.
  package private(set) var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  package mutating func removeAll() { self = PathElements() }

  // MARK: Elements. Points that are not finite, and elements without a current point, are left out
  // with a warning.

  package mutating func move(to point: CGPoint) {
    guard check(point) else { return }
    if case .move? = list.last { list.removeLast() }
    list.append(.move(point))
    (currentPoint, subpathStart) = (point, point)
  }

  package mutating func addLine(to point: CGPoint) {
    guard check(point), checkCurrentPoint() else { return }
    list.append(.line(point))
    currentPoint = point
  }

  package mutating func addQuad(control: CGPoint, end: CGPoint) {
    guard check(control), check(end), checkCurrentPoint() else { return }
    list.append(.quad(control: control, end: end))
    currentPoint = end
  }

  package mutating func addCurve(control1: CGPoint, control2: CGPoint, end: CGPoint) {
    guard check(control1), check(control2), check(end), checkCurrentPoint() else { return }
    list.append(.curve(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  package mutating func close() {
    guard let subpathStart, list.last != .close else { return }
    list.append(.close)
    currentPoint = subpathStart
  }

  package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
    for element in other.list {
      switch element {
      case .move(let point): move(to: point.applying(transform))
      case .line(let point): addLine(to: point.applying(transform))
      case .quad(let control, let end):
        addQuad(control: control.applying(transform), end: end.applying(transform))
      case .curve(let control1, let control2, let end):
        addCurve(
          control1: control1.applying(transform), control2: control2.applying(transform),
          end: end.applying(transform))
      case .close: close()
      }
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    guard !transform.isIdentity else { return self }
    var result = PathElements()
    result.append(self, transform: transform)
    return result
  }

  // Only the elements are compared, because the points derive from them.
  package static func == (one: PathElements, other: PathElements) -> Bool {
    one.list == other.list
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(list) }

  private func check(_ point: CGPoint) -> Bool {
    guard point.isFinite else {
      Diagnostics.warnFromAnyThread("A path was given a point that is not finite; it was left out.")
      return false
    }
    return true
  }

  private func checkCurrentPoint() -> Bool {
    guard currentPoint != nil else {
      Diagnostics.warnFromAnyThread(
        "A path got a line or curve before a point to begin from; it was left out.")
      return false
    }
    return true
  }
}
