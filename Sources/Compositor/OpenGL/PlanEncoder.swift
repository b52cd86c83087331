internal import COpenGLES
internal import CoreGraphics

/// Turns the steps of a plan into commands.
///
/// It follows `TilePainter` step by step: the same pieces in the same order, with the same numbers.
final class PlanEncoder {
  /// Where steps are drawn.
  private struct Place {
    var target: RenderTarget
    /// The pixel of the steps that is the target's first.
    var x, y: Int
  }

  private let device: OpenGLDevice
  let textures: TextureStore
  private let layers: LayerPool
  let drawings: DrawnPictures
  let painter: PicturePainter
  private let buffer: CommandBuffer
  private var place: Place
  /// What was drawn before it is its turn, and has no texture yet.
  private var drawnAhead: [ObjectIdentifier: any PixelHolder] = [:]

  /// - Parameter target: its first pixel is that of the steps.
  init(on target: RenderTarget, with state: ContextState, painter: PicturePainter) {
    device = state.device
    textures = state.textures
    layers = state.layers
    drawings = state.drawings
    self.painter = painter
    place = Place(target: target, x: 0, y: 0)
    buffer = state.commands
    buffer.removeAll()
    buffer.add(.target(target))
  }

  /// The pixels of the smallest opaque pieces that hide something in a plan. To draw what fewer
  /// pixels hide is less work for a card than to cut it up is for the processor.
  static let smallestOccluder = 1 << 16

  /// Executes what has been encoded so far.
  func flush() throws(OpenGLError) {
    try device.execute(buffer)
    buffer.removeAll()
    buffer.add(.target(place.target))
  }

  /// Encodes a plan. The processor draws what it has to on all threads at first: one after the
  /// other, the many drawings of a new page would take as many times as long as there are cores.
  func encode(_ plan: PaintPlan) throws(OpenGLError) {
    var drawn: [any PixelHolder] = []
    painter.drawInParallel(plan.steps[...], &drawn) { textures.holds($0) }
    for holder in drawn { drawnAhead[ObjectIdentifier(holder)] = holder }
    try encode(plan.steps)
  }

  /// What was drawn ahead for an object, and now gets its texture.
  func takeDrawnAhead(_ owner: AnyObject) -> [any PixelHolder] {
    drawnAhead.removeValue(forKey: ObjectIdentifier(owner)).map { [$0] } ?? []
  }

  private func encode(_ steps: [PaintPlan.Step]) throws(OpenGLError) {
    for step in steps {
      let outer = place
      place.x -= step.origin.x
      place.y -= step.origin.y
      try encode(step)
      place = outer
      if buffer.isFull { try flush() }
    }
  }

  private func encode(_ step: PaintPlan.Step) throws(OpenGLError) {
    switch step.operation.kind {
    case .solid(let solid): try encode(solid, step)
    case .picture(let picture): try encode(picture, step)
    case .shadow(let shadow): try encode(shadow, step)
    case .group(let group): try encode(group, step)
    }
  }

  // MARK: Colours

  private func encode(_ solid: SolidOperation, _ step: PaintPlan.Step) throws(OpenGLError) {
    var ink = Ink(color: solid.color.word, shader: .color)
    ink.isLowest = step.isLowest
    ink.blends = !step.isLowest && !solid.color.isOpaque
    for rect in step.rects {
      try draw(ink, solid.coverage, in: rect)
    }
  }

