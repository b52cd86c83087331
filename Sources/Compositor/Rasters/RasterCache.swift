internal import CoreGraphics

/// A cache of bitmaps for reuse: groups, halved images, shadows. It keeps those that the last few
/// frames used.
///
/// The cache does not affect any pixel: the key of a bitmap contains everything that it depends on,
/// and its pixels are drawn again after they were released. They are within a limit of memory, see
/// `PixelStore`.
final class RasterCache {
  /// The number of frames after which unused entries are released.
  static let patience = 8

  /// Pixels of the largest picture made of a group.
  private var largestRaster = 0
  private(set) var frame = 0
  /// The memory of all pictures.
  let pixels: PixelStore
  private let drawings = DrawingCache()
  let effects = EffectCache()
  let backdrops = BackdropCache()
  let evenBlocks = EvenBlockCache()
  private let coverages = CoverageCache()

  private var contents: [ContentKey: FlattenedContent] = [:]
  private var reductions: [ReductionKey: Reduction] = [:]
  private var shapeMasks: [ShadowMask.Key: ShadowMask] = [:]
  private var tracedMasks: [TracedMaskKey: ShadowMask] = [:]
  private var shadows: [ShadowContent] = []
  /// By the identity of the group's content. A content may be shown with several masks at a time.
  private var unplaced: [ObjectIdentifier: [UnplacedContent]] = [:]
  private var seen: [ObjectIdentifier: SeenGroup] = [:]
  private var seenBefore: [ObjectIdentifier: SeenGroup] = [:]
  /// The contents that were visited in this frame, and in the last one.
  private var visited: Set<ObjectIdentifier> = []
  private var visitedBefore: Set<ObjectIdentifier> = []
  /// How often something was drawn only where it can be seen, because all of it is too large.
  private var usesOfVisibleArea = 0

  /// - Parameter memory: the memory of the pictures to keep from frame to frame, with its budget.
  init(memory: BitmapPool = .shared) {
    pixels = PixelStore(in: memory)
  }

  /// Starts a frame on a screen of so many pixels: forgets what was not used lately.
  func beginFrame(screenArea: Int) {
    frame += 1
    let area = max(screenArea, 1 << 18)
    largestRaster = area * 4
    seenBefore = seen
    seen.removeAll(keepingCapacity: true)
    swap(&visited, &visitedBefore)
    visited.removeAll(keepingCapacity: true)
    let oldest = frame - Self.patience
    pixels.beginFrame(frame, patience: Self.patience, screenArea: area)
    drawings.release(unusedSince: oldest)
    effects.release(unusedSince: oldest)
    backdrops.release(unusedSince: oldest)
    evenBlocks.release(unusedSince: oldest)
    coverages.release(unusedSince: oldest)
    contents.removeValues { $0.lastUse < oldest }
    reductions.removeValues { $0.lastUse < oldest }
    shapeMasks.removeValues { $0.lastUse < oldest }
    tracedMasks.removeValues { $0.lastUse < oldest }
    shadows.removeAll { $0.lastUse < oldest }
    if unplaced.values.contains(where: { $0.contains { $0.lastUse < oldest } }) {
      unplaced = unplaced.mapValues { $0.filter { $0.lastUse >= oldest } }
      unplaced.removeValues(where: \.isEmpty)
    }
  }

  /// Releases everything.
  func removeAll() {
    contents.removeAll()
    reductions.removeAll()
    shapeMasks.removeAll()
    tracedMasks.removeAll()
    shadows.removeAll()
    unplaced.removeAll()
    seen.removeAll()
    seenBefore.removeAll()
    visited.removeAll()
    visitedBefore.removeAll()
    drawings.removeAll()
    effects.removeAll()
    backdrops.removeAll()
    evenBlocks.removeAll()
    coverages.removeAll()
    pixels.removeAll()
  }

  /// Releases the contents that the last frame did not show, with the images in them.
  func releaseUnusedContents() {
    contents.removeValues { $0.lastUse < frame }
  }

  // MARK: Motion

  /// Records the position and the opacity of a group. Returns whether the group is drawn as a
  /// picture already, or has moved or faded since the last frame while its content stayed the same.
  func updateMotion(of group: DisplayGroup, at place: PixelOffset) -> Bool {
    let id = ObjectIdentifier(group.content)
    let before = seenBefore[id]
    seen[id] = SeenGroup(
      group: group, place: place, opacity: group.opacity, isPictured: false)
    guard let before, before.group.mask === group.mask, before.group.effects == group.effects
    else { return false }
    return before.isPictured || before.place != place || before.opacity != group.opacity
  }

  /// Notes a content of this frame, and returns whether it was in the last one or elsewhere in
  /// this one, too.
  func wasSeen(_ content: GroupContent) -> Bool {
    let id = ObjectIdentifier(content)
    return !visited.insert(id).inserted || visitedBefore.contains(id)
  }

  func keepsPicture(of group: DisplayGroup) {
    seen[ObjectIdentifier(group.content)]?.isPictured = true
  }

  // MARK: Groups

  /// The picture of a content, or of the part of it in `clip`, in content pixels; nil where it
  /// would be empty or too large.
  func raster(of entry: FlattenedContent, unit: PixelScale, clip: PixelRect?) -> RasterPart? {
    let wanted = clip.map { entry.bounds.intersection($0) } ?? entry.bounds
    guard !wanted.isEmpty, canHold(wanted) else { return nil }
    if let raster = entry.raster, raster.frame.contains(wanted) {
      raster.lastUse = frame
      return RasterPart(
        raster: raster, frame: wanted, isOpaque: raster.isOpaque || entry.covers(wanted))
    }
    let raster = Raster(.operations(entry.operations), frame: wanted, scale: unit)
    raster.lastUse = frame
    entry.raster = raster
    return RasterPart(raster)
  }

