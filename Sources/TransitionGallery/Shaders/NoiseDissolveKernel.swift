public import UIKit

/// Dissolves the first page in growing spots, through which the second page is visible.
///
/// The argument "noise" defines the spots: a ``NoiseTile``.
public final class NoiseDissolveKernel: CIImageProcessorKernel {
  /// True: a mixture of opaque pages is opaque.
  public override class var outputIsOpaque: Bool { true }
  /// True: the kernel computes every pixel.
  public override class var overwritesOutput: Bool { true }

  /// The width of the spots' soft edge, in levels of the noise, of which there are 256.
  private static let softness = 36.0

  public override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let pages = ShaderPages(inputs, arguments, output) else { return }
    guard let tile = arguments?["noise"] as? NoiseTile else { return pages.show(pages.first) }
    let reach = pages.time * (256 + softness)
    let weights = (0..<256).map { level in
      UInt16((256 * min(max((reach - Double(level)) / softness, 0), 1)).rounded())
    }
    // Positions in the tile, in 65,536ths of its side.
    let step = Int(65_536 / max(pages.scale, 0.01))
    weights.withUnsafeBufferPointer { weights in
      tile.levels.withUnsafeBufferPointer { levels in
        for y in pages.rows {
          let line = ((y &* step) &>> 16 & NoiseTile.mask) &* NoiseTile.side
          guard let weights = weights.baseAddress, let levels = levels.baseAddress else { return }
          paint(row: y, pages, levels + line, weights, step)
        }
      }
    }
  }

  private static func paint(
    row y: Int, _ pages: ShaderPages, _ levels: UnsafePointer<UInt8>,
    _ weights: UnsafePointer<UInt16>, _ step: Int
  ) {
    let (a, b, row) = (pages.first.row(y), pages.second.row(y), pages.row(y))
    func weight(_ x: Int) -> UInt16 { weights[Int(levels[(x &* step) &>> 16 & NoiseTile.mask])] }
    var x = 0
    while x &+ 2 <= pages.width {
      let share = SIMD8(
        lowHalf: SIMD4(repeating: weight(x)), highHalf: SIMD4(repeating: weight(x &+ 1)))
      PixelPair(a + x).mixed(with: PixelPair(b + x), share).store(row + x)
      x &+= 2
    }
    guard x < pages.width else { return }
    PixelPair(a[x], a[x]).mixed(
      with: PixelPair(b[x], b[x]), SIMD8(repeating: weight(x))
    ).storeFirst(row + x)
  }
}

/// Smooth noise on a tile of 512 × 512 points that can be repeated without seams. Each of the 256
/// levels is equally frequent. The same seed gives the same tile.
public final class NoiseTile: Sendable {
  static let side = 512
  static let mask = side - 1
  /// The levels, row by row.
  let levels: [UInt8]

  /// The distances between random numbers in points, from the coarsest octave to the finest.
  private static let cells = [128, 64, 32, 16]

  /// - Parameter seed: the seed of the random numbers.
  public init(seed: UInt64 = 0) {
    var numbers = SplitMix(state: seed)
    var sums = [Float](repeating: 0, count: Self.side * Self.side)
    for (index, cell) in Self.cells.enumerated() {
      Self.add(cell: cell, strength: 1 / Float(1 << index), to: &sums, &numbers)
    }
    levels = Self.ranked(sums)
  }

  /// Adds an octave: random numbers on a grid, with smooth interpolation between them.
  private static func add(
    cell: Int, strength: Float, to sums: inout [Float], _ numbers: inout SplitMix
  ) {
    let count = side / cell
    let grid = (0..<count * count).map { _ in Float.random(in: 0...strength, using: &numbers) }
    let ease = (0..<cell).map { Float((Double($0) / Double(cell)).smoothed) }
    for y in 0..<side {
      let (upper, down) = (y / cell * count, ease[y % cell])
      let lower = (y / cell + 1) % count * count
      for x in 0..<side {
        let (left, right) = (x / cell, (x / cell + 1) % count)
        let across = ease[x % cell]
        let top = grid[upper + left] + (grid[upper + right] - grid[upper + left]) * across
        let bottom = grid[lower + left] + (grid[lower + right] - grid[lower + left]) * across
        sums[y * side + x] += top + (bottom - top) * down
      }
    }
  }

  /// Returns each sum's rank among all, from 0 to 255.
  private static func ranked(_ sums: [Float]) -> [UInt8] {
    /// The histogram is finer than the ranks, so that each rank spans several of its steps.
    let steps = 1 << 14
    let greatest: Float = 2
    let places = sums.map { min(steps - 1, Int($0 / greatest * Float(steps))) }
    var before = [Int](repeating: 0, count: steps + 1)
    for place in places { before[place + 1] += 1 }
    for index in 1...steps { before[index] += before[index - 1] }
    return places.map { UInt8(before[$0] * 256 / sums.count) }
  }
}
