/// The images, pictures and masks that operations need: those that they show, and what those of
/// these that have no pixels yet are made of.
struct NeededPictures {
  private(set) var ids: Set<ObjectIdentifier> = []
  private let isElsewhere: (any PixelHolder) -> Bool

  /// - Parameter isElsewhere: whether what has no bitmap has its pixels elsewhere, as in a texture.
  init(of operations: [DrawOperation], isElsewhere: @escaping (any PixelHolder) -> Bool) {
    self.isElsewhere = isElsewhere
    add(operations)
  }

  private mutating func add(_ operations: [DrawOperation]) {
    for operation in operations {
      switch operation.kind {
      case .picture(let picture): add(picture.source)
      case .shadow(let shadow): add(shadow.mask)
      case .solid: break
      case .group(let group):
        add(group.children)
        add(group.mask?.children ?? [])
      }
    }
  }

  private mutating func add(_ source: PixelSource) {
    switch source {
    case .image(let image): ids.insert(ObjectIdentifier(image))
    case .raster(let raster): add(raster)
    case .reduction(let reduction):
      guard isNewWithoutPixels(reduction) else { return }
      if let larger = reduction.neededReduction { add(.reduction(larger)) }
      if let source = reduction.neededSource { add(source) }
    }
  }

  private mutating func add(_ raster: Raster) {
    if let standIn = raster.standIn { return add(standIn.source) }
    guard isNewWithoutPixels(raster) else { return }
    switch raster.recipe {
    case .operations(let operations): add(operations)
    case .drawing: break
    case .effects(let effects): for raster in effects.rasters { add(raster) }
    }
  }

  private mutating func add(_ mask: ShadowMask) {
    if isNewWithoutPixels(mask), let raster = mask.raster { add(raster) }
  }

  private mutating func isNewWithoutPixels(_ holder: any PixelHolder) -> Bool {
    ids.insert(ObjectIdentifier(holder)).inserted && holder.bitmap == nil && !isElsewhere(holder)
  }
}
