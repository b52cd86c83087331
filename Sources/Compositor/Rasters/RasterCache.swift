internal import CoreGraphics

/// What was drawn once and may be used again: groups as pictures, halved pictures, shadows. It
/// keeps what the last few frames used, within a limit of memory.
final class RasterCache {
  /// What no frame has used for so many frames is let go.
  static let patience = 8

  /// Without its effects a group would look wrong, where without a picture of its own it is only
  /// slower to draw: for effects there may be so many times the budget.
  private static let effectsShare = 4

  /// Bytes of pixels to keep; set for the screen at hand.
  private(set) var budget = 0
  /// Pixels of the largest picture made of a group.
  private var largestRaster = 0
  private(set) var frame = 0
  /// Where the pictures' memory comes from.
  let pool = BitmapPool()
  private let drawings = DrawingCache()
  let effects = EffectCache()
  /// Contents flattened so far.
  private var made = 0

  private var contents: [ContentKey: FlattenedContent] = [:]
  private var reductions: [ReductionKey: Reduction] = [:]
  private var shapeMasks: [ShadowMask.Key: ShadowMask] = [:]
  private var tracedMasks: [TracedMaskKey: ShadowMask] = [:]
  private var shadows: [ShadowContent] = []
  /// By the group's content, which may be shown under several masks at a time.
  private var unplaced: [ObjectIdentifier: [UnplacedContent]] = [:]
  private var seen: [ObjectIdentifier: SeenGroup] = [:]
  private var seenBefore: [ObjectIdentifier: SeenGroup] = [:]

  /// Starts a frame on a screen of so many pixels: forgets what nobody used lately.
  func beginFrame(screenArea: Int) {
    frame += 1
    let area = max(screenArea, 1 << 18)
    largestRaster = area * 4
    budget = area * 4 * 4
    seenBefore = seen
    seen.removeAll(keepingCapacity: true)
    let oldest = frame - Self.patience
    pool.beginFrame(patience: Self.patience, limit: budget)
    drawings.release(unusedSince: oldest)
    effects.release(unusedSince: oldest)
    contents = contents.filter { $0.value.lastUse >= oldest }
    reductions = reductions.filter { $0.value.lastUse >= oldest }
    shapeMasks = shapeMasks.filter { $0.value.lastUse >= oldest }
    tracedMasks = tracedMasks.filter { $0.value.lastUse >= oldest }
    shadows.removeAll { $0.lastUse < oldest }
    unplaced = unplaced.mapValues { $0.filter { $0.lastUse >= oldest } }.filter {
      !$0.value.isEmpty
    }
  }

  /// Lets go of everything.
  func removeAll() {
    contents.removeAll()
    reductions.removeAll()
    shapeMasks.removeAll()
    tracedMasks.removeAll()
    shadows.removeAll()
    unplaced.removeAll()
    seen.removeAll()
    seenBefore.removeAll()
    drawings.removeAll()
    effects.removeAll()
    pool.releaseAll()
  }

  // MARK: Motion

  /// Notes where a group is, and tells whether it is drawn as a picture already or has moved or
  /// faded, itself unchanged, since the last frame.
  func notices(_ group: DisplayGroup, transform: Homography) -> Bool {
    let id = ObjectIdentifier(group.content)
    let before = seenBefore[id]
    seen[id] = SeenGroup(
      group: group, transform: transform, opacity: group.opacity, isPictured: false)
    guard let before, before.group.mask === group.mask,
      before.group.effects.isSame(as: group.effects)
    else { return false }
    return before.isPictured || before.transform != transform || before.opacity != group.opacity
  }

  func keepsPicture(of group: DisplayGroup) {
    seen[ObjectIdentifier(group.content)]?.isPictured = true
  }

  // MARK: Groups