  /// The picture of exactly the given part of a content; nil where nothing is drawn there.
  func raster(of entry: FlattenedContent, unit: PixelScale, frame area: PixelRect) -> Raster? {
    guard !entry.bounds.intersection(area).isEmpty else { return nil }
    let known = [entry.raster, entry.framed].compactMap { $0 }.first { $0.frame == area }
    let raster =
      known ?? Raster(.operations(entry.operations), frame: area, scale: unit)
    raster.lastUse = frame
    if known == nil { entry.framed = raster }
    return raster
  }

  /// Whether a picture of that size may be made at all.
  func canHold(_ area: PixelRect) -> Bool {
    area.width <= 16_000 && area.height <= 16_000 && area.area <= largestRaster
  }

  /// Records that the content that is being made depends on which part of it is visible, so that it
  /// is different elsewhere.
  func noteUseOfVisibleArea() { usesOfVisibleArea += 1 }

  /// A content's operations in its own pixels.
  ///
  /// - Parameter depth: where the content is cut off for lack of depth; 0 where it is not.
  func entry(
    for content: GroupContent, unit: PixelScale, depth: Int, flatten: () -> [DrawOperation]
  ) -> FlattenedContent {
    let key = ContentKey(content: ObjectIdentifier(content), unit: unit, depth: depth)
    if let known = contents[key] {
      known.lastUse = frame
      if known.usesVisibleArea { noteUseOfVisibleArea() }
      return known
    }
    let uses = usesOfVisibleArea
    let operations = flatten()
    let entry = FlattenedContent(
      content: content, operations: operations, usesVisibleArea: usesOfVisibleArea != uses)
    contents[key] = entry
    entry.lastUse = frame
    return entry
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
    // Removes contents that were not used in the last frame: an animation has moved on from them.
    unplaced[id]?.removeAll { $0.lastUse < frame - 1 }
    unplaced[id, default: []].append(
      UnplacedContent(group: bare, content: content, lastUse: frame))
    return content
  }

  // MARK: Shapes

  /// The coverage of a shape within a rectangle.
  func coverage(of shape: AlignedShape, in clip: PixelRect) -> Coverage {
    coverages.coverage(of: shape, in: clip, frame: frame)
  }

  // MARK: Drawings

  /// The picture of a drawing, or of the visible part of it; nil where that is too large.
  func raster(of drawing: Drawing, scale: PixelScale, visible: PixelRect) -> Raster? {
    drawings.raster(
      of: drawing, scale: scale, visible: visible, frame: frame,
      canHold: { canHold($0) }, usesVisible: { noteUseOfVisibleArea() })
  }

  /// The picture of a drawing's first column; nil where that is too high.
  func column(of drawing: Drawing, scale: PixelScale) -> Raster? {
    var part = drawing.frame(at: scale)
    part.width = min(part.width, 1)
    guard !part.isEmpty, canHold(part) else { return nil }
    return drawings.raster(of: drawing, scale: scale, part: part, frame: frame)
  }

  // MARK: Halved pictures

  /// - Parameter window: the part of the source to halve.
  func reduction(of source: PixelSource, in window: PixelRect, x: Int, y: Int) -> Reduction {
    let (source, left, top) = source.resolved
    let window = window.translated(x: left, y: top)
    let key = ReductionKey(source: source.identity, window: window, x: x, y: y)
    let reduction = reductions[key] ?? makeReduction(of: source, key)
    reductions[key] = reduction
    reduction.lastUse = frame
    return reduction
  }

  /// A picture that grows smaller, as in a zoom, was shown at twice the size just before.
  private func makeReduction(of source: PixelSource, _ key: ReductionKey) -> Reduction {
    var larger = key
    (larger.x, larger.y) = Reduction.sizeBefore(x: key.x, y: key.y)
    return Reduction(
      source, in: key.window, halvingsX: key.x, halvingsY: key.y, larger: reductions[larger])
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

  /// The mask of a drawing that is a path's inside; nil where that would be too large.
  func mask(of drawing: Drawing, _ path: CGPath, unit: PixelScale) -> ShadowMask? {
    let key = TracedMaskKey(silhouette: ObjectIdentifier(drawing), sigma: 0, unit: unit)
    let known = tracedMasks[key]
    let area = drawing.frame(at: unit)
    guard known != nil || (!area.isEmpty && canHold(area)) else { return nil }
    let mask = known ?? ShadowMask(drawing, path, unit: unit)
    tracedMasks[key] = mask
    mask.lastUse = frame
    return mask
  }

  /// A content with only this shadow. The same object is returned as long as it is requested in
  /// each frame.
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

extension Dictionary {
  /// Removes the values that satisfy a condition. If there are none, as in most frames, the
  /// dictionary is only read.
  mutating func removeValues(where isDue: (Value) -> Bool) {
    if values.contains(where: isDue) { self = filter { !isDue($0.value) } }
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
  var depth: Int
}

private struct ReductionKey: Hashable {
  var source: ObjectIdentifier
  var window: PixelRect
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
  var place: PixelOffset
  var opacity: Double
  var isPictured: Bool
}