  /// A nine-patch in up to nine pieces.
  private func encode(_ shadow: ShadowOperation, _ step: PaintPlan.Step) throws(OpenGLError) {
    let mask = shadow.mask
    guard textures.canHold(width: mask.columns, height: mask.rows) else {
      return try encodePainted(step)
    }
    guard let texture = texture(of: mask) else { return }
    var state = DrawState(
      shader: ShaderKind(source: .color, coverage: mask.step == 1 ? .mask : .samples))
    state.mask = texture
    let columns = mask.columns(stretchedOver: shadow.frame)
    let rows = mask.rows(stretchedOver: shadow.frame)
    for rect in step.rects {
      for row in rows.pieces(in: rect.y - shadow.frame.y..<rect.maxY - shadow.frame.y) {
        for column in columns.pieces(in: rect.x - shadow.frame.x..<rect.maxX - shadow.frame.x) {
          let piece = PixelRect(
            left: column.span.lowerBound + shadow.frame.x,
            top: row.span.lowerBound + shadow.frame.y,
            right: column.span.upperBound + shadow.frame.x,
            bottom: row.span.upperBound + shadow.frame.y)
          quad(piece, state) { vertex, x, y in
            vertex.color = shadow.color.word
            vertex.maskX = column.coordinate(at: x - shadow.frame.x) / Float(mask.step)
            vertex.maskY = row.coordinate(at: y - shadow.frame.y) / Float(mask.step)
          }
        }
      }
    }
  }

  private func texture(of mask: ShadowMask) -> GLuint? {
    mask.lastUse = painter.resources.frame
    if let known = textures.texture(of: mask) { return known }
    var made = takeDrawnAhead(mask)
    painter.prepare(mask, &made)
    defer { release(made, uploaded: mask) }
    return textures.add(mask)
  }

  /// A picture that is in a texture now is not kept twice, unless it is small: what changes in each
  /// frame would fill the memory, and the next picture takes that of this one. What it was made of
  /// stays: the next frame may make another one of it.
  func release(_ made: [any PixelHolder], uploaded owner: AnyObject) {
    let pixels = painter.resources.pixels
    let isFull = pixels.isFull
    pixels.release(
      made.filter { holder in
        guard !isFull else { return true }
        let size = holder === owner ? holder.bitmap?.byteCount : nil
        return size.map(PixelStore.hasToBeRepeated) ?? false
      })
  }

  // MARK: Pictures

  private func encode(_ picture: PictureOperation, _ step: PaintPlan.Step) throws(OpenGLError) {
    let (source, x, y) = picture.source.resolved
    guard textures.canHold(width: source.width, height: source.height) else {
      return try encodePainted(step)
    }
    guard let texture = try texture(of: source, for: .steps) else { return }
    defer { recycle(texture.layer) }
    let window = picture.window.translated(x: x, y: y)
    var ink = Ink(color: UInt32(picture.opacity) << 24, shader: .picture)
    ink.source = texture.name
    ink.window = window
    ink.isLowest = step.isLowest
    let isCopied = step.isLowest || picture.isOpaque
    ink.blends = !isCopied || picture.opacity < 255
    switch picture.mapping {
    case .moved(let left, let top):
      ink.mapping = .translation(x: Double(x - left), y: Double(y - top))
    case .spread(let top):
      ink.mapping = Homography(
        a: 0, b: 0, c: 0, d: 1, tx: Double(x) + 0.5, ty: Double(y - top))
    case .scaled(let scaling):
      if picture.filter == .linear { ink.filter = .linear }
      for rect in step.rects {
        try scaling.forEachBlock(of: rect) { block throws(OpenGLError) in
          if picture.filter == .nearest {
            ink.mapping = .translation(x: Double(-block.x), y: Double(-block.y))
            ink.steps = scaling.steps(from: block)
          } else {
            ink.mapping = scaling.fixedMapping(from: block, to: window)
          }
          try draw(ink, picture.coverage, in: block)
        }
      }
      return
    case .projected(let mapping):
      if picture.filter == .linear { ink.filter = .projectedLinear }
      ink.mapping = mapping.followed(by: .translation(x: Double(x), y: Double(y)))
    }
    for rect in step.rects { try draw(ink, picture.coverage, in: rect) }
  }

