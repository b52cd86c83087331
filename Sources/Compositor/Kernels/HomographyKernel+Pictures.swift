internal import CPixelKernels
internal import CoreGraphics

/// Pictures: their edges pixel by pixel, and their inside in runs of many.
extension HomographyKernel {
  /// Pixels of a row that are painted alike. Whether single precision does for them is not to
  /// depend on what lies far outside of the screen, nor on where the screen ends.
  private static let runLength = 512

  /// Rows of a block, see `PictureOperation.isSteep`. A block and what it shows fit into a core's
  /// cache.
  static let blockRows = 64
  /// Pixels of a row of a block; a run is a whole number of these.
  private static let blockLength = 128

  /// - Parameter evenBlocks: Those of the picture, where they are known.
  static func paint(
    _ pixels: SourcePixels, _ picture: PictureOperation, mapping: Homography,
    _ shape: ProjectedShape, evenBlocks: PlacedBlocks? = nil, in rect: PixelRect,
    on surface: Surface
  ) {
    let sampler = Sampler(
      pixels, window: picture.window, mapping: mapping, isLinear: picture.filter == .linear)
    let inside = Inside(picture, sampler, evenBlocks, in: rect)
    let ahead = Int(inside.source.ahead)
    let rowsAtOnce =
      picture.isSteep || pixels.hasAlikeRows
      ? blockRows : evenBlocks == nil ? 1 : Inside.evenRows
    withUnsafeTemporaryAllocation(of: Row.self, capacity: rowsAtOnce) { memory in
      for top in stride(from: rect.y, to: rect.maxY, by: rowsAtOnce) {
        var count = 0
        for y in top..<min(rect.maxY, top + rowsAtOnce) {
          if let row = paintEdges(y, sampler, ahead, picture, shape, in: rect, on: surface) {
            memory.initializeElement(at: count, to: row)
            count += 1
          }
        }
        let rows = Rows(rebasing: memory[..<count])
        if pixels.hasAlikeRows {
          paintAlike(inside, of: rows)
        } else {
          paint(inside, of: rows, by: picture.isSteep ? blockLength : runLength)
        }
      }
    }
  }

  // MARK: Edges

  /// A row of a picture whose inside is still to be painted.
  private struct Row {
    let y: Int
    /// The row's pixel at x = 0, which need not exist.
    let pixels: UnsafeMutablePointer<UInt32>
    /// The inside, and the part of it that is to be painted.
    let all, part: Range<Int>
    /// The path of the current run through the source; nil if none is exact enough.
    var path: SamplePath?
  }

  private typealias Rows = UnsafeMutableBufferPointer<Row>

  /// Paints the pixels of a row that are done one by one; nil where there are no others.
  private static func paintEdges(
    _ y: Int, _ sampler: Sampler, _ ahead: Int, _ picture: PictureOperation,
    _ shape: ProjectedShape, in rect: PixelRect, on surface: Surface
  ) -> Row? {
    let bounds = picture.coverage.bounds
    let (outer, full, _) = shape.spans(y: y)
    let touched = outer.clamped(to: rect.x..<rect.maxX)
    guard !touched.isEmpty else { return nil }
    let row = surface.pixel(x: rect.x, y: y) - rect.x
    // Cut by the operation's bounds, not by the tile: on all of this depends how it is painted.
    let safe =
      full.isEmpty
      ? full : full.clamped(to: sampler.safeSpan(y: y)).clamped(to: bounds.x..<bounds.maxX)
    let (head, core, tail) = touched.split(around: safe)
    let line = sampler.line(y: y)
    for x in head {
      edge(row + x, sampler, line, x, shape.coverage(x: x, y: y), picture.opacity, ahead: ahead)
    }
    for x in tail {
      edge(row + x, sampler, line, x, shape.coverage(x: x, y: y), picture.opacity, ahead: ahead)
    }
    return core.isEmpty ? nil : Row(y: y, pixels: row, all: safe, part: core)
  }

  @inline(__always)
  private static func edge(
    _ target: UnsafeMutablePointer<UInt32>, _ sampler: Sampler, _ line: Sampler.Line, _ x: Int,
    _ coverage: Double, _ opacity: UInt8, ahead: Int
  ) {
    let alpha = multiplied(coverageByte(coverage), opacity)
    guard alpha > 0, let color = sampler.clampedSample(line, x: x, ahead: ahead) else { return }
    target.pointee = over(faded(color, alpha), target.pointee)
  }

  // MARK: The inside

  /// The values that are common to the inside of all rows.
  private struct Inside {
    let sampler: Sampler
    let source: SampledPixels
    let write: SampleWrite
    let opacity: UInt8
    let evenBlocks: PlacedBlocks?

    /// Pixels of a row of the target, and rows, that are painted in one colour, or not, together.
    private static let evenLength = 64
    static let evenRows = 8

