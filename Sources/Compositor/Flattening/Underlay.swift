internal import CoreGraphics

/// The operations below those of a group, in the pixels of the group's space. A backdrop in the
/// group shows them.
final class Underlay {
  /// From the back to the front.
  private let operations: [DrawOperation]
  /// Nothing outside is ever seen.
  let limit: PixelRect
  /// The clip of the group itself, which applies to its own operations.
  private let clip: Clip?

  private struct Clip {
    var limit: PixelRect
    var shape: Coverage?
  }

  init(_ operations: [DrawOperation], limit: PixelRect) {
    self.operations = operations
    self.limit = limit
    clip = nil
  }

  private init(_ operations: [DrawOperation], limit: PixelRect, clip: Clip?) {
    self.operations = operations
    self.limit = limit
    self.clip = clip
  }

  /// The underlay of content that is drawn into a separate bitmap: nothing is below.
  static func nothing() -> Underlay { Underlay([], limit: .unbounded) }

  /// With operations of the group itself above.
  func covered(by own: [DrawOperation]) -> Underlay {
    guard !own.isEmpty else { return self }
    guard let clip, clip.limit != .unbounded || clip.shape != nil else {
      return Underlay(operations + own, limit: limit)
    }
    let bounds = own.bounds.intersection(clip.limit)
    guard !bounds.isEmpty, let place = Self.place(at: .zero) else { return self }
    var group = GroupOperation(
      content: Flattener.noContent, space: place, children: own, opacity: 255,
      limit: clip.limit, clip: clip.shape)
    group.blending = clip.shape == nil ? own.blending : .none
    return Underlay(operations + [DrawOperation(group, bounds: bounds)], limit: limit)
  }

  /// The underlay of a group inside this group.
  ///
  /// - Parameters:
  ///   - origin: Where the inner group's pixels begin.
  ///   - limit, shape: Its clip, in its own pixels.
  func inside(_ origin: PixelOffset, limit: PixelRect, shape: Coverage?) -> Underlay {
    let clip = Clip(limit: limit, shape: shape)
    guard origin != .zero else {
      return Underlay(operations, limit: self.limit, clip: clip)
    }
    let moved = self.limit == .unbounded ? self.limit : self.limit.translated(by: -origin)
    guard !operations.isEmpty, let place = Self.place(at: -origin) else {
      return Underlay([], limit: moved, clip: clip)
    }
    var group = GroupOperation(
      content: Flattener.noContent, space: place, children: operations, opacity: 255,
      limit: .unbounded, clip: nil)
    group.blending = operations.blending
    return Underlay(
      [DrawOperation(group, bounds: operations.bounds)], limit: moved, clip: clip)
  }

  /// The operations that are visible in a rectangle.
  func operations(in frame: PixelRect) -> [DrawOperation] {
    let rest = Region(frame)
    var seen: [DrawOperation] = []
    for operation in operations.reversed() where !rest.isEmpty {
      guard rest.bounds.intersects(operation.bounds) else { continue }
      seen.append(operation)
      [operation].subtractOpaque(from: rest)
    }
    return seen.reversed()
  }

  /// A plane of pixels that begins elsewhere.
  private static func place(at origin: PixelOffset) -> Space? {
    var space = Space(
      .identity, unit: PixelScale(x: 1, y: 1), visible: .unbounded, culls: false)
    space?.origin = origin
    return space
  }
}
