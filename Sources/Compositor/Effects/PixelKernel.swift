package import CoreGraphics

/// An effect that a program wrote itself: a function from pixels to pixels, which is opaque to
/// compositors. It runs on the CPU.
package struct PixelKernel: PixelEffect {
  /// The code of a kernel. Two kernels are equal if their programs are the same object, and their
  /// arguments and inputs are equal.
  package final class Program: Sendable {
    /// Does what is to be done for all rows together, and returns what writes them. What a pixel
    /// becomes depends on the sources and the arguments alone.
    package typealias Body =
      @Sendable (
        _ sources: [PixelBuffer], _ area: EffectArea, _ arguments: [Double]
      ) -> Writer

    /// Writes some rows of the target, which are a copy of the first source's before, unless the
    /// program overwrites them; called for several bands of rows at a time, on several threads.
    /// Other rows of the target are not in memory.
    package typealias Writer = (_ rows: Range<Int>, _ target: PixelBuffer) -> Void

    let body: Body
    /// Whether it writes every pixel, and needs none of the target's as it was.
    let overwrites: Bool

    package init(overwrites: Bool = false, _ body: @escaping Body) {
      self.overwrites = overwrites
      self.body = body
    }
  }

  package let program: Program
  package let arguments: [Double]
  package let inputs: [GroupContent]
  package let reach: Double
  package let keepsOpacity: Bool
  package let area: CGRect?

  /// - Parameters:
  ///   - keepsOpacity: whether the result is opaque if all sources are opaque.
  ///   - area: the area for which it makes pixels; nil if that depends on what is drawn.
  package init(
    _ program: Program, arguments: [Double] = [], inputs: [GroupContent] = [], reach: Double = 0,
    keepsOpacity: Bool = false, area: CGRect? = nil
  ) {
    self.area = area
    self.keepsOpacity = keepsOpacity
    self.program = program
    self.arguments = arguments
    self.inputs = inputs
    self.reach = reach
  }

  package static func == (a: PixelKernel, b: PixelKernel) -> Bool {
    a.program === b.program && a.arguments == b.arguments && a.reach == b.reach
      && a.keepsOpacity == b.keepsOpacity && a.area == b.area
      && a.inputs.elementsEqual(b.inputs, by: ===)
  }

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    KernelRows(
      writer: program.body(sources, area, arguments),
      source: program.overwrites ? nil : sources[0])
  }
}

/// The rows of a program's own effect.
private struct KernelRows: EffectRows {
  let writer: PixelKernel.Program.Writer
  /// The pixels that are copied to the target first; nil if the program needs none of them.
  let source: PixelBuffer?

  /// An app's kernel may make tables at each call.
  var prefersManyRows: Bool { true }

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    if let source { target.copy(rows, of: source) }
    writer(rows, target)
  }
}