    init(
      _ picture: PictureOperation, _ sampler: Sampler, _ evenBlocks: PlacedBlocks?,
      in rect: PixelRect
    ) {
      self.sampler = sampler
      self.evenBlocks = evenBlocks
      source = sampler.source(around: picture.coverage.bounds.intersection(rect))
      opacity = picture.opacity
      write = picture.sampleWrite
    }

    @inline(__always)
    func paint(_ span: Range<Int>, of row: Row) {
      if let path = row.path {
        path.paint(span, of: source, row.pixels, write, opacity: opacity)
      } else {
        let line = sampler.line(y: row.y)
        let ahead = Int(source.ahead)
        for x in span { edge(row.pixels + x, sampler, line, x, 1, opacity, ahead: ahead) }
      }
    }

    /// Paints some columns of rows.
    func paint(_ columns: Range<Int>, of rows: Rows) {
      guard let evenBlocks else { return sample(columns, of: rows) }
      for first in stride(from: 0, to: rows.count, by: Self.evenRows) {
        let few = Rows(rebasing: rows[first..<min(rows.count, first + Self.evenRows)])
        paint(columns, of: few, evenBlocks)
      }
    }

    private func sample(_ columns: Range<Int>, of rows: Rows) {
      for row in rows {
        let part = row.part.clamped(to: columns)
        if !part.isEmpty { paint(part, of: row) }
      }
    }

    /// Samples only where the picture has more than one colour.
    private func paint(_ columns: Range<Int>, of rows: Rows, _ blocks: PlacedBlocks) {
      var (sampled, x) = (columns.lowerBound, columns.lowerBound)
      while x < columns.upperBound {
        let piece = x..<min(columns.upperBound, x &+ Self.evenLength)
        x = piece.upperBound
        guard let color = color(of: piece, in: rows, blocks) else { continue }
        if sampled < piece.lowerBound { sample(sampled..<piece.lowerBound, of: rows) }
        sampled = x
        for row in rows {
          let part = row.part.clamped(to: piece)
          if !part.isEmpty { lay(color, part, of: row) }
        }
      }
      if sampled < x { sample(sampled..<x, of: rows) }
    }

    /// The colour of all samples for some columns of rows, where it is seen at a glance that they
    /// have one.
    @inline(__always)
    private func color(
      of columns: Range<Int>, in rows: Rows, _ blocks: PlacedBlocks
    ) -> UInt32? {
      var (left, right) = (Int.max, Int.min)
      for row in rows where row.part.overlaps(columns) {
        left = min(left, max(row.part.lowerBound, columns.lowerBound))
        right = max(right, min(row.part.upperBound, columns.upperBound) &- 1)
      }
      // The map is projective, so all pixels between the four corner pixels map between the
      // corners' places.
      guard left <= right, let top = rows.first?.path, let bottom = rows.last?.path,
        let a = top.place(of: left), let b = top.place(of: right),
        let c = bottom.place(of: left), let d = bottom.place(of: right)
      else { return nil }
      // The second one of two neighbours, and one for the rounding of single precision.
      let window = sampler.window
      return blocks.color(
        left: max(window.x, min(min(a.x, b.x), min(c.x, d.x)) &- 1),
        top: max(window.y, min(min(a.y, b.y), min(c.y, d.y)) &- 1),
        right: min(window.maxX &- 1, max(max(a.x, b.x), max(c.x, d.x)) &+ 2),
        bottom: min(window.maxY &- 1, max(max(a.y, b.y), max(c.y, d.y)) &+ 2))
    }

    /// Paints pixels whose samples all have a colour.
    private func lay(_ color: UInt32, _ span: Range<Int>, of row: Row) {
      let color = opacity < 255 ? faded(color, opacity) : color
      let target = row.pixels + span.lowerBound
      if write == SampleWriteReplace {
        target.update(repeating: color, count: span.count)
      } else {
        HomographyKernel.lay(color, on: target, count: span.count)
      }
    }
  }

  /// The columns in which rows have an inside.
  private static func columns(of rows: Rows) -> Range<Int> {
    var (left, right) = (Int.max, Int.min)
    for row in rows {
      left = min(left, row.part.lowerBound)
      right = max(right, row.part.upperBound)
    }
    return left < right ? left..<right : 0..<0
  }

  /// Paints rows, so many pixels of each at a time.
  private static func paint(
    _ inside: Inside, of rows: Rows, by length: Int
  ) {
    let columns = columns(of: rows)
    let (left, right) = (columns.lowerBound, columns.upperBound)
    guard left < right else { return }
    let first = left & ~(length - 1)
    for start in stride(from: first, to: right, by: length) {
      let runStart = start & ~(runLength - 1)
      let isNewRun = start == first || start == runStart
      for index in rows.indices where isNewRun {
        let run = rows[index].all.clamped(to: runStart..<runStart + runLength)
        rows[index].path = SamplePath(inside.sampler, run, y: rows[index].y)
      }
      inside.paint(start..<start + length, of: rows)
    }
  }