  /// Draws what is too large for a texture: the processor paints what is seen, all of it at once.
  /// Where there is no memory to keep the picture, it would be made again for each rectangle.
  private func encodePainted(_ step: PaintPlan.Step) throws(OpenGLError) {
    let area = step.rects.reduce(PixelRect.empty) { $0.union($1) }
    guard !area.isEmpty else { return }
    let bitmap = Bitmap(
      width: area.width, height: area.height, from: painter.resources.pixels.memory)
    let surface = Surface(base: bitmap.base, bytesPerRow: bitmap.bytesPerRow, bounds: area)
    painter.paint([step.operation], background: .clear, on: surface, in: Region(step.rects))
    for rect in step.rects {
      // The texture of the rectangle before goes when the commands have been executed.
      let pixels = SourcePixels(
        base: surface.pixel(x: rect.x, y: rect.y), width: rect.width, height: rect.height,
        bytesPerRow: bitmap.bytesPerRow)
      var ink = Ink(color: .max, shader: .picture)
      ink.source = textures.add(pixels, of: bitmap)
      ink.window = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
      ink.mapping = .translation(x: Double(-rect.x), y: Double(-rect.y))
      ink.blends = !step.isLowest
      try draw(ink, Coverage(rect: rect), in: rect)
    }
  }

  // MARK: Groups

  private func encode(_ group: GroupOperation, _ step: PaintPlan.Step) throws(OpenGLError) {
    let area = step.rects.reduce(PixelRect.empty) { $0.union($1) }
    guard !area.isEmpty else { return }
    let (layer, mask) = try onOtherTargets { () throws(OpenGLError) in
      let layer = try self.layer(step.layer, over: area)
      return (layer, group.mask == nil ? nil : try self.layer(step.mask, over: area))
    }
    var ink = Ink(color: UInt32(group.opacity) << 24, shader: .layer)
    ink.source = layer.texture
    ink.layerMask = mask?.texture ?? 0
    let below = try group.blendMode == .normal ? nil : copyOfTarget(in: area)
    if let below {
      (ink.shader, ink.backdrop, ink.blendMode) = (.blend, below.texture, group.blendMode)
    }
    ink.mapping = .translation(x: Double(-area.x), y: Double(-area.y))
    for rect in step.rects { try draw(ink, group.clip ?? Coverage(rect: rect), in: rect) }
    recycle(layer)
    recycle(mask)
    recycle(below)
  }

  /// A layer with the pixels of the target as they are now; its first pixel is that of `area`.
  private func copyOfTarget(in area: PixelRect) throws(OpenGLError) -> RenderTarget {
    let copy = try layers.take(width: area.width, height: area.height)
    buffer.add(.copy(area.translated(x: -place.x, y: -place.y), to: copy))
    return copy
  }

  /// Continues to draw on a layer with undefined pixels. Its first pixel is that of `area`.
  func startLayer(
    over area: PixelRect, _ format: RenderTarget.Format = .pixels
  ) throws(OpenGLError) -> RenderTarget {
    let layer = try layers.take(width: area.width, height: area.height, format)
    place = Place(target: layer, x: area.x, y: area.y)
    buffer.add(.target(layer))
    return layer
  }

  /// Draws on other targets, and then continues on the current one.
  func onOtherTargets<Result>(
    _ body: () throws(OpenGLError) -> Result
  ) throws(OpenGLError) -> Result {
    let outer = place
    let result = try body()
    place = outer
    buffer.add(.target(outer.target))
    return result
  }

  /// Returns a layer, which the commands so far may use, to the pool.
  func recycle(_ layer: RenderTarget?) {
    if let layer { layers.recycle(layer) }
  }

  /// A layer with steps on it; its first pixel is that of `area`.
  private func layer(
    _ steps: [PaintPlan.Step], over area: PixelRect
  ) throws(OpenGLError) -> RenderTarget {
    let layer = try startLayer(over: area)
    buffer.add(.clear(PixelRect(x: 0, y: 0, width: area.width, height: area.height)))
    try encode(steps)
    return layer
  }

  // MARK: Quads

