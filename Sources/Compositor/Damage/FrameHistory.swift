internal import CoreGraphics

/// Remembers the operations that a compositor drew last, and finds out which pixels of the next
/// list differ.
///
/// It is the part of composition that does not depend on where the pixels are made: a list becomes
/// operations, and these are compared with those before.
struct FrameHistory {
  /// The operations of a list, and the pixels that have to be painted.
  struct Frame {
    var operations: [DrawOperation]
    /// Never empty.
    var changed: Region
  }

  private struct Drawn {
    var list: DisplayList
    var screen: PixelRect
    var operations: [DrawOperation]
  }

  private var last: Drawn?

  /// Makes a list the last one.
  ///
  /// - Parameters:
  ///   - screen: all pixels of the target.
  ///   - isPreserved: whether the target still has the pixels of the last list.
  ///   - resources: the pictures of the operations; they are made, if need be, but not drawn.
  /// - Returns: nil where no pixel changes.
  mutating func advance(
    to list: DisplayList, on screen: PixelRect, isPreserved: Bool, resources: RasterCache
  ) -> Frame? {
    let before = last.flatMap { $0.screen == screen && $0.list.isComparable(to: list) ? $0 : nil }
    let isSame = before?.list.root.isSame(as: list.root) ?? false
    if isSame, isPreserved { return nil }

    let operations: [DrawOperation]
    if isSame, let before {
      operations = before.operations
    } else {
      resources.beginFrame(screenArea: screen.area)
      let unit = PixelScale(of: list.root.transform)
      operations = Flattener(unit: unit, resources: resources, followsMotion: true)
        .screen(list, screen)
    }
    let changed: Region
    if isPreserved, let before {
      changed = Damage(from: before.operations, to: operations, on: screen).pixels
    } else {
      changed = Region(screen)
    }
    last = Drawn(list: list, screen: screen, operations: operations)
    resources.pixels.releaseFormer { neededPictures() }
    return changed.isEmpty ? nil : Frame(operations: operations, changed: changed)
  }

  /// Makes the next list one that is drawn completely.
  mutating func forget() { last = nil }

  /// The images, pictures and masks that the last list needs.
  ///
  /// - Parameter isElsewhere: whether what has no bitmap has its pixels elsewhere, as in a texture.
  func neededPictures(
    isElsewhere: @escaping (any PixelHolder) -> Bool = { _ in false }
  ) -> Set<ObjectIdentifier> {
    NeededPictures(of: last?.operations ?? [], isElsewhere: isElsewhere).ids
  }
}

extension Flattener {
  /// The operations of a whole list.
  fileprivate func screen(_ list: DisplayList, _ screen: PixelRect) -> [DrawOperation] {
    // The root's own transform is the screen's; a space of no transform holds it.
    guard let space = Space(.identity, unit: unit, visible: screen, culls: true) else {
      return []
    }
    // If points are not pixels nothing is known of the root yet.
    var root = space
    root.culls = true
    let background = SolidOperation(
      color: PremultipliedColor(list.background), coverage: Coverage(rect: screen))
    var flattener = self
    flattener.below = Underlay(
      [DrawOperation(bounds: screen, kind: .solid(background))], limit: screen)
    return flattener.group(list.root, in: root).map { [$0] } ?? []
  }
}

extension PixelScale {
  /// The scale of a root's transform; 1 where it is no plain scale.
  fileprivate init(of root: Homography) {
    let isPlain =
      root.isFinite && root.isAxisAligned && (0.01...100).contains(root.a)
      && (0.01...100).contains(root.d)
    self.init(x: isPlain ? root.a : 1, y: isPlain ? root.d : 1)
  }
}

extension DisplayList {
  /// Whether pixels of one list may be kept for the other.
  fileprivate func isComparable(to other: DisplayList) -> Bool {
    width == other.width && height == other.height && background == other.background
  }
}