  /// Paints rows of a picture whose own rows are all alike. Where it is turned around an upright
  /// axis, its columns stay upright: what is sampled for one row is laid over the others.
  private static func paintAlike(_ inside: Inside, of rows: Rows) {
    let columns = columns(of: rows)
    guard !columns.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: runLength) { memory in
      guard let base = memory.baseAddress else { return }
      let first = columns.lowerBound & ~(runLength - 1)
      for start in stride(from: first, to: columns.upperBound, by: runLength) {
        let run = start..<start + runLength
        var samples = RowSamples(pixels: base - start)
        for row in rows {
          let part = row.part.clamped(to: run)
          guard !part.isEmpty else { continue }
          if let path = SamplePath(inside.sampler, row.all.clamped(to: run), y: row.y) {
            samples.take(part, of: inside.source, path, inside.write, opacity: inside.opacity)
            samples.write(part, to: row.pixels, inside.write)
          } else {
            inside.paint(part, of: row)
          }
        }
      }
    }
  }
}

/// Samples of a row, for those rows that go through the source's columns in the same way.
private struct RowSamples {
  /// The row's pixel at x = 0, which need not exist.
  let pixels: UnsafeMutablePointer<UInt32>
  private var path: SamplePath?
  /// The pixels that have been sampled.
  private var span = 0..<0

  init(pixels: UnsafeMutablePointer<UInt32>) { self.pixels = pixels }

  /// Samples what of a part has not been sampled yet.
  mutating func take(
    _ part: Range<Int>, of source: SampledPixels, _ path: SamplePath, _ write: SampleWrite,
    opacity: UInt8
  ) {
    if self.path.map({ !$0.isSameAcross(as: path) }) ?? true {
      span = part.lowerBound..<part.lowerBound
    }
    self.path = path
    let all = min(span.lowerBound, part.lowerBound)..<max(span.upperBound, part.upperBound)
    for rest in [all.lowerBound..<span.lowerBound, span.upperBound..<all.upperBound]
    where !rest.isEmpty {
      // Over nothing, they are themselves.
      (pixels + rest.lowerBound).update(repeating: 0, count: rest.count)
      path.paint(rest, of: source, pixels, write, opacity: opacity)
    }
    span = all
  }

  /// Writes samples to a row, given by its pixel at x = 0.
  func write(_ part: Range<Int>, to row: UnsafeMutablePointer<UInt32>, _ write: SampleWrite) {
    let (source, target) = (pixels + part.lowerBound, row + part.lowerBound)
    if write == SampleWriteReplace {
      target.update(from: source, count: part.count)
    } else {
      composite_pixels(source, target, Int64(part.count))
    }
  }
}

extension PictureOperation {
  /// How many rows of the source a row of the target goes through with each pixel, from which on a
  /// picture is painted in blocks: row by row, each row of the source would have left the cache
  /// before the next row of the target needs it.
  private static let steepSlope = 0.2

  /// Whether it is turned so far that it is painted in blocks.
  var isSteep: Bool {
    guard case .projected(let map) = mapping else { return false }
    return abs(map.slopes(at: coverage.bounds).across.y) > Self.steepSlope
  }
}

extension [PaintPlan.Step] {
  /// Whether one of the pictures among these is painted in blocks.
  var areSteep: Bool {
    contains { step in
      switch step.operation.kind {
      case .picture(let picture): picture.isSteep
      case .group: step.layer.areSteep || step.mask.areSteep
      case .solid, .shadow: false
      }
    }
  }
}

extension Sampler {
  /// Rows of the target for which memory is fetched in advance: enough for the time that it takes,
  /// and few enough for what was fetched to be in the cache still.
  private static let rowsAhead = 8.0

  /// The source, for samples in a part of the target.
  fileprivate func source(around part: PixelRect) -> SampledPixels {
    let down = mapping.slopes(at: part).down
    let row = Int(clampingCoordinate: (Self.rowsAhead * down.y).rounded())
    let column = Int(clampingCoordinate: (Self.rowsAhead * down.x).rounded())
    return SampledPixels(
      pixels: base, stride: Int64(stride), ahead: Int64(row * stride + column))
  }
}

extension Homography {
  /// How fast a point moves on, for each pixel across and for each one down, in the middle of a
  /// rectangle.
  fileprivate func slopes(at rect: PixelRect) -> (across: SIMD2<Double>, down: SIMD2<Double>) {
    let x = Double(rect.x) + Double(rect.width) / 2
    let y = Double(rect.y) + Double(rect.height) / 2
    let w = p * x + q * y + r
    let u = (a * x + c * y + tx) / w
    let v = (b * x + d * y + ty) / w
    return (SIMD2(a - u * p, b - v * p) / w, SIMD2(c - u * q, d - v * q) / w)
  }
}
