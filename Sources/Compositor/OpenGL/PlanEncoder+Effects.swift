internal import COpenGLES
internal import CoreGraphics

extension PlanEncoder {
  /// A picture in a texture.
  struct SourceTexture {
    var name: GLuint
    /// The picture's pixels among those of the texture.
    var window: PixelRect
  }

  /// Draws the result of effects on a layer, whose first pixel is the picture's.
  ///
  /// - Returns: nil where the processor makes the picture: it is none of effects, there already,
  ///   or what below a backdrop is seen through it, or an effect has no shader.
  func rendered(_ source: PixelSource) throws(OpenGLError) -> RenderTarget? {
    guard case .raster(let raster) = source, case .effects(let recipe) = raster.recipe,
      !raster.isBackdrop, raster.bitmap == nil, let first = recipe.source,
      let passes = recipe.passes
    else { return nil }
    raster.lastUse = resourceFrame
    guard var input = texture(ofPicture: .raster(first)) else { return nil }
    var inputs: [SourceTexture?] = []
    for others in recipe.inputs {
      let textures = others.compactMap { $0.flatMap { texture(ofPicture: .raster($0)) } }
      guard textures.count == others.count else { return nil }
      inputs.append(textures.first)
    }
    let size = PixelRect(x: 0, y: 0, width: raster.frame.width, height: raster.frame.height)
    return try onOtherTargets { () throws(OpenGLError) -> RenderTarget? in
      var result: RenderTarget?
      for (pass, other) in zip(passes, inputs) {
        let target = try draw(pass, input, other, over: size)
        if let result { recycle(result) }
        result = target
        input = SourceTexture(name: target.texture, window: size)
      }
      return result
    }
  }

  /// Draws the result of one effect on a layer of its own.
  private func draw(
    _ pass: EffectPass, _ input: SourceTexture, _ other: SourceTexture?, over size: PixelRect
  ) throws(OpenGLError) -> RenderTarget {
    let target = try startLayer(over: size)
    var state = DrawState(shader: ShaderKind(source: pass.source, coverage: .mask))
    state.source = input.name
    state.layerMask = other?.name ?? 0
    state.layerMaskOffset = SIMD2(Float(other?.window.x ?? 0), Float(other?.window.y ?? 0))
    state.blends = false
    state.window = SourceWindow(input.window)
    state.effect = pass.numbers
    quad(size, state) { vertex, x, y in
      (vertex.maskX, vertex.maskY) = (0.5, 0.5)
      (vertex.sourceX, vertex.sourceY) = (Float(x), Float(y))
      vertex.color = pass.tint
    }
    return target
  }
}

extension EffectRecipe {
  /// How shaders make the result; nil where one of the effects has none, or lacks a picture.
  fileprivate var passes: [EffectPass]? {
    let passes = effects.compactMap { $0.pass(over: area) }
    let isWhole = inputs.allSatisfy { $0.allSatisfy { $0 != nil } && $0.count <= 1 }
    return passes.count == effects.count && isWhole ? passes : nil
  }
}
