import CPixelKernels
import Compositor
import CoreGraphics

/// Moves the pixels of a picture along the lines to a point, by their distance from it.
struct RadialStretch {
  private enum Kind: Double {
    case wave, pull
  }

  private let kind: Kind
  /// In the picture's coordinates, points.
  private let middle: CGPoint
  /// The length, the height and the phase of waves; or the way.
  private let numbers: [Double]

  /// Waves that run outwards.
  ///
  /// - Parameters:
  ///   - length: from crest to crest, in points.
  ///   - height: how far pixels are moved at most, in points.
  ///   - phase: how many waves have left the middle.
  static func wave(
    about middle: CGPoint, length: Double, height: Double, phase: Double
  ) -> RadialStretch {
    RadialStretch(kind: .wave, middle: middle, numbers: [length, height, phase])
  }

  /// Everything comes nearer to a point by a way, and what has reached it is gone.
  static func pull(to middle: CGPoint, by way: Double) -> RadialStretch {
    RadialStretch(kind: .pull, middle: middle, numbers: [way])
  }

  func kernel(in area: CGRect, keepsOpacity: Bool) -> PixelKernel {
    PixelKernel(
      Self.program, arguments: [kind.rawValue, middle.x, middle.y] + numbers,
      keepsOpacity: keepsOpacity, area: area)
  }

  private static let program = PixelKernel.Program(overwrites: true) {
    sources, area, arguments in
    guard let kind = Kind(rawValue: arguments[0]), let source = sources.first else {
      return { _, _ in }
    }
    let middle = CGPoint(
      x: (CGFloat(arguments[1]) - area.rect.minX) * CGFloat(area.scale),
      y: (CGFloat(arguments[2]) - area.rect.minY) * CGFloat(area.scale))
    let numbers = arguments[3...].map { $0 }
    let table = RadialTable(about: middle, width: source.width, height: source.height) { pixels in
      let distance = pixels / area.scale
      switch kind {
      case .wave:
        // Near the middle the waves begin to rise.
        let shift =
          numbers[1] * min(distance / numbers[0], 1)
          * sin(2 * .pi * (distance / numbers[0] - numbers[2]))
        return 1 + shift / max(distance, 1e-6)
      case .pull: return 1 + numbers[0] / max(distance, 1e-6)
      }
    }
    return { rows, target in table.paint(rows, of: source, to: target) }
  }
}

/// For each distance from a point, the place whose pixel is shown there, as a factor of the
/// distance. In pixels.
private struct RadialTable {
  /// Steps per pixel.
  private static let density = 4.0

  private let middleX, middleY: Float
  private let factors: [Float]

  init(
    about middle: CGPoint, width: Int, height: Int, _ factor: (_ distance: Double) -> Double
  ) {
    (middleX, middleY) = (Float(middle.x), Float(middle.y))
    let x = max(abs(middle.x), abs(CGFloat(width) - middle.x))
    let y = max(abs(middle.y), abs(CGFloat(height) - middle.y))
    let count = Int((Double(hypot(x, y)) * Self.density).rounded(.up)) + 2
    factors = (0..<count).map { Float(factor((Double($0) + 0.5) / Self.density)) }
  }

  func paint(_ rows: Range<Int>, of source: PixelBuffer, to target: PixelBuffer) {
    let width = target.width
    // Between places there are the means of four pixels.
    guard source.width >= 2, source.height >= 2 else {
      return target.copy(rows, of: source)
    }
    let pixels = SampledPixels(
      pixels: UnsafePointer(source.row(0)), stride: Int64(source.bytesPerRow / 4), ahead: 0)
    let (right, bottom) = (
      Float((source.width - 1) * 256 - 1), Float((source.height - 1) * 256 - 1)
    )
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * width) { places in
      guard let x = places.baseAddress else { return }
      let y = x + width
      for row in rows {
        find(row, count: width, x, y)
        sample_places(pixels, right, bottom, x, y, Int64(width), target.row(row))
      }
    }
  }

  /// The places for the pixels of a row, from the centre of the first pixel.
  private func find(
    _ row: Int, count: Int, _ x: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>
  ) {
    let below = Float(row) + 0.5 - middleY
    let (density, square) = (Float(Self.density), below * below)
    factors.withUnsafeBufferPointer { factors in
      for column in 0..<count {
        let aside = Float(column) + 0.5 - middleX
        let factor = factors[Int((aside * aside + square).squareRoot() * density)]
        x[column] = middleX - 0.5 + aside * factor
        y[column] = middleY - 0.5 + below * factor
      }
    }
  }
}
