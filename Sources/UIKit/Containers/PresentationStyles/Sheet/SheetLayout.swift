import CoreGraphics

/// Where a sheet lies in its container. Its position is one number, its extent: the distance from
/// its upper edge to the bottom of the container, in points.
struct SheetLayout: Equatable {
  enum Kind {
    /// At the bottom edge and as wide as the container, at one of several heights.
    case edge
    /// Tall, and of a readable width.
    case page
    /// Small, in the middle.
    case form
  }

  /// A height at which a sheet at the edge settles.
  struct Stop: Equatable {
    var identifier: UISheetPresentationController.Detent.Identifier
    var extent: CGFloat
  }

  /// The free space above the large detent, in points.
  static let topStrip: CGFloat = 44
  /// Points; UIKit's form sheet.
  static let formSize = CGSize(width: 540, height: 620)
  /// The least distance of a form sheet from the container's edges, in points. Our choice.
  static let formMargin: CGFloat = 20
  /// Points; a page sheet's greatest width, and the free space beside and above it. Our choice.
  static let pageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 40

  let kind: Kind
  let container: CGSize
  /// The container's safe area inset at its top, in points.
  let top: CGFloat
  /// From the lowest to the highest; at least one.
  let stops: [Stop]
  private let centered: CGRect
  /// The width of a sheet at the edge, which lies in the middle, in points.
  private let edgeWidth: CGFloat
  /// The extent of the large detent of a sheet at the edge.
  private let largeExtent: CGFloat

  /// - Parameters:
  ///   - top: the container's safe area inset at its top.
  ///   - covered: what the keyboard covers at the bottom, in points. A sheet at the edge is higher
  ///     by it, and a form sheet lies above it, as far as there is room.
  ///   - preferred: the preferred size of a form sheet's content, or the width of a sheet at the
  ///     edge; zero for none.
  ///   - resolve: computes the heights of the detents from the greatest height.
  init(
    kind: Kind, container: CGSize, top: CGFloat, covered: CGFloat = 0, preferred: CGSize,
    resolve: (_ maximum: CGFloat) -> [Stop]
  ) {
    self.kind = kind
    (self.container, self.top) = (container, top)
    switch kind {
    case .edge:
      edgeWidth =
        preferred.width > 0 ? min(preferred.width, container.width) : container.width
      let maximum = max(container.height - Self.topStrip - top, 0)
      let sorted = resolve(maximum).sorted { $0.extent < $1.extent }
        .map { Stop(identifier: $0.identifier, extent: min($0.extent + covered, maximum)) }
      stops = sorted.isEmpty ? [Stop(identifier: .large, extent: maximum)] : sorted
      centered = .null
      largeExtent = maximum
    case .page, .form:
      edgeWidth = container.width
      let frame =
        kind == .page
        ? Self.pageFrame(in: container, top: top)
        : Self.formFrame(in: container, top: top, covered: covered, preferred: preferred)
      centered = frame
      largeExtent = .infinity
      stops = [Stop(identifier: .large, extent: container.height - frame.minY)]
    }
  }

  private static func pageFrame(in container: CGSize, top: CGFloat) -> CGRect {
    let width = max(min(pageWidth, container.width - 2 * pageMargin), 0)
    return CGRect(
      x: ((container.width - width) / 2).rounded(), y: top + pageMargin, width: width,
      height: max(container.height - top - 2 * pageMargin, 0))
  }

  private static func formFrame(
    in container: CGSize, top: CGFloat, covered: CGFloat, preferred: CGSize
  ) -> CGRect {
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : formSize.width,
      height: preferred.height > 0 ? preferred.height : formSize.height)
    let width = max(min(wanted.width, container.width - 2 * formMargin), 0)
    let height = max(min(wanted.height, container.height - top - 2 * formMargin), 0)
    let y = ((container.height - top - height) / 2).rounded()
    let above = container.height - covered - top - height - formMargin
    return CGRect(
      x: ((container.width - width) / 2).rounded(),
      y: top + min(y, max(above, formMargin)), width: width, height: height)
  }

  var least: CGFloat { stops[0].extent }
  var greatest: CGFloat { stops[stops.count - 1].extent }

  /// The frame at an extent. Between its stops a sheet at the edge changes its height, below them
  /// its position.
  func frame(extent: CGFloat) -> CGRect {
    let y = container.height - extent
    guard kind == .edge else {
      return CGRect(x: centered.minX, y: y, width: centered.width, height: centered.height)
    }
    return CGRect(
      x: ((container.width - edgeWidth) / 2).rounded(), y: y, width: edgeWidth,
      height: max(extent, least))
  }

  /// The upper edge of the sheet at its highest, in points.
  var highestEdge: CGFloat { container.height - greatest }

  /// The sheet's height when it is lowest.
  var leastHeight: CGFloat { kind == .edge ? least : centered.height }

  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? stops[0]
  }

  // MARK: Dragging

  /// Points per second from which on a release counts as a throw to the next stop. Our choice.
  private static let throwSpeed: CGFloat = 300

  /// The extent that results from a drag to an extent: beyond the stops the sheet resists, as
  /// scroll views do.
  func banded(_ extent: CGFloat) -> CGFloat {
    let edge = min(max(extent, least), greatest)
    let distance = abs(extent - edge)
    guard distance > 0, container.height > 0 else { return edge }
    let shown =
      (1 - 1 / (distance * ScrollAxis.rubberBand / container.height + 1)) * container.height
    return extent < edge ? edge - shown : edge + shown
  }

  /// The stop to settle at.
  ///
  /// - Parameter velocity: of the extent, in points per second.
  func stop(from extent: CGFloat, velocity: CGFloat) -> Stop {
    if velocity > Self.throwSpeed {
      return stops.first { $0.extent > extent } ?? stops[stops.count - 1]
    }
    if velocity < -Self.throwSpeed {
      return stops.last { $0.extent < extent } ?? stops[0]
    }
    return stops.min { abs($0.extent - extent) < abs($1.extent - extent) } ?? stops[0]
  }

  /// How far the views behind the sheet have moved back, from 0 to 1: as a card behind the large
  /// detent alone.
  func recession(at extent: CGFloat) -> CGFloat {
    guard kind == .edge, greatest >= largeExtent - 0.5 else { return 0 }
    let lower = stops.last { $0.extent < greatest }?.extent ?? 0
    return min(max((extent - lower) / (greatest - lower), 0), 1)
  }

  /// The dimming behind the sheet, from 0 to 1.
  ///
  /// - Parameter undimmed: the highest stop without dimming.
  func dimming(
    at extent: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    guard kind == .edge, let index = stops.lastIndex(where: { $0.identifier == undimmed }) else {
      return 1
    }
    guard index + 1 < stops.count else { return 0 }
    let (light, dark) = (stops[index].extent, stops[index + 1].extent)
    guard extent > light else { return 0 }
    return dark > light ? min((extent - light) / (dark - light), 1) : 1
  }
}
