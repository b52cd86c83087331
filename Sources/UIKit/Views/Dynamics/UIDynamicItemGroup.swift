public import CoreGraphics

/// Several items that move as one.
@preconcurrency @MainActor
public final class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, and its position while the group is not rotated.
  private struct Member {
    let item: any UIDynamicItem
    let offset: CGVector
    let transform: CGAffineTransform
  }

  private let members: [Member]

  /// A group of items at their current positions. Groups cannot be members; they are left out with
  /// a warning.
  public init(items: [any UIDynamicItem]) {
    let single = DynamicItemList(items.filter { !($0 is UIDynamicItemGroup) }).items
    if items.contains(where: { $0 is UIDynamicItemGroup }) {
      Diagnostics.warn("A group of dynamic items cannot contain groups; they are left out.")
    }
    let frames = single.map(Self.frame).filter(\.isFinite)
    let box = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    members = single.map {
      Member(
        item: $0, offset: CGVector(dx: $0.center.x - middle.x, dy: $0.center.y - middle.y),
        transform: $0.transform)
    }
    bounds = CGRect(origin: .zero, size: box.size)
    center = middle
    super.init()
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let (size, center) = (item.bounds.size, item.center)
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(item.transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// The members, in order.
  public var items: [any UIDynamicItem] { members.map(\.item) }
  /// The size of the box around the members when the group was made, with an origin of zero.
  public let bounds: CGRect
  /// The middle of that box. Setting it moves the members.
  public var center: CGPoint { didSet { placeMembers() } }
  /// Rotates the members about the group's centre.
  public var transform = CGAffineTransform.identity { didSet { placeMembers() } }

  private func placeMembers() {
    for member in members {
      let offset = CGPoint(x: member.offset.dx, y: member.offset.dy).applying(transform)
      member.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      member.item.transform = member.transform.concatenating(transform)
    }
  }

  /// The members with their placements relative to the group's centre, as parts of its outline.
  var parts: [(item: any UIDynamicItem, placement: CGAffineTransform)] {
    members.map { member in
      let moved = CGAffineTransform(translationX: member.offset.dx, y: member.offset.dy)
      return (member.item, member.transform.concatenating(moved))
    }
  }
}