  /// The colour or the picture that is drawn through a coverage.
  private struct Ink {
    /// The colour, or the opacity in the highest byte.
    var color: UInt32
    var shader: ShaderKind.Source
    var source: GLuint = 0
    var layerMask: GLuint = 0
    var backdrop: GLuint = 0
    var blendMode = CGBlendMode.normal
    var window = PixelRect.empty
    /// From pixels of the operation to those of the source.
    var mapping = Homography.identity
    var filter = DrawState.Filter.nearest
    var steps = SourceSteps()
    /// Whether the pixels of the target are undefined, so that they must be overwritten.
    var isLowest = false
    var blends = true

    /// - Parameter isPartial: whether some pixels may be covered in part.
    func state(_ coverage: ShaderKind.Coverage, isPartial: Bool = true) -> DrawState {
      var state = DrawState(
        shader: ShaderKind(source: shader, coverage: coverage), source: source,
        layerMask: layerMask, blends: blends || isPartial, filter: filter,
        steps: steps, window: SourceWindow(window))
      guard shader == .blend else { return state }
      // The shader itself reads what is below.
      (state.backdrop, state.blends) = (backdrop, false)
      state.effect = [Float(blendMode.rawValue), 0, 0, 0]
      return state
    }

    func place(in vertex: inout QuadVertex, x: Int, y: Int) {
      let m = mapping
      let (x, y) = (Double(x), Double(y))
      vertex.color = color
      vertex.sourceX = Float(m.a * x + m.c * y + m.tx)
      vertex.sourceY = Float(m.b * x + m.d * y + m.ty)
      vertex.sourceW = Float(m.p * x + m.q * y + m.r)
    }
  }

  private func draw(
    _ ink: Ink, _ coverage: Coverage, in rect: PixelRect
  ) throws(OpenGLError) {
    if buffer.isFull { try flush() }
    if case .projected(let shape) = coverage.form {
      draw(ink, shape, in: rect.intersection(coverage.bounds))
      return
    }
    if let outline = coverage.smallOutline, !ink.isLowest {
      let piece = rect.intersection(coverage.bounds)
      if !coverage.full.contains(where: { $0.contains(piece) }) {
        draw(ink, outline, in: piece)
        return
      }
    }
    for full in coverage.full {
      let piece = full.intersection(rect)
      if !piece.isEmpty {
        quad(piece, ink.state(.mask, isPartial: false)) { vertex, x, y in
          // The middle of the atlas' pixel that is wholly covered.
          (vertex.maskX, vertex.maskY) = (0.5, 0.5)
          ink.place(in: &vertex, x: x, y: y)
        }
      }
    }
    for partial in coverage.partial {
      for piece in partial.intersection(rect).tiles(of: CoverageAtlas.largestPiece) {
        try drawPartial(ink, coverage, piece)
      }
    }
  }

  private func drawPartial(
    _ ink: Ink, _ coverage: Coverage, _ piece: PixelRect
  ) throws(OpenGLError) {
    var origin = buffer.atlas.add(coverage, in: piece)
    if origin == nil {
      try flush()
      origin = buffer.atlas.add(coverage, in: piece)
    }
    guard let origin else { return }
    quad(piece, ink.state(.mask)) { vertex, x, y in
      vertex.maskX = Float(origin.x + x - piece.x)
      vertex.maskY = Float(origin.y + y - piece.y)
      ink.place(in: &vertex, x: x, y: y)
    }
  }

  /// Draws all of a shape with one quad: the coverage of each pixel is found by the shader.
  private func draw(_ ink: Ink, _ outline: AlignedOutline, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    quad(rect, ink.state(.alignedShape)) { vertex, x, y in
      ink.place(in: &vertex, x: x, y: y)
      let (x, y) = (Double(x), Double(y))
      vertex.left = Float(x - outline.left)
      vertex.right = Float(outline.right - x)
      vertex.top = Float(y - outline.top)
      vertex.bottom = Float(outline.bottom - y)
      (vertex.shapeX, vertex.shapeY) = (Float(outline.radiusX), Float(outline.radiusY))
      vertex.shapeW = Float(outline.corners.rawValue)
      (vertex.maskX, vertex.maskY) = (Float(outline.curve), Float(outline.curve))
    }
  }

