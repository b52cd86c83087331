internal import CoreGraphics

/// A bitmap that the compositor draws when it is first needed.
final class Raster {
  /// How its pixels are made.
  enum Recipe {
    /// A group's content, in content pixels: the content's coordinates times `scale`.
    case operations([DrawOperation])
    case drawing(Drawing)
    case effects(EffectRecipe)
  }

  let recipe: Recipe
  /// The part of the content that the picture holds, in its pixels.
  let frame: PixelRect
  /// Pixels per point.
  let scale: PixelScale
  let isOpaque: Bool
  /// An existing picture that contains all its pixels, so that no copy has to be made.
  let standIn: StandIn?
  /// Whether it is the picture of a backdrop.
  var isBackdrop = false
  var bitmap: Bitmap?
  /// Makes its rows while they are painted, if its pixels are not stored.
  var rows: (any EffectRows)?
  /// How often its pixels were made without storing them (1 stands for all of them), and the number
  /// of the last frame that did so.
  private var passingUses = (count: 0.0, last: 0)
  /// The number of the frame that used it last.
  var lastUse = 0

  init(_ recipe: Recipe, frame: PixelRect, scale: PixelScale) {
    self.recipe = recipe
    self.frame = frame
    self.scale = scale
    switch recipe {
    case .operations(let operations):
      isOpaque = operations.cover(frame)
      standIn = operations.standIn(for: frame)
    case .drawing(let drawing): (isOpaque, standIn) = (drawing.pattern?.isOpaque ?? false, nil)
    case .effects(let effects): (isOpaque, standIn) = (effects.isOpaque, nil)
    }
  }

  /// The pixels, once they are prepared.
  var pixels: SourcePixels? {
    guard let standIn else { return bitmap?.source }
    guard let pixels = standIn.source.pixels else { return nil }
    return SourcePixels(
      base: pixels.base + standIn.y * pixels.bytesPerRow + standIn.x * 4, width: frame.width,
      height: frame.height, bytesPerRow: pixels.bytesPerRow)
  }
}

extension Raster {
  /// The rows that are drawn: one for a pattern whose rows are alike.
  var keptRows: Int {
    guard case .drawing(let drawing) = recipe else { return frame.height }
    return drawing.pattern?.likeness == .rows ? 1 : frame.height
  }

  /// Memory for its pixels.
  func makeBitmap(from memory: BitmapAccount) -> Bitmap {
    Bitmap(width: frame.width, height: frame.height, keptRows: keptRows, from: memory)
  }

  /// The greatest number of times that the pixels are made without storing them. The last frame of
  /// a transition repeats the one before it, the first frame of the reverse transition shows it
  /// again, and in between small parts may be painted. For these few uses, allocating memory of the
  /// screen's size would take longer.
  private static let mostPassingUses = 3.5

  /// Whether storing the pixels is better than making them again in this frame.
  ///
  /// - Parameter share: of its pixels that the frame makes otherwise.
  func isBetterKept(inFrame frame: Int, making share: Double = 1) -> Bool {
    passingUses.count + share > Self.mostPassingUses && passingUses.last != frame
  }

  /// Records that a frame makes a fraction of the pixels without storing them.
  func notePassingUse(inFrame frame: Int, making share: Double = 1) {
    guard passingUses.count == 0 || passingUses.last != frame else { return }
    passingUses = (passingUses.count + share, frame)
  }

  /// The effects that make its pixels, if the pixels are better made while they are painted,
  /// because they may never be shown again; nil otherwise.
  func passingEffects(inFrame frame: Int, making share: Double = 1) -> EffectRecipe? {
    guard case .effects(let effects) = recipe, bitmap == nil, !isBackdrop,
      !isBetterKept(inFrame: frame, making: share)
    else { return nil }
    return effects
  }

  /// The share of its pixels that are made where parts of it are painted, as large as these.
  func share(of rects: [PixelRect]) -> Double {
    guard case .effects(let effects) = recipe, effects.isMadeByRows else { return 1 }
    let area = rects.reduce(0.0) { $0 + Double($1.width) * Double($1.height) }
    return min(area / (Double(frame.width) * Double(frame.height)), 1)
  }

  /// Itself, or the picture whose pixels it would be a copy of.
  var original: Raster? {
    guard let standIn else { return self }
    guard case .raster(let other) = standIn.source, standIn.x == 0, standIn.y == 0,
      other.frame.width == frame.width, other.frame.height == frame.height
    else { return nil }
    return other.original
  }
}

/// Pixels of another picture that are those of a raster; the raster's first one is at x, y.
struct StandIn {
  var source: PixelSource
  var x, y: Int
}

extension [DrawOperation] {
  /// Whether the operations surely make every pixel of a rectangle opaque.
  func cover(_ rect: PixelRect, asStated: Bool = false) -> Bool {
    let rest = Region(rect)
    subtractOpaque(from: rest, asStated: asStated)
    return rest.isEmpty
  }

  /// Subtracts the pixels that the operations surely cover opaquely, and that no later one makes
  /// transparent.
  func subtractOpaque(from region: Region, asStated: Bool = false) {
    guard let index = lastIndex(where: { $0.blending == .erases }) else {
      return subtractEachOpaque(from: region, asStated: asStated)
    }
    let erased = region.intersection(self[index].bounds)
    region.subtract(erased)
    Array(self[..<index]).subtractOpaque(from: region, asStated: asStated)
    region.formUnion(erased)
    Array(self[(index + 1)...]).subtractEachOpaque(from: region, asStated: asStated)
  }

  /// - Parameter asStated: see `DrawOperation.opaqueRects(asStated:)`.
  private func subtractEachOpaque(from region: Region, asStated: Bool) {
    for operation in self where !region.isEmpty {
      for rect in operation.opaqueRects(asStated: asStated) {
        region.subtract(rect.intersection(operation.bounds))
      }
      if case .group(let group) = operation.kind, group.isDirect {
        let hidden = region.intersection(operation.bounds)
        guard !hidden.isEmpty else { continue }
        hidden.translate(by: -group.space.origin)
        let rest = hidden.copy()
        group.children.subtractOpaque(from: rest, asStated: asStated)
        hidden.subtract(rest)
        hidden.translate(by: group.space.origin)
        region.subtract(hidden)
      }
    }
  }

  /// The picture of which the operations only copy a part without scaling it; nil if there is none.
  func standIn(for frame: PixelRect) -> StandIn? {
    // The last one may hide those before it.
    guard let last, last.bounds.contains(frame), count == 1 || [last].cover(frame) else {
      return nil
    }
    switch last.kind {
    case .group(let group):
      return group.isDirect
        ? group.children.standIn(for: frame.translated(by: -group.space.origin)) : nil
    case .picture(let picture):
      guard case .moved(let x, let y) = picture.mapping, picture.opacity == 255,
        picture.coverage.full.contains(where: { $0.contains(frame) })
      else { return nil }
      let part = PixelRect(
        x: frame.x - x, y: frame.y - y, width: frame.width, height: frame.height)
      return picture.window.contains(part)
        ? StandIn(source: picture.source, x: part.x, y: part.y) : nil
    case .solid, .shadow: return nil
    }
  }

  /// The pixels that are touched at all.
  var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }
}
