import Compositor
public import CoreGraphics

/// A filter written in Swift: a function from pixels to pixels.
///
/// A subclass overrides ``process(with:arguments:output:)`` and is used through
/// ``apply(withExtent:inputs:arguments:)``, for an image or inside of a ``CIFilter`` of one's own.
/// Pixels are 32-bit words `0xAARRGGBB`, premultiplied; rows go from top to bottom.
///
/// The function is called for several bands of rows at a time, on several threads: the value of a
/// pixel must depend on the inputs alone.
open class CIImageProcessorKernel: NSObject {
  /// Writes the pixels of `output`.
  ///
  /// - Parameters:
  ///   - inputs: all pixels of the input images in the kernel's extent.
  ///   - arguments: what was given to ``apply(withExtent:inputs:arguments:)``.
  ///   - output: the pixels to write: some rows of the extent.
  open class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {}

  /// Whether the output has no see-through pixel where no input has one; false by default. What
  /// lies below such an image is not drawn. Unlike on iOS, where true is believed for any inputs,
  /// nothing is left out below inputs that are see-through.
  open class var outputIsOpaque: Bool { false }

  /// Whether ``process(with:arguments:output:)`` writes every pixel of its output; false by
  /// default. Where it is false the output is a copy of the first input before, which takes a time
  /// of its own. Not on iOS, where the output is undefined before.
  open class var overwritesOutput: Bool { false }

  /// The image that the kernel makes of others when it is drawn.
  ///
  /// - Parameters:
  ///   - extent: what it makes pixels for; finite and not empty.
  ///   - inputs: images that ``process(with:arguments:output:)`` gets the pixels of; nil for none.
  ///   - args: passed on to ``process(with:arguments:output:)``.
  /// - Throws: `CIKernelError.emptyExtent`.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: any Sendable]?
  ) throws -> CIImage {
    guard extent.isFinite, !extent.isNull, !extent.isEmpty else {
      throw CIKernelError.emptyExtent(extent)
    }
    let area = extent.integral
    let inputs = inputs ?? []
    let kernel = PixelKernel(
      program(arguments: args), inputs: inputs.dropFirst().map { $0.content(in: area) },
      keepsOpacity: outputIsOpaque, area: area.turned)
    let first = inputs.first ?? .empty()
    return CIImage(content: first.content(in: area), extent: area).applying(.kernel(kernel))
      .cropped(to: extent)
  }
}

/// The reason why a kernel cannot be applied.
public enum CIKernelError: Error, Equatable, CustomStringConvertible {
  /// The extent has no pixels, or no end.
  case emptyExtent(CGRect)

  /// What it is, for messages and while debugging.
  public var description: String {
    switch self {
    case .emptyExtent(let rect):
      "A kernel's extent must be finite and not empty, but it is \(rect)."
    }
  }
}

/// Pixels to read.
public struct CIImageProcessorInput {
  /// The region of the pixels, in the image's coordinates.
  public let region: CGRect
  /// From a row to the next.
  public let bytesPerRow: Int
  /// The upper left pixel; valid during the call.
  public let baseAddress: UnsafeRawPointer

  /// The pixel in a column and a row of the region, from the upper left; 0 outside.
  public func pixel(column: Int, row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < Int(region.size.width), row < Int(region.size.height)
    else { return 0 }
    return baseAddress.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
  }
}

/// Pixels to write.
public struct CIImageProcessorOutput {
  /// The region of the pixels, in the image's coordinates: a part of the inputs' region.
  public let region: CGRect
  /// The row of the inputs that the first row of the output belongs to.
  public let firstRow: Int
  /// From a row to the next.
  public let bytesPerRow: Int
  /// The upper left pixel; valid during the call.
  public let baseAddress: UnsafeMutableRawPointer
}

extension CIImageProcessorKernel {
  /// The kernel as a compositor knows it. Two of them are only known to do the same where they are
  /// the same object.
  fileprivate static func program(arguments: [String: any Sendable]?) -> PixelKernel.Program {
    PixelKernel.Program(overwrites: overwritesOutput) { sources, area, _ in
      { rows, target in
        apply(sources, to: target, rows: rows, area: area, arguments: arguments)
      }
    }
  }

  private static func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, rows: Range<Int>, area: EffectArea,
    arguments: [String: any Sendable]?
  ) {
    let region = area.pixels.turned
    let inputs = sources.map {
      CIImageProcessorInput(region: region, bytesPerRow: $0.bytesPerRow, baseAddress: $0.base)
    }
    let output = CIImageProcessorOutput(
      region: CGRect(
        x: region.origin.x, y: region.maxY - CGFloat(rows.upperBound), width: region.size.width,
        height: CGFloat(rows.count)),
      firstRow: rows.lowerBound, bytesPerRow: target.bytesPerRow,
      baseAddress: target.base + rows.lowerBound * target.bytesPerRow)
    do {
      try process(with: inputs, arguments: arguments, output: output)
    } catch {
      Diagnostics.warnFromAnyThread("\(self) failed: \(error)")
      if overwritesOutput, let source = sources.first { target.copy(rows, of: source) }
    }
  }
}

extension EffectArea {
  /// The rectangle in pixels.
  fileprivate var pixels: CGRect {
    CGRect(
      x: (rect.origin.x * scale).rounded(), y: (rect.origin.y * scale).rounded(),
      width: (rect.size.width * scale).rounded(), height: (rect.size.height * scale).rounded())
  }
}
