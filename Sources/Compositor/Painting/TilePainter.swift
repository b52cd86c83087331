internal import CPixelKernels
internal import CPixman
internal import CoreGraphics

/// Paints a plan's steps on one surface, on one thread.
struct TilePainter {
  let surface: Surface
  let evenBlocks: EvenBlockCache
  let scratch: ScratchMemory
  /// How many layers this one is in.
  let depth: Int

  /// The scratch blocks that each depth uses for itself.
  private enum Block: Int, CaseIterable { case layer, picture, mask, silhouette, rows }

  private func block(_ block: Block, byteCount: Int) -> UnsafeMutableRawPointer {
    scratch.block(depth * Block.allCases.count + block.rawValue, byteCount: byteCount)
  }

  /// Paints what of the steps lies in `tile`.
  func paint(_ steps: [PaintPlan.Step], in tile: PixelRect) {
    // Through a buffer, so that steps outside the tile are not copied: most steps lie in few tiles.
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices {
        let part = tile.translated(by: -steps[index].origin)
        if steps[index].operation.bounds.intersects(part) { paint(steps[index], within: part) }
      }
    }
  }

  private func paint(_ step: PaintPlan.Step, within part: PixelRect) {
    let painter = step.origin == .zero ? self : moved(by: step.origin)
    for rect in step.rects {
      let piece = rect.intersection(part)
      if !piece.isEmpty { painter.paint(step, in: piece) }
    }
  }

  /// Paints in pixels that are counted from elsewhere.
  private func moved(by origin: PixelOffset) -> TilePainter {
    let moved = Surface(
      base: surface.base, bytesPerRow: surface.stride * 4,
      bounds: surface.bounds.translated(by: -origin))
    return TilePainter(surface: moved, evenBlocks: evenBlocks, scratch: scratch, depth: depth)
  }

  private func paint(_ step: PaintPlan.Step, in rect: PixelRect) {
    switch step.operation.kind {
    case .solid(let solid) where step.isLowest: fill(rect, with: solid.color.word)
    case .solid(let solid): paint(solid, in: rect)
    case .picture(var picture):
      // Nothing lies below, so the picture is copied like an opaque one.
      if step.isLowest { picture.isOpaque = true }
      paint(picture, in: rect)
    case .shadow(let shadow): paint(shadow, in: rect)
    case .group(let group): paint(group, step, in: rect)
    }
  }

  /// Calls back with each part of a rectangle that is wholly covered, and each that needs a mask.
  private func forEachPiece(
    of coverage: Coverage, in rect: PixelRect, _ body: (_ piece: PixelRect, _ isFull: Bool) -> Void
  ) {
    for full in coverage.full {
      let piece = full.intersection(rect)
      if !piece.isEmpty { body(piece, true) }
    }
    for partial in coverage.partial {
      let piece = partial.intersection(rect)
      if !piece.isEmpty { body(piece, false) }
    }
  }

  /// The coverage of pixels, 8 bits each, row by row.
  private struct Mask {
    let bytes: UnsafeMutablePointer<UInt8>
    let bytesPerRow: Int
    let width, height: Int

    var image: PixmanImage {
      PixmanImage(coverage: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  /// Memory for the coverage of a rectangle, for immediate use.
  private func mask(for rect: PixelRect) -> Mask {
    let bytesPerRow = (rect.width + 3) & ~3
    let bytes = block(.mask, byteCount: bytesPerRow * rect.height)
    return Mask(
      bytes: bytes.assumingMemoryBound(to: UInt8.self), bytesPerRow: bytesPerRow,
      width: rect.width, height: rect.height)
  }

  /// The coverage of a rectangle, for immediate use.
  private func mask(of coverage: Coverage, in rect: PixelRect, opacity: UInt8) -> Mask {
    let mask = mask(for: rect)
    coverage.write(rect, opacity: opacity, into: mask.bytes, bytesPerRow: mask.bytesPerRow)
    return mask
  }

  // MARK: Colours

  private func paint(_ solid: SolidOperation, in rect: PixelRect) {
    if case .projected(let shape) = solid.coverage.form {
      HomographyKernel.paint(solid.color, shape, in: rect, on: surface)
      return
    }
    forEachPiece(of: solid.coverage, in: rect) { piece, isFull in
      if isFull {
        fill(piece, with: solid.color)
      } else {
        blend(solid.color, through: mask(of: solid.coverage, in: piece, opacity: 255), in: piece)
      }
    }
  }

  private func fill(_ rect: PixelRect, with color: PremultipliedColor) {
    if color.isOpaque {
      fill(rect, with: color.word)
    } else {
      composite_color(
        color.word, surface.pixel(x: rect.x, y: rect.y), Int64(surface.stride),
        Int64(rect.width), Int64(rect.height))
    }
  }

  /// Overwrites the pixels.
  private func fill(_ rect: PixelRect, with word: UInt32) {
    pixman_fill(
      surface.base, Int32(surface.stride), 32, Int32(rect.x - surface.bounds.x),
      Int32(rect.y - surface.bounds.y), Int32(rect.width), Int32(rect.height), word)
  }

  private func blend(_ color: PremultipliedColor, through mask: Mask, in rect: PixelRect) {
    blend_coverage(
      color.word, mask.bytes, Int64(mask.bytesPerRow), surface.pixel(x: rect.x, y: rect.y),
      Int64(surface.stride), Int64(mask.width), Int64(mask.height))
  }

  private func paint(_ shadow: ShadowOperation, in rect: PixelRect) {
    let whole = shadow.inside.intersection(rect)
    guard !whole.isEmpty else { return blend(shadow, in: rect) }
    fill(whole, with: shadow.color)
    let edge = Region(rect)
    edge.subtract(whole)
    for piece in edge.rects { blend(shadow, in: piece) }
  }

  private func blend(_ shadow: ShadowOperation, in rect: PixelRect) {
    let mask = mask(for: rect)
    shadow.mask.write(
      rect, stretchedOver: shadow.frame, into: mask.bytes, bytesPerRow: mask.bytesPerRow)
    blend(shadow.color, through: mask, in: rect)
  }

  // MARK: Pictures

  private func paint(_ picture: PictureOperation, in rect: PixelRect) {
    guard let pixels = picture.source.pixels else {
      if let rows = picture.source.rows { paint(picture, rows, in: rect) }
      return
    }
    switch picture.mapping {
    case .moved(let x, let y): paint(picture, pixels, x: x, y: y, in: rect)
    case .spread(let y): paint(picture, pixels, spreadFrom: y, in: rect)
    case .scaled(let scaling):
      forEachPiece(of: picture.coverage, in: rect) { piece, isFull in
        scaling.forEachBlock(of: piece) { block in
          paint(picture, pixels, scaling, in: block, isFull: isFull)
        }
      }
    case .projected(let mapping):
      guard case .projected(let shape) = picture.coverage.form else { return }
      HomographyKernel.paint(
        pixels, picture, mapping: mapping, shape,
        evenBlocks: evenBlocks.blocks(of: picture.source), in: rect, on: surface)
    }
  }

  /// Paints pixels of which the first lies at x, y.
  private func paint(
    _ picture: PictureOperation, _ pixels: SourcePixels, x: Int, y: Int, in rect: PixelRect
  ) {
    forEachPiece(of: picture.coverage, in: rect) { piece, isFull in
      let first = pixels.base + (piece.y - y) * pixels.bytesPerRow + (piece.x - x) * 4
      if isFull, picture.isOpaque, picture.opacity == 255 {
        return copy(first, bytesPerRow: pixels.bytesPerRow, to: piece)
      }
      // Only what is needed is wrapped, so that pixman's coordinates stay small.
      let image = PixmanImage(
        pixels: first, width: piece.width, height: piece.height,
        bytesPerRow: pixels.bytesPerRow)
      blend(image, picture, x: 0, y: 0, in: piece, isFull: isFull)
    }
  }

  /// Copies rows of pixels. Where they are long, the C library takes less time for it than pixman.
  private func copy(_ source: UnsafeRawPointer, bytesPerRow: Int, to rect: PixelRect) {
    for row in 0..<rect.height {
      UnsafeMutableRawPointer(surface.pixel(x: rect.x, y: rect.y + row))
        .copyMemory(from: source + row * bytesPerRow, byteCount: rect.width * 4)
    }
  }

  /// Paints rows of one colour each: those of a source of one column, of which the first is at y.
  private func paint(
    _ picture: PictureOperation, _ pixels: SourcePixels, spreadFrom y: Int, in rect: PixelRect
  ) {
    for full in picture.coverage.full {
      let piece = full.intersection(rect)
      for row in piece.y..<piece.maxY {
        let pixel = (pixels.base + (row - y) * pixels.bytesPerRow).load(as: UInt32.self)
        let color = PremultipliedColor(pixel: HomographyKernel.faded(pixel, picture.opacity))
        fill(PixelRect(x: piece.x, y: row, width: piece.width, height: 1), with: color)
      }
    }
  }

  /// Makes rows of an effect's result, on the surface itself where it shows whole rows of them.
  private func paint(
    _ picture: PictureOperation, _ rows: any EffectRows, in rect: PixelRect
  ) {
    guard case .moved(let x, let y) = picture.mapping else { return }
    let (width, height) = (picture.source.width, picture.source.height)
    let band = (rect.y - y..<rect.maxY - y).clamped(to: 0..<height)
    guard !band.isEmpty else { return }
    func buffer(_ memory: UnsafeMutableRawPointer, bytesPerRow: Int) -> PixelBuffer {
      PixelBuffer(
        memory: memory, firstRow: band.lowerBound, width: width, height: height,
        bytesPerRow: bytesPerRow)
    }
    if picture.opacity == 255, rect.x == x, rect.width == width,
      picture.coverage.full.contains(where: { $0.contains(rect) })
    {
      let place = surface.pixel(x: rect.x, y: band.lowerBound + y)
      let target = buffer(place, bytesPerRow: surface.stride * 4)
      if picture.isOpaque { return rows.write(band, to: target) }
      if rows.compositeRows(band, over: target) { return }
    }
    let made = buffer(block(.rows, byteCount: width * 4 * band.count), bytesPerRow: width * 4)
    rows.write(band, to: made)
    let pixels = SourcePixels(
      base: made.base, width: width, height: height, bytesPerRow: made.bytesPerRow)
    paint(picture, pixels, x: x, y: y, in: rect)
  }

  private func paint(
    _ picture: PictureOperation, _ pixels: SourcePixels, _ scaling: Scaling, in piece: PixelRect,
    isFull: Bool
  ) {
    let window = picture.window
    let source = SourcePixels(
      base: pixels.base + window.y * pixels.bytesPerRow + window.x * 4, width: window.width,
      height: window.height, bytesPerRow: pixels.bytesPerRow)
    if isFull, picture.filter == .linear {
      return ScalingKernel.sample(
        source, by: scaling, in: piece, to: surface.pixel(x: piece.x, y: piece.y),
        stride: surface.stride, picture.sampleWrite, opacity: picture.opacity)
    }
    // Resampled first and masked then.
    let bytes = block(.picture, byteCount: piece.area * 4)
    let resampled = PixmanImage(
      pixels: bytes, width: piece.width, height: piece.height, bytesPerRow: piece.width * 4)
    switch picture.filter {
    case .linear:
      ScalingKernel.sample(
        source, by: scaling, in: piece, to: bytes.assumingMemoryBound(to: UInt32.self),
        stride: piece.width, SampleWriteReplace)
    case .nearest:
      let image = PixmanImage(
        pixels: source.base, width: source.width, height: source.height,
        bytesPerRow: source.bytesPerRow)
      image.setScaling(scaling, x: piece.x, y: piece.y)
      pixman_image_composite32(
        PIXMAN_OP_SRC, image.handle, nil, resampled.handle, 0, 0, 0, 0, 0, 0,
        Int32(piece.width), Int32(piece.height))
    }
    blend(resampled, picture, x: 0, y: 0, in: piece, isFull: isFull)
  }

  private func blend(
    _ image: borrowing PixmanImage, _ picture: PictureOperation, x: Int, y: Int,
    in piece: PixelRect, isFull: Bool
  ) {
    if !isFull {
      let mask = mask(of: picture.coverage, in: piece, opacity: picture.opacity).image
      composite(PIXMAN_OP_OVER, image, x: x, y: y, mask: mask.handle, in: piece)
    } else if picture.opacity < 255 {
      let mask = PixmanImage(opacity: picture.opacity)
      composite(PIXMAN_OP_OVER, image, x: x, y: y, mask: mask.handle, in: piece)
    } else {
      let op = picture.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
      composite(op, image, x: x, y: y, in: piece)
    }
  }

  // MARK: Layers

  /// The steps painted on a bitmap of their own, for immediate use.
  private func layer(_ steps: [PaintPlan.Step], in rect: PixelRect, block: Block) -> Surface {
    let bytes = self.block(block, byteCount: rect.area * 4)
    let surface = Surface(base: bytes, bytesPerRow: rect.width * 4, bounds: rect)
    surface.clear()
    TilePainter(surface: surface, evenBlocks: evenBlocks, scratch: scratch, depth: depth + 1)
      .paint(steps, in: rect)
    return surface
  }

  private func paint(_ group: GroupOperation, _ step: PaintPlan.Step, in rect: PixelRect) {
    let inner = layer(step.layer, in: rect, block: .layer)
    if group.mask != nil {
      multiply(inner, byAlphaOf: layer(step.mask, in: rect, block: .silhouette))
    }
    guard group.blendMode == .normal else { return mix(inner, group) }
    let coverage = group.clip ?? Coverage(rect: rect)
    forEachPiece(of: coverage, in: rect) { piece, isFull in
      let image = inner.image()
      let x = piece.x - rect.x
      let y = piece.y - rect.y
      if !isFull {
        let mask = mask(of: coverage, in: piece, opacity: group.opacity).image
        composite(PIXMAN_OP_OVER, image, x: x, y: y, mask: mask.handle, in: piece)
      } else if group.opacity < 255 {
        let mask = PixmanImage(opacity: group.opacity)
        composite(PIXMAN_OP_OVER, image, x: x, y: y, mask: mask.handle, in: piece)
      } else {
        composite(PIXMAN_OP_OVER, image, x: x, y: y, in: piece)
      }
    }
  }

  /// Combines a group's own bitmap with what is painted already by the group's blend mode.
  ///
  /// It is faded and clipped first: pixman's operators for hues are wrong where a mask is 0.
  private func mix(_ inner: Surface, _ group: GroupOperation) {
    let rect = inner.bounds
    let mode = group.blendMode
    let coverage = group.clip ?? Coverage(rect: rect)
    let own = TilePainter(
      surface: inner, evenBlocks: evenBlocks, scratch: scratch, depth: depth)
    forEachPiece(of: coverage, in: rect) { piece, isFull in
      if !isFull, !mode.reachesBeyondSource {
        own.multiply(by: mask(of: coverage, in: piece, opacity: group.opacity).image, in: piece)
      } else if group.opacity < 255 {
        own.multiply(by: PixmanImage(opacity: group.opacity), in: piece)
      }
      let (x, y) = (piece.x - rect.x, piece.y - rect.y)
      guard !isFull, mode.reachesBeyondSource else {
        return composite(mode.pixmanOperator, inner.image(), x: x, y: y, in: piece)
      }
      // What is below stays as far as the piece is not covered.
      let mixed = copy(of: piece)
      mixed.composite(mode.pixmanOperator, inner.image(), x: x, y: y, in: piece)
      let edge = mask(of: coverage, in: piece, opacity: 255).image
      composite(PIXMAN_OP_OUT_REVERSE, edge, x: 0, y: 0, in: piece)
      composite(PIXMAN_OP_ADD, mixed.surface.image(), x: 0, y: 0, mask: edge.handle, in: piece)
    }
  }

  /// Multiplies pixels by the alpha of a picture, which starts at the rectangle's corner.
  private func multiply(by alpha: borrowing PixmanImage, in rect: PixelRect) {
    composite(PIXMAN_OP_IN_REVERSE, alpha, x: 0, y: 0, in: rect)
  }

  /// A copy of painted pixels to paint on, for immediate use.
  private func copy(of rect: PixelRect) -> TilePainter {
    let bytes = block(.picture, byteCount: rect.area * 4)
    let copied = Surface(base: bytes, bytesPerRow: rect.width * 4, bounds: rect)
    let painter = TilePainter(
      surface: copied, evenBlocks: evenBlocks, scratch: scratch, depth: depth)
    let (x, y) = (rect.x - surface.bounds.x, rect.y - surface.bounds.y)
    painter.composite(PIXMAN_OP_SRC, surface.image(), x: x, y: y, in: rect)
    return painter
  }

  /// Two surfaces of the same size.
  private func multiply(_ surface: Surface, byAlphaOf mask: Surface) {
    let source = mask.image()
    let target = surface.image()
    guard let source = source.handle, let target = target.handle else { return }
    pixman_image_composite32(
      PIXMAN_OP_IN_REVERSE, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(surface.bounds.width),
      Int32(surface.bounds.height))
  }

  /// Composites on a rectangle of the surface; the mask starts at the rectangle's corner.
  private func composite(
    _ op: pixman_op_t, _ source: borrowing PixmanImage, x: Int, y: Int,
    mask: OpaquePointer? = nil, in rect: PixelRect
  ) {
    guard source.handle != nil else { return }
    let target = surface.image()
    guard target.handle != nil else { return }
    pixman_image_composite32(
      op, source.handle, mask, target.handle, Int32(x), Int32(y), 0, 0,
      Int32(rect.x - surface.bounds.x), Int32(rect.y - surface.bounds.y), Int32(rect.width),
      Int32(rect.height))
  }
}
