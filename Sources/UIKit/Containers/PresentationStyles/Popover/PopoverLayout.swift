import CoreGraphics

/// Where a popover lies, and where its arrow points.
struct PopoverLayout: Equatable {
  // Points (our choice), near to what is seen on iOS.
  static let cornerRadius: CGFloat = 13
  static let arrowLength: CGFloat = 13
  static let arrowBase: CGFloat = 34
  /// The least side of an area that a popover can use, in points.
  private static let leastSide: CGFloat = 44
  /// The least distance of the arrow's middle from the body's corners.
  private static let arrowInset = cornerRadius + arrowBase / 2

  /// Without the arrow, in the container's coordinates.
  let body: CGRect
  /// `.unknown` where there is no arrow.
  let direction: UIPopoverArrowDirection
  /// The point at the tip of the arrow; the middle of the popover if there is no arrow.
  let tip: CGPoint

  /// With the arrow.
  var frame: CGRect {
    direction == .unknown ? body : body.union(CGRect(origin: tip, size: .zero))
  }

  /// - Parameters:
  ///   - anchor: the rectangle of the source; nil if there is none, and then there is no arrow.
  ///   - content: the preferred size of the content.
  ///   - area: where the popover may lie.
  ///   - permitted: the directions of the arrow; with an empty set there is no arrow, and the
  ///     popover lies over the middle of the anchor.
  ///   - canOverlap: whether the popover may cover the anchor instead of getting smaller.
  init(
    anchor: CGRect?, content: CGSize, area: CGRect, permitted: UIPopoverArrowDirection,
    canOverlap: Bool
  ) {
    guard let anchor else {
      self.init(middle: CGPoint(x: area.midX, y: area.midY), content: content, area: area)
      return
    }
    let place = Self.visible(anchor, in: area)
    let directions = Self.order.filter { permitted.contains($0) }
    let rooms = directions.map { (direction: $0, room: Self.room($0, place, area)) }
    if let first = rooms.first(where: { Self.share(of: content, in: $0.room) >= 1 }) {
      self.init(first.direction, place, content, first.room)
      return
    }
    let best = rooms.max {
      Self.share(of: content, in: $0.room) < Self.share(of: content, in: $1.room)
    }
    if let best, !canOverlap, min(best.room.width, best.room.height) >= Self.leastSide {
      self.init(best.direction, place, content, best.room)
    } else {
      self.init(middle: CGPoint(x: place.midX, y: place.midY), content: content, area: area)
    }
  }

  /// Below or above the anchor first, where the popover hides little of the same line, then beside
  /// it.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Without an arrow, as near to a point as there is room.
  private init(middle: CGPoint, content: CGSize, area: CGRect) {
    let size = CGSize(
      width: min(content.width, area.width), height: min(content.height, area.height))
    body = CGRect(
      x: Self.clamp(middle.x - size.width / 2, area.minX, area.maxX - size.width).rounded(),
      y: Self.clamp(middle.y - size.height / 2, area.minY, area.maxY - size.height).rounded(),
      width: size.width, height: size.height)
    direction = .unknown
    tip = CGPoint(x: body.midX, y: body.midY)
  }

  private init(
    _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ content: CGSize, _ room: CGRect
  ) {
    let (width, height) = (min(content.width, room.width), min(content.height, room.height))
    let x = Self.clamp(anchor.midX - width / 2, room.minX, room.maxX - width).rounded()
    let y = Self.clamp(anchor.midY - height / 2, room.minY, room.maxY - height).rounded()
    let inset = Self.arrowInset
    let tipX = Self.clamp(anchor.midX, x + inset, x + width - inset)
    let tipY = Self.clamp(anchor.midY, y + inset, y + height - inset)
    let length = Self.arrowLength
    let origin: CGPoint
    switch direction {
    case .up:
      origin = CGPoint(x: x, y: room.minY)
      tip = CGPoint(x: tipX, y: room.minY - length)
    case .down:
      origin = CGPoint(x: x, y: room.maxY - height)
      tip = CGPoint(x: tipX, y: room.maxY + length)
    case .left:
      origin = CGPoint(x: room.minX, y: y)
      tip = CGPoint(x: room.minX - length, y: tipY)
    default:
      origin = CGPoint(x: room.maxX - width, y: y)
      tip = CGPoint(x: room.maxX + length, y: tipY)
    }
    body = CGRect(origin: origin, size: CGSize(width: width, height: height))
    self.direction = direction
  }

  /// Where the body may lie for the arrow to point in a direction.
  private static func room(
    _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ area: CGRect
  ) -> CGRect {
    var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
    switch direction {
    case .up: top = max(top, (anchor.maxY + arrowLength).rounded(.up))
    case .down: bottom = min(bottom, (anchor.minY - arrowLength).rounded(.down))
    case .left: left = max(left, (anchor.maxX + arrowLength).rounded(.up))
    default: right = min(right, (anchor.minX - arrowLength).rounded(.down))
    }
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The fraction of the content that fits; 1 is all.
  private static func share(of content: CGSize, in room: CGRect) -> CGFloat {
    func part(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
      length > room ? room / length : 1
    }
    return part(content.width, room.width) * part(content.height, room.height)
  }

  /// The visible part of an anchor; for an invisible one the nearest point.
  private static func visible(_ anchor: CGRect, in area: CGRect) -> CGRect {
    let left = clamp(anchor.minX, area.minX, area.maxX)
    let top = clamp(anchor.minY, area.minY, area.maxY)
    return CGRect(
      x: left, y: top, width: max(min(anchor.maxX, area.maxX) - left, 0),
      height: max(min(anchor.maxY, area.maxY) - top, 0))
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    high < low ? (low + high) / 2 : min(max(value, low), high)
  }
}
