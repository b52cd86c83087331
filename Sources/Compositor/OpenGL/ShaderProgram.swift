internal import COpenGLES
internal import CoreGraphics

/// A linked program of shaders, with the places of its uniforms; -1 is the place of one that it
/// does not use, where values are ignored.
final class ShaderProgram {
  /// The texture units of the samplers.
  enum Unit: GLint, CaseIterable {
    case source, layerMask, mask, cornerTable, backdrop

    var name: String {
      switch self {
      case .source: "source"
      case .layerMask: "layerMask"
      case .mask: "mask"
      case .cornerTable: "cornerTable"
      case .backdrop: "backdrop"
      }
    }
  }

  let name: GLuint
  private let gl: OpenGLFunctions
  private let pixelSize, height, window, weights, steps, hasLayerMask, layerMaskOffset, effect,
    shape: GLint

  init(_ gl: OpenGLFunctions, vertex: String, fragment: String) throws(OpenGLError) {
    self.gl = gl
    name = try Self.link(gl, vertex: vertex, fragment: fragment)
    let program = name
    func place(_ uniform: String) -> GLint { gl.getUniformLocation(program, uniform) }
    pixelSize = place("pixelSize")
    window = place("window")
    weights = place("weights")
    steps = place("steps")
    height = place("height")
    hasLayerMask = place("hasLayerMask")
    layerMaskOffset = place("layerMaskOffset")
    effect = place("effect")
    shape = place("shape")
    gl.useProgram(name)
    for unit in Unit.allCases { gl.uniform1i(place(unit.name), unit.rawValue) }
  }

  /// The target's size; the program must be in use.
  func set(width: Int, height: Int) {
    gl.uniform2f(pixelSize, 2 / Float(width), 2 / Float(height))
  }

  /// The window's height; the program must be in use.
  func set(windowHeight: Int) { gl.uniform1i(height, GLint(windowHeight)) }

  /// The uniforms of a state; the program must be in use.
  func set(_ state: DrawState) {
    let area = state.window
    gl.uniform4f(window, area.left, area.top, area.right, area.bottom)
    let filter = state.filter.weights
    gl.uniform2f(weights, filter.count, filter.bias)
    let places = state.steps
    gl.uniform4i(steps, places.startX, places.startY, places.stepX, places.stepY)
    gl.uniform1i(hasLayerMask, state.layerMask == 0 ? 0 : 1)
    gl.uniform2f(layerMaskOffset, state.layerMaskOffset.x, state.layerMaskOffset.y)
    if !state.effect.isEmpty {
      gl.uniform4fv(effect, GLsizei(state.effect.count / 4), state.effect)
    }
    if let corners = state.corners {
      gl.uniform4fv(shape, GLsizei(ShapeUniforms.vectorCount), corners.numbers)
    }
  }

  private static func link(
    _ gl: OpenGLFunctions, vertex: String, fragment: String
  ) throws(OpenGLError) -> GLuint {
    let program = gl.createProgram()
    for (kind, text) in [(GL_VERTEX_SHADER, vertex), (GL_FRAGMENT_SHADER, fragment)] {
      let shader = try compile(gl, GLenum(kind), text)
      gl.attachShader(program, shader)
      // It lives as long as the program.
      gl.deleteShader(shader)
    }
    let attributes = QuadVertex.attributes + [QuadVertex.colorAttribute]
    for (index, attribute) in attributes.enumerated() {
      gl.bindAttribLocation(program, GLuint(index), attribute.name)
    }
    gl.linkProgram(program)
    var isLinked: GLint = 0
    gl.getProgramiv(program, GLenum(GL_LINK_STATUS), &isLinked)
    try check(isLinked, "link") { gl.getProgramInfoLog(program, $1, nil, $0) }
    return program
  }

  private static func compile(
    _ gl: OpenGLFunctions, _ kind: GLenum, _ source: String
  ) throws(OpenGLError) -> GLuint {
    let shader = gl.createShader(kind)
    source.withCString { gl.shaderSource(shader, 1, [$0], nil) }
    gl.compileShader(shader)
    var isCompiled: GLint = 0
    gl.getShaderiv(shader, GLenum(GL_COMPILE_STATUS), &isCompiled)
    try check(isCompiled, "compile") { gl.getShaderInfoLog(shader, $1, nil, $0) }
    return shader
  }

  /// Throws the first line of the driver's log where a step has failed.
  ///
  /// - Parameters:
  ///   - status: 0 if it has.
  ///   - step: what the driver was to do.
  ///   - writeLog: writes into memory of a size.
  private static func check(
    _ status: GLint, _ step: String,
    _ writeLog: (UnsafeMutablePointer<CChar>, GLsizei) -> Void
  ) throws(OpenGLError) {
    guard status == 0 else { return }
    var bytes = [CChar](repeating: 0, count: 1024)
    writeLog(&bytes, GLsizei(bytes.count))
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let reason = String(decoding: text, as: UTF8.self).split(separator: "\n").first
    throw OpenGLError("The driver cannot \(step) a shader: \(reason ?? "no reason is given")")
  }
}