  /// The picture of a content, or of the part of it in `clip`, in content pixels; nil where it
  /// would be empty or too large.
  func raster(
    of content: GroupContent, unit: PixelScale, clip: PixelRect?,
    flatten: () -> [DrawOperation]
  ) -> Raster? {
    let entry = entry(for: content, unit: unit, flatten)
    let wanted = clip.map { entry.bounds.intersection($0) } ?? entry.bounds
    guard !wanted.isEmpty, wanted.width <= 16_000, wanted.height <= 16_000 else { return nil }
    if let raster = entry.raster, raster.frame.contains(wanted) {
      raster.lastUse = frame
      return raster
    }
    guard wanted.area <= largestRaster, makeRoom(for: wanted.area * 4, besides: entry) else {
      return nil
    }
    let raster = Raster(.operations(entry.operations), frame: wanted, scale: unit)
    raster.lastUse = frame
    entry.raster = raster
    return raster
  }

  /// The picture of exactly the given part of a content; nil where nothing is drawn there.
  func raster(
    of content: GroupContent, unit: PixelScale, frame area: PixelRect,
    flatten: () -> [DrawOperation]
  ) -> Raster? {
    let entry = entry(for: content, unit: unit, flatten)
    guard !entry.bounds.intersection(area).isEmpty else { return nil }
    let known = [entry.raster, entry.framed].compactMap { $0 }.first { $0.frame == area }
    let raster =
      known ?? Raster(.operations(entry.operations), frame: area, scale: unit)
    raster.lastUse = frame
    if known == nil { entry.framed = raster }
    return raster
  }

  /// Whether a group may be seen through effects: whether there is room for its picture, those that
  /// they are applied to, and the one that comes of them, so many in all. What this frame has no
  /// use for makes way for them.
  func makesRoom(forEffects pictures: Int, of area: PixelRect) -> Bool {
    makeRoom(for: area.area * 4 * pictures, besides: nil, limit: budget * Self.effectsShare)
  }

  /// Where a content draws, in content pixels.
  func bounds(
    of content: GroupContent, unit: PixelScale, flatten: () -> [DrawOperation]
  ) -> PixelRect {
    entry(for: content, unit: unit, flatten).bounds
  }

  /// Whether a picture of that size may be made at all.
  func hasRoom(for area: PixelRect) -> Bool {
    area.width <= 16_000 && area.height <= 16_000 && area.area <= largestRaster
  }

  private func entry(
    for content: GroupContent, unit: PixelScale, _ flatten: () -> [DrawOperation]
  ) -> FlattenedContent {
    let key = ContentKey(content: ObjectIdentifier(content), unit: unit)
    let known = contents[key]
    if known == nil { made += 1 }
    let entry =
      known ?? FlattenedContent(content: content, number: made, operations: flatten())
    contents[key] = entry
    entry.lastUse = frame
    return entry
  }

  /// Lets go of what this frame has no use for, the oldest first, until there is room.
  private func makeRoom(for bytes: Int, besides entry: FlattenedContent?, limit: Int? = nil) -> Bool
  {
    var used =
      contents.values.reduce(0) { $0 + ($1 === entry ? 0 : $1.byteCount) }
      + reductions.values.reduce(0) { $0 + $1.byteCount } + drawings.byteCount + effects.byteCount
    guard used + bytes > budget else { return true }
    used -= drawings.byteCount + effects.byteCount
    drawings.release(unusedSince: frame)
    effects.release(unusedSince: frame)
    used += drawings.byteCount + effects.byteCount
    let unused = contents.values
      .filter { $0.byteCount > 0 && $0 !== entry && $0.lastUse < frame }
      .sorted { ($0.lastUse, $0.number) < ($1.lastUse, $1.number) }
    for other in unused where used + bytes > budget {
      used -= other.byteCount
      (other.raster, other.framed) = (nil, nil)
    }
    return used + bytes <= limit ?? budget
  }

  /// A content that holds what a group draws through its effects and its mask: the same one as long
  /// as these stay.
  func content(withoutPlaceOf group: DisplayGroup) -> GroupContent {
    let id = ObjectIdentifier(group.content)
    let bare = DisplayGroup(content: group.content, mask: group.mask, effects: group.effects)
    if let index = unplaced[id]?.firstIndex(where: { $0.group.isSame(as: bare) }),
      let content = unplaced[id]?[index].content
    {
      unplaced[id]?[index].lastUse = frame
      return content
    }
    let content = GroupContent(nodes: [.group(bare)])
    // What the frame before last showed has been animated on from.
    unplaced[id]?.removeAll { $0.lastUse < frame - 1 }
    unplaced[id, default: []].append(
      UnplacedContent(group: bare, content: content, lastUse: frame))
    return content
  }

