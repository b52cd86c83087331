internal import CoreGraphics

/// A cache of the results of groups' effects.
final class EffectCache {
  private var rasters: [ObjectIdentifier: [Raster]] = [:]

  func release(unusedSince oldest: Int) {
    for id in rasters.keys {
      rasters[id]?.removeAll { $0.lastUse < oldest }
      if rasters[id]?.isEmpty == true { rasters[id] = nil }
    }
  }

  func removeAll() { rasters.removeAll() }

  /// The picture of a content through equal effects, made by `make` where there is none.
  func raster(
    of content: GroupContent, effects: [Effect], frame area: PixelRect,
    scale: PixelScale, frame: Int, make: () -> EffectRecipe
  ) -> Raster {
    // A picture's recipe holds the content, so that its identity stays its own.
    let id = ObjectIdentifier(content)
    let known = rasters[id]?.first { raster in
      guard case .effects(let recipe) = raster.recipe else { return false }
      return raster.frame == area && raster.scale == scale && recipe.effects == effects
    }
    let raster = known ?? Raster(.effects(make()), frame: area, scale: scale)
    raster.lastUse = frame
    if known == nil {
      // Removes results that this frame has not used: an animation has moved on from them.
      rasters[id]?.removeAll { $0.lastUse < frame }
      rasters[id, default: []].append(raster)
    }
    return raster
  }
}
