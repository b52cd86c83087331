internal import COpenGLES
internal import CoreGraphics

/// Everything on which the pixels of a draw call depend, but its vertices. What follows each other
/// with the same state is drawn in one call.
struct DrawState: Equatable {
  var shader: ShaderKind
  /// The texture of a picture or a layer; 0 where there is none.
  var source: GLuint = 0
  /// A second layer, by whose alpha the first is multiplied, or what else an effect reads; 0 where
  /// there is none.
  var layerMask: GLuint = 0
  /// A copy of the target's pixels, which a blend mode reads; 0 where there is none.
  var backdrop: GLuint = 0
  /// Where the second picture of an effect begins in its texture, in pixels.
  var layerMaskOffset = SIMD2<Float>.zero
  /// The texture of the coverage; 0 is the atlas.
  var mask: GLuint = 0
  /// Whether it is blended with the target's pixels, or replaces them.
  var blends = true
  var filter = Filter.nearest
  var steps = SourceSteps()
  /// The source's pixels that may be read.
  var window = SourceWindow()
  /// A projected shape's corners, and its hole.
  var corners: ShapeUniforms?
  /// The numbers of an effect, four in a vector; empty where there is none.
  var effect: [Float] = []

  /// How a picture's pixels are read. The weights of neighbours are as coarse as in memory, where
  /// they are rounded down to 128ths along the axes, and to the nearest 256th under other maps.
  enum Filter {
    case nearest, linear, projectedLinear

    /// The number of weights, and what is added before rounding down; no weights are 0.
    var weights: (count: Float, bias: Float) {
      switch self {
      case .nearest: (0, 0)
      case .linear: (128, 0)
      case .projectedLinear: (256, 0.5)
      }
    }
  }
}

/// Where the pixels of a picture that is stretched along the axes lie, for the nearest ones of the
/// source: where two are as near, no interpolated place would be exact enough.
///
/// In 65536ths of the source's pixels, from the window's corner; steps of 0 where places are
/// interpolated.
struct SourceSteps: Equatable {
  /// The place of the first pixel, which is the place (0, 0) of the vertices.
  var startX: Int32 = 0
  var startY: Int32 = 0
  /// From each pixel to the next.
  var stepX: Int32 = 0
  var stepY: Int32 = 0
}

/// The kind of a fragment shader: where the colour comes from, and where the coverage comes from.
struct ShaderKind: Hashable {
  enum Source: Int {
    case color, picture, layer
    /// A layer that is combined with what is below it by a blend mode.
    case blend
    // The results of effects, and what is made on the way to them.
    case colorControls, tinted, dissolve, pageCurl
    case material, weighted, reduced, boxed, enlarged
    case meansOfRows, meansOfSquares, squares

    /// The formats that the shader reads and writes.
    var formats: (read: RenderTarget.Format, made: RenderTarget.Format) {
      switch self {
      case .reduced, .meansOfRows: (.pixels, .numbers)
      case .boxed: (.numbers, .numbers)
      case .enlarged, .meansOfSquares: (.numbers, .pixels)
      case .color, .picture, .layer, .blend, .colorControls, .tinted, .dissolve, .pageCurl,
        .material,
        .weighted, .squares:
        (.pixels, .pixels)
      }
    }
  }

  enum Coverage: Int {
    /// A byte for each pixel, and a byte for each square of pixels, between which is mixed.
    case mask, samples
    /// A projected shape without round corners, and one with them.
    case straightShape, roundedShape
    /// An aligned shape without a hole.
    case alignedShape
  }

  var source: Source
  var coverage: Coverage
}

/// The source's pixels that may be read: edges in pixels.
struct SourceWindow: Equatable {
  var left: Float = 0
  var top: Float = 0
  var right: Float = 0
  var bottom: Float = 0
}

extension SourceWindow {
  init(_ rect: PixelRect) {
    self.init(
      left: Float(rect.x), top: Float(rect.y), right: Float(rect.maxX), bottom: Float(rect.maxY))
  }
}

/// A layer of a group, or the canvas: pixels that are drawn to and read from.
struct RenderTarget: Equatable {
  /// The data of each pixel.
  enum Format {
    /// Four channels of eight bits.
    case pixels
    /// Four whole numbers of sixteen bits: channels in 256ths, which are drawn without mixing.
    case numbers

    var bytesPerPixel: Int { self == .pixels ? 4 : 8 }
  }

  var framebuffer: GLuint
  var texture: GLuint
  var width, height: Int
  var format = Format.pixels
}
