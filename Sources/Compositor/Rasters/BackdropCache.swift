internal import CoreGraphics

/// A cache of backdrops: the content below a shape, seen through a material.
final class BackdropCache {
  private struct Entry {
    let operations: [DrawOperation]
    let raster: Raster
  }

  private var entries: [Entry] = []

  func release(unusedSince oldest: Int) {
    entries.removeAll { $0.raster.lastUse < oldest }
  }

  func removeAll() { entries.removeAll() }

  /// The picture of a material above some operations: the same one as long as no pixel of these
  /// changes in the frame.
  ///
  /// - Parameters:
  ///   - shown: The pixels of the picture.
  ///   - area: The pixels of the operations that it depends on, `shown` and some around them.
  func raster(
    of operations: [DrawOperation], through material: Material, shown: PixelRect,
    from area: PixelRect, scale: PixelScale, now: Int
  ) -> Raster {
    let effects = [Effect.material(material)]
    let known = entries.first { entry in
      guard case .effects(let recipe) = entry.raster.recipe else { return false }
      return entry.raster.frame == shown && recipe.source?.frame == area
        && entry.raster.scale == scale && recipe.effects == effects
        && Damage(from: entry.operations, to: operations, on: area).isEmpty
    }
    if let known {
      known.raster.lastUse = now
      return known.raster
    }
    let source = Raster(.operations(operations), frame: area, scale: scale)
    let rect = CGRect(
      x: Double(area.x) / scale.x, y: Double(area.y) / scale.y,
      width: Double(area.width) / scale.x, height: Double(area.height) / scale.y)
    let recipe = EffectRecipe(
      effects, content: Flattener.noContent, source: source, inputs: [[]],
      area: EffectArea(rect: rect, extent: rect, scale: scale.x))
    let raster = Raster(.effects(recipe), frame: shown, scale: scale)
    raster.isBackdrop = true
    (source.lastUse, raster.lastUse) = (now, now)
    // Removes entries that were not used in the last frame: an animation has moved on from them.
    entries.removeAll { $0.raster.lastUse < now - 1 }
    entries.append(Entry(operations: operations, raster: raster))
    return raster
  }
}