  private func draw(_ ink: Ink, _ shape: ProjectedShape, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let corners = ShapeUniforms(shape)
    var state = ink.state(corners == nil ? .straightShape : .roundedShape)
    state.corners = corners
    let (sides, m) = (shape.sides, shape.inverse)
    quad(rect, state) { vertex, x, y in
      ink.place(in: &vertex, x: x, y: y)
      let (x, y) = (Double(x), Double(y))
      (vertex.maskX, vertex.maskY) = (Float(x), Float(y))
      vertex.shapeX = Float(m.a * x + m.c * y + m.tx)
      vertex.shapeY = Float(m.b * x + m.d * y + m.ty)
      vertex.shapeW = Float(m.p * x + m.q * y + m.r)
      vertex.left = Float(sides.left.distance(x, y))
      vertex.right = Float(sides.right.distance(x, y))
      vertex.top = Float(sides.top.distance(x, y))
      vertex.bottom = Float(sides.bottom.distance(x, y))
    }
  }

  /// Adds a quad over pixels of the operation.
  func quad(
    _ rect: PixelRect, _ state: DrawState,
    _ complete: (_ vertex: inout QuadVertex, _ x: Int, _ y: Int) -> Void
  ) {
    func vertex(_ x: Int, _ y: Int) -> QuadVertex {
      var vertex = QuadVertex(
        x: Float(x - place.x), y: Float(y - place.y), sourceX: 0, sourceY: 0, maskX: 0, maskY: 0,
        color: 0)
      complete(&vertex, x, y)
      return vertex
    }
    buffer.add(
      vertex(rect.x, rect.y), vertex(rect.maxX, rect.y), vertex(rect.maxX, rect.maxY),
      vertex(rect.x, rect.maxY), state)
  }
}

extension Coverage {
  /// The most pixels of a shape that is drawn with one quad. A larger shape is drawn in pieces,
  /// most of which need not read the target's pixels.
  private static let largestQuad = 1 << 18

  /// The outline of a shape that is drawn with one quad.
  fileprivate var smallOutline: AlignedOutline? {
    guard case .aligned(let shape) = form, shape.hole == nil,
      shape.bounds.area <= Self.largestQuad
    else { return nil }
    return shape.outline
  }
}

extension PixelRect {
  /// The rectangle in parts that are no larger than `size` on any side.
  fileprivate func tiles(of size: Int) -> [PixelRect] {
    guard !isEmpty else { return [] }
    if width <= size, height <= size { return [self] }
    return stride(from: y, to: maxY, by: size).flatMap { top in
      stride(from: x, to: maxX, by: size).map { left in
        PixelRect(
          left: left, top: top, right: min(maxX, left + size), bottom: min(maxY, top + size))
      }
    }
  }
}

extension Scaling {
  /// The places of a block's pixels.
  fileprivate func steps(from block: PixelRect) -> SourceSteps {
    let (across, down) = (across(from: block.x), down(from: block.y))
    // Pixman takes the pixel before where a place lies on the border of two.
    return SourceSteps(
      startX: Int32(truncatingIfNeeded: across.center - 1),
      startY: Int32(truncatingIfNeeded: down.center - 1), stepX: across.step, stepY: down.step)
  }

  /// The map of a block in pixman's fixed point, of which a block's first pixel is as exact as the
  /// others: from pixels of the operation to those of a source with the window.
  fileprivate func fixedMapping(from block: PixelRect, to window: PixelRect) -> Homography {
    func axis(_ path: Path, _ first: Int, _ edge: Int) -> (step: Double, offset: Double) {
      let size = Double(path.step) / 65536
      let first = Double(first) + 0.5
      return (size, Double(edge) + Double(path.center) / 65536 - first * size)
    }
    let across = axis(self.across(from: block.x), block.x, window.x)
    let down = axis(self.down(from: block.y), block.y, window.y)
    return Homography(
      a: across.step, b: 0, c: 0, d: down.step, tx: across.offset, ty: down.offset)
  }
}
