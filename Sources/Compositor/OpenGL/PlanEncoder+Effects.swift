internal import CoreGraphics

extension PlanEncoder {
  /// Draws operations on a layer, whose first pixel is that of a frame.
  func draw(
    _ operations: [DrawOperation], in frame: PixelRect
  ) throws(OpenGLError) -> RenderTarget {
    let plan = PaintPlan(
      operations, on: .clear, in: Region(frame), smallestOccluder: Self.smallestOccluder)
    return try onOtherTargets { () throws(OpenGLError) in
      let layer = try startLayer(over: frame)
      try encode(plan)
      return layer
    }
  }

  /// Draws the result of effects on a layer, whose first pixel is the picture's.
  ///
  /// - Returns: nil where an effect has no shader, or a picture that is read has no texture.
  func draw(_ recipe: EffectRecipe, of raster: Raster) throws(OpenGLError) -> RenderTarget? {
    guard let first = recipe.source, recipe.hasShaders,
      recipe.rasters.allSatisfy({ canHold($0) }),
      var input = try texture(of: .raster(first), for: .effect(keeps: !raster.isBackdrop))
    else { return nil }
    let frame = first.frame
    let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    var left = recipe.effects.count
    for (effect, inputs) in zip(recipe.effects, recipe.inputs) {
      let other = try texture(ofInput: inputs.first ?? nil)
      let passes = effect.passes(over: recipe.area, size: whole)
      left -= 1
      for (index, pass) in passes.enumerated() {
        let isLast = left == 0 && index == passes.count - 1
        // Only the visible part of the result is made.
        let part =
          isLast ? raster.frame.translated(x: -frame.x, y: -frame.y) : pass.size ?? whole
        let target = try draw(pass, input, other, over: part)
        recycle(input.layer)
        input = SourceTexture(name: target.texture, window: part, layer: target)
      }
      recycle(other?.layer)
    }
    return input.layer
  }

  private func canHold(_ raster: Raster) -> Bool {
    let source = PixelSource.raster(raster).resolved.source
    return textures.canHold(width: source.width, height: source.height)
  }

  private func texture(ofInput raster: Raster?) throws(OpenGLError) -> SourceTexture? {
    guard let raster else { return nil }
    return try texture(of: .raster(raster), for: .effect(keeps: true))
  }

  /// Draws what a pass makes of a picture, or a part of that, on a layer of its own.
  private func draw(
    _ pass: EffectPass, _ input: SourceTexture, _ other: SourceTexture?, over part: PixelRect
  ) throws(OpenGLError) -> RenderTarget {
    try onOtherTargets { () throws(OpenGLError) in
      let target = try startLayer(over: part, pass.source.formats.made)
      var state = DrawState(shader: ShaderKind(source: pass.source, coverage: .mask))
      state.source = input.name
      state.layerMask =
        pass.table.map { textures.texture(of: $0) ?? textures.add($0) } ?? other?.name ?? 0
      state.layerMaskOffset = SIMD2(Float(other?.window.x ?? 0), Float(other?.window.y ?? 0))
      state.blends = false
      state.window = SourceWindow(input.window)
      state.effect = pass.numbers
      quad(part, state) { vertex, x, y in
        (vertex.maskX, vertex.maskY) = (0.5, 0.5)
        (vertex.sourceX, vertex.sourceY) = (Float(x), Float(y))
        vertex.color = pass.tint
      }
      return target
    }
  }
}

extension EffectRecipe {
  /// Whether shaders can make the result: each effect has one, and all the pictures that it reads.
  fileprivate var hasShaders: Bool {
    effects.allSatisfy(\.hasShader)
      && inputs.allSatisfy { $0.count <= 1 && $0.allSatisfy { $0 != nil } }
  }
}
