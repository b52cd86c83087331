import CoreGraphics

/// The contents of particles in the colours in which they are drawn. Colours are rounded to 32
/// steps a component, so that there are few images.
@MainActor
final class ParticleImages {
  static let shared = ParticleImages()
  private static let steps = 31.0
  /// Bytes of all images; beyond them all are made again.
  private static let mostBytes = 32 << 20

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let color: SIMD4<UInt16>
    let isAdded: Bool
  }

  /// The original is kept, so that no other image gets its identity.
  private var images: [Key: (original: CGImage, tinted: CGImage)] = [:]
  private var bytes = 0

  /// An image whose colours are multiplied by a colour.
  ///
  /// - Parameter isAdded: whether the image is to be added to what is below it. Its alpha is 0
  ///   then, so that nothing of that is covered.
  func image(_ image: CGImage, _ color: SIMD4<Double>, isAdded: Bool) -> CGImage {
    func step(_ value: Double) -> UInt16 {
      let step = (value * Self.steps).rounded()
      return UInt16((min(max(step, 0), Self.steps) / Self.steps * 256).rounded())
    }
    let factors = SIMD4(step(color.x), step(color.y), step(color.z), isAdded ? 0 : 256)
    guard factors != SIMD4(repeating: 256) else { return image }
    let key = Key(image: ObjectIdentifier(image), color: factors, isAdded: isAdded)
    if let known = images[key] { return known.tinted }
    guard let tinted = Self.tint(image, factors) else { return image }
    if bytes > Self.mostBytes { (images, bytes) = ([:], 0) }
    images[key] = (image, tinted)
    bytes += image.width * image.height * 4
    return tinted
  }

  /// - Parameter factors: of red, green, blue and alpha, in 256ths.
  private static func tint(_ image: CGImage, _ factors: SIMD4<UInt16>) -> CGImage? {
    CGImage(width: image.width, height: image.height, drawsAll: true) { buffer in
      for y in 0..<image.height {
        let row = buffer.base + y * buffer.bytesPerRow
        for x in 0..<image.width {
          let word = image.pixel(x: x, y: y)
          func part(_ shift: UInt32, _ factor: UInt16) -> UInt32 {
            (((word >> shift & 0xff) * UInt32(factor) + 128) >> 8) << shift
          }
          let tinted =
            part(24, factors.w) | part(16, factors.x) | part(8, factors.y) | part(0, factors.z)
          row.storeBytes(of: tinted, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}
