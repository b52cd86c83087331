internal import COpenGLES
internal import CoreGraphics

/// Executes command buffers on a context, with programs, buffers and textures of its own.
final class OpenGLDevice {
  let gl: OpenGLFunctions
  private var programs: [ShaderKind: ShaderProgram] = [:]
  private var windowProgram: ShaderProgram?
  private var vertexArray: GLuint = 0
  private var vertexBuffer: GLuint = 0
  private var indexBuffer: GLuint = 0
  private var atlas: GLuint = 0
  private var cornerTable: GLuint = 0
  private var target = RenderTarget(framebuffer: 0, texture: 0, width: 0, height: 0)

  init(_ gl: OpenGLFunctions) {
    self.gl = gl
    gl.disable(GLenum(GL_DITHER))
    gl.disable(GLenum(GL_DEPTH_TEST))
    gl.disable(GLenum(GL_CULL_FACE))
    gl.blendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    makeQuads()
    makeAtlas()
    makeCornerTable()
  }

  // MARK: Set-up

  private func makeQuads() {
    gl.genVertexArrays(1, &vertexArray)
    gl.bindVertexArray(vertexArray)
    gl.genBuffers(1, &vertexBuffer)
    gl.genBuffers(1, &indexBuffer)
    gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), vertexBuffer)
    let stride = GLsizei(MemoryLayout<QuadVertex>.stride)
    var index: GLuint = 0
    func enable(_ attribute: QuadVertex.Attribute, _ type: Int32, isNormalized: Bool) {
      gl.enableVertexAttribArray(index)
      gl.vertexAttribPointer(
        index, attribute.count, GLenum(type), GLboolean(isNormalized ? GL_TRUE : GL_FALSE),
        stride, UnsafeRawPointer(bitPattern: attribute.offset))
      index += 1
    }
    for attribute in QuadVertex.attributes { enable(attribute, GL_FLOAT, isNormalized: false) }
    enable(QuadVertex.colorAttribute, GL_UNSIGNED_BYTE, isNormalized: true)

    // A layer more than the limit: one step may add many.
    let corners: [UInt32] = [0, 1, 2, 0, 2, 3]
    let indices = (0..<UInt32(Self.mostQuadsInCall)).flatMap { quad in
      corners.map { quad * 4 + $0 }
    }
    gl.bindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), indexBuffer)
    indices.withUnsafeBytes {
      gl.bufferData(
        GLenum(GL_ELEMENT_ARRAY_BUFFER), $0.count, $0.baseAddress, GLenum(GL_STATIC_DRAW))
    }
  }

  /// Quads whose corners are numbered in the index buffer.
  private static let mostQuadsInCall = 4 * CommandBuffer.mostQuads

  private func makeAtlas() {
    gl.genTextures(1, &atlas)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), atlas)
    gl.setUpTexture()
    let size = GLsizei(CoverageAtlas.size)
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, GL_R8, size, size, 0, GLenum(GL_RED), GLenum(GL_UNSIGNED_BYTE),
      nil)
  }

  /// A row for each level between the circle and the continuous corner.
  private func makeCornerTable() {
    let numbers = CornerTable.all.flatMap { table in
      table.entries.flatMap { [Float($0.x), Float($0.y)] }
    }
    gl.genTextures(1, &cornerTable)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), cornerTable)
    gl.setUpTexture()
    numbers.withUnsafeBytes {
      gl.texImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RG32F, GLsizei(CornerTable.steps + 1),
        GLsizei(CornerTable.all.count), 0, GLenum(GL_RG), GLenum(GL_FLOAT), $0.baseAddress)
    }
  }

  private func program(_ kind: ShaderKind) throws(OpenGLError) -> ShaderProgram {
    if let program = programs[kind] { return program }
    let program = try ShaderProgram(
      gl, vertex: ShaderSource.vertex, fragment: ShaderSource.fragment(kind))
    programs[kind] = program
    return program
  }

  private func programOfWindow() throws(OpenGLError) -> ShaderProgram {
    if let windowProgram { return windowProgram }
    let program = try ShaderProgram(
      gl, vertex: ShaderSource.windowVertex, fragment: ShaderSource.windowFragment)
    windowProgram = program
    return program
  }

  /// Deletes all that it has in the context. It cannot be used any more.
  func delete() {
    // A program in use stays until another one is used.
    gl.useProgram(0)
    for program in programs.values { gl.deleteProgram(program.name) }
    if let windowProgram { gl.deleteProgram(windowProgram.name) }
    (programs, windowProgram) = ([:], nil)
    gl.deleteVertexArrays(1, [vertexArray])
    gl.deleteBuffers(2, [vertexBuffer, indexBuffer])
    gl.deleteTextures(2, [atlas, cornerTable])
  }

  // MARK: Execution

  func execute(_ buffer: CommandBuffer) throws(OpenGLError) {
    gl.bindVertexArray(vertexArray)
    bind(.cornerTable, cornerTable)
    upload(buffer)
    var current = Current()
    var first = 0
    for command in buffer.commands {
      switch command {
      case .target(let target):
        self.target = target
        gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), target.framebuffer)
        gl.viewport(0, 0, GLsizei(target.width), GLsizei(target.height))
        current.program = nil
      case .clear(let rect): clear(rect)
      case .copy(let rect, let copy):
        bind(.backdrop, copy.texture)
        gl.copyTexSubImage2D(
          GLenum(GL_TEXTURE_2D), 0, 0, 0, GLint(rect.x), GLint(rect.y), GLsizei(rect.width),
          GLsizei(rect.height))
        current.state = nil
      case .draw(let state, let quads):
        try use(state, &current)
        var left = quads
        while left > 0 {
          let count = min(left, Self.mostQuadsInCall - first)
          guard count > 0 else {
            throw OpenGLError("A frame has more than \(Self.mostQuadsInCall) pieces at a time.")
          }
          gl.drawElements(
            GLenum(GL_TRIANGLES), GLsizei(count * 6), GLenum(GL_UNSIGNED_INT),
            UnsafeRawPointer(bitPattern: first * 6 * MemoryLayout<UInt32>.stride))
          first += count
          left -= count
        }
      }
    }
  }

  /// The state that is set in the context.
  private struct Current {
    var kind: ShaderKind?
    var program: ShaderProgram?
    var state: DrawState?
    var blends: Bool?
  }

  private func use(_ state: DrawState, _ current: inout Current) throws(OpenGLError) {
    let program = try program(state.shader)
    if current.program !== program {
      gl.useProgram(program.name)
      program.set(width: target.width, height: target.height)
      current.program = program
      current.state = nil
    }
    if current.blends != state.blends {
      if state.blends { gl.enable(GLenum(GL_BLEND)) } else { gl.disable(GLenum(GL_BLEND)) }
      current.blends = state.blends
    }
    guard current.state != state else { return }
    if state.source != 0 { bind(.source, state.source) }
    if state.layerMask != 0 { bind(.layerMask, state.layerMask) }
    if state.backdrop != 0 { bind(.backdrop, state.backdrop) }
    bind(.mask, state.mask == 0 ? atlas : state.mask)
    program.set(state)
    current.state = state
  }

  private func bind(_ unit: ShaderProgram.Unit, _ texture: GLuint) {
    gl.activeTexture(GLenum(GL_TEXTURE0 + unit.rawValue))
    gl.bindTexture(GLenum(GL_TEXTURE_2D), texture)
  }

  private func clear(_ rect: PixelRect) {
    gl.enable(GLenum(GL_SCISSOR_TEST))
    gl.scissor(GLint(rect.x), GLint(rect.y), GLsizei(rect.width), GLsizei(rect.height))
    gl.clearColor(0, 0, 0, 0)
    gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
    gl.disable(GLenum(GL_SCISSOR_TEST))
  }

  private func upload(_ buffer: CommandBuffer) {
    buffer.vertices.withUnsafeBytes { bytes in
      gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), vertexBuffer)
      gl.bufferData(
        GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STREAM_DRAW))
    }
    bind(.mask, atlas)
    gl.pixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 1)
    gl.texSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(CoverageAtlas.size), GLsizei(buffer.atlas.rows),
      GLenum(GL_RED), GLenum(GL_UNSIGNED_BYTE), buffer.atlas.bytes)
  }

  // MARK: The canvas

  /// Shows a target in the context's window.
  func show(_ canvas: RenderTarget) throws(OpenGLError) {
    let program = try programOfWindow()
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    gl.viewport(0, 0, GLsizei(canvas.width), GLsizei(canvas.height))
    gl.bindVertexArray(vertexArray)
    gl.useProgram(program.name)
    program.set(windowHeight: canvas.height)
    bind(.source, canvas.texture)
    gl.disable(GLenum(GL_BLEND))
    gl.drawArrays(GLenum(GL_TRIANGLES), 0, 3)
  }

  /// Copies a target's pixels, which are in the order of bitmaps already.
  func read(
    _ canvas: RenderTarget, _ rect: PixelRect, into memory: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), canvas.framebuffer)
    gl.pixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
    gl.pixelStorei(GLenum(GL_PACK_ROW_LENGTH), GLint(bytesPerRow / 4))
    gl.readPixels(
      GLint(rect.x), GLint(rect.y), GLsizei(rect.width), GLsizei(rect.height), GLenum(GL_RGBA),
      GLenum(GL_UNSIGNED_BYTE), memory)
  }
}