  // MARK: Drawings

  /// The picture of a drawing, or of what is seen of it; nil where that is too large.
  func raster(of drawing: Drawing, scale: PixelScale, visible: PixelRect) -> Raster? {
    drawings.raster(
      of: drawing, scale: scale, visible: visible, largestArea: largestRaster, frame: frame)
  }

  // MARK: Halved pictures

  func reduction(of source: PixelSource, x: Int, y: Int) -> Reduction {
    let key = ReductionKey(source: source.identity, x: x, y: y)
    let reduction = reductions[key] ?? Reduction(source, halvingsX: x, halvingsY: y)
    reductions[key] = reduction
    reduction.lastUse = frame
    return reduction
  }

  // MARK: Shadows

  func mask(_ key: ShadowMask.Key) -> ShadowMask {
    let mask = shapeMasks[key] ?? ShadowMask(key)
    shapeMasks[key] = mask
    mask.lastUse = frame
    return mask
  }

  func mask(of raster: Raster, sigma: Double) -> ShadowMask {
    let key = TracedMaskKey(silhouette: ObjectIdentifier(raster), sigma: sigma, unit: nil)
    let mask = tracedMasks[key] ?? ShadowMask(raster: raster, sigma: sigma)
    tracedMasks[key] = mask
    mask.lastUse = frame
    return mask
  }

  func mask(of path: CGPath, sigma: Double, unit: PixelScale) -> ShadowMask? {
    let key = TracedMaskKey(silhouette: ObjectIdentifier(path), sigma: sigma, unit: unit)
    let known = tracedMasks[key]
    guard
      let mask = known
        ?? ShadowMask(path: path, sigma: sigma, unit: unit, largestArea: largestRaster)
    else { return nil }
    tracedMasks[key] = mask
    mask.lastUse = frame
    return mask
  }

  /// A content that holds just this shadow: the same one as long as it is asked for.
  func content(for shadow: Shadow) -> GroupContent {
    if let index = shadows.firstIndex(where: { $0.shadow == shadow }) {
      shadows[index].lastUse = frame
      return shadows[index].content
    }
    let content = GroupContent(nodes: [.shadow(shadow)])
    shadows.append(ShadowContent(shadow: shadow, content: content, lastUse: frame))
    return content
  }
}

private struct UnplacedContent {
  var group: DisplayGroup
  var content: GroupContent
  var lastUse: Int
}

private struct ContentKey: Hashable {
  var content: ObjectIdentifier
  var unit: PixelScale
}

private struct ReductionKey: Hashable {
  var source: ObjectIdentifier
  var x, y: Int
}

private struct TracedMaskKey: Hashable {
  var silhouette: ObjectIdentifier
  var sigma: Double
  var unit: PixelScale?
}

private struct ShadowContent {
  var shadow: Shadow
  var content: GroupContent
  var lastUse: Int
}

private struct SeenGroup {
  var group: DisplayGroup
  var transform: Homography
  var opacity: Double
  var isPictured: Bool
}

/// A content's operations in content pixels, and its picture while there is one.
private final class FlattenedContent {
  /// Held so that its identity stays its own.
  let content: GroupContent
  /// Counts up, so that which of two goes first is the same in every run.
  let number: Int
  let operations: [DrawOperation]
  let bounds: PixelRect
  var raster: Raster?
  /// The picture that an effect is applied to, where its frame is another.
  var framed: Raster?
  var lastUse = 0

  var byteCount: Int { (raster?.byteCount ?? 0) + (framed?.byteCount ?? 0) }

  init(content: GroupContent, number: Int, operations: [DrawOperation]) {
    self.content = content
    self.number = number
    self.operations = operations
    bounds = operations.bounds
  }
}
