package import CoreGraphics

/// An effect written by whoever uses it: a function from pixels to pixels.
package struct PixelFunction: PixelEffect {
  /// What is called. Two functions are the same when their programs are the same object and their
  /// arguments are equal.
  package final class Program: Sendable {
    /// Writes some rows of the target, which is a copy of the source at first; called for several
    /// bands of rows at a time, on several threads.
    package typealias Body =
      @Sendable (
        _ source: PixelBuffer, _ target: PixelBuffer, _ rows: Range<Int>, _ area: EffectArea,
        _ arguments: [Double]
      ) -> Void

    let body: Body

    package init(_ body: @escaping Body) {
      self.body = body
    }
  }

  package var program: Program
  package var arguments: [Double]
  package var reach: Double

  package init(_ program: Program, arguments: [Double] = [], reach: Double = 0) {
    self.program = program
    self.arguments = arguments
    self.reach = reach
  }

  package static func == (a: PixelFunction, b: PixelFunction) -> Bool {
    a.program === b.program && a.arguments == b.arguments && a.reach == b.reach
  }

  package func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    let source = sources[0]
    workers.share(target.height) { rows in
      for y in rows { target.row(y).update(from: source.row(y), count: target.width) }
      program.body(source, target, rows, area, arguments)
    }
  }
}
