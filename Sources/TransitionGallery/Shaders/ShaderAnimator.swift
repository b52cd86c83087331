public import UIKit

/// An effect that computes the pixels of each frame from those of the two pages in a kernel:
/// ``RippleKernel``, ``SwirlKernel``, ``RefractionKernel``, ``NoiseDissolveKernel``, or a custom
/// one.
///
/// The two pages are the kernel's inputs. Its arguments are:
///
/// | argument | is |
/// |---|---|
/// | "time" | a `Double`, from 0, where the first page is visible, to 1, where the second is |
/// | "width" | a `Double`, the width of the pages in points |
///
/// In reverse the pages are exchanged and the time runs from 1 to 0, so that a pop undoes a push.
/// While the effect runs, both pages are replaced by their pictures. On iOS it has no effect,
/// because `CALayer.filters` has none there.
open class ShaderAnimator: GalleryAnimator {
  private let kernel: CIImageProcessorKernel.Type
  private let arguments: [String: any Sendable]

  /// - Parameters:
  ///   - kernel: computes the pixels; the first input is a copy of the previous result.
  ///   - arguments: additional arguments for the kernel.
  public init(
    kernel: CIImageProcessorKernel.Type, arguments: [String: any Sendable] = [:]
  ) {
    self.kernel = kernel
    self.arguments = arguments
    super.init()
  }

  open override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: true)
    let (first, second) = isReversed ? (stage.to, stage.from) : (stage.from, stage.to)
    let container = stage.container
    let filter = ShaderFilter()
    filter.use(kernel, arguments, width: container.bounds.width)
    filter.use(Self.picture(of: second, in: container))
    filter.setValue(isReversed ? 1.0 : 0.0, forKey: kCIInputTimeKey)
    let view = UIView(frame: container.bounds)
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let snapshot = first.snapshotView(afterScreenUpdates: true) {
      snapshot.frame = container.convert(first.bounds, from: first)
      snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(snapshot)
    }
    view.layer.filters = [filter]
    for page in [first, second] { page.isHidden = true }
    stage.add(view)
    stage.animate {
      view.layer.setValue(
        self.isReversed ? 0.0 : 1.0, forKeyPath: "filters.\(filter.name).\(kCIInputTimeKey)")
    }
  }

  /// Returns a picture of a page, at its position in the container.
  private static func picture(of page: UIView, in container: UIView) -> CIImage? {
    let frame = container.convert(page.bounds, from: page)
    let image = UIGraphicsImageRenderer(bounds: container.bounds).image { _ in
      page.drawHierarchy(in: frame, afterScreenUpdates: true)
    }
    return CIImage(image: image)
  }
}

/// Passes the pages to a kernel.
private final class ShaderFilter: CIFilter {
  private static let usedKernel = "kernel"
  private static let arguments = "arguments"
  private static let second = "second"

  func use(
    _ kernel: CIImageProcessorKernel.Type, _ arguments: [String: any Sendable], width: CGFloat
  ) {
    name = "shader"
    var arguments = arguments
    arguments["width"] = Double(width)
    setValue(kernel, forKey: Self.usedKernel)
    setValue(arguments, forKey: Self.arguments)
  }

  func use(_ second: CIImage?) { setValue(second.map(FittedImage.init), forKey: Self.second) }

  override var outputImage: CIImage? {
    guard let first = value(forKey: kCIInputImageKey) as? CIImage,
      let second = value(forKey: Self.second) as? FittedImage,
      let kernel = value(forKey: Self.usedKernel) as? CIImageProcessorKernel.Type,
      var arguments = value(forKey: Self.arguments) as? [String: any Sendable],
      let time = value(forKey: kCIInputTimeKey) as? Double
    else { return value(forKey: kCIInputImageKey) as? CIImage }
    arguments["time"] = time
    return try? kernel.apply(
      withExtent: first.extent, inputs: [first, second.fitted(to: first.extent)],
      arguments: arguments)
  }
}

/// An image that is stretched over the same rectangle in each frame, so that it is rendered only
/// once.
private final class FittedImage {
  private let image: CIImage
  private var last: (rect: CGRect, image: CIImage)?

  init(_ image: CIImage) { self.image = image }

  func fitted(to rect: CGRect) -> CIImage {
    if let last, last.rect == rect { return last.image }
    let fitted = image.fitted(to: rect)
    last = (rect, fitted)
    return fitted
  }
}

extension CIImage {
  /// Returns the image stretched over a rectangle.
  fileprivate func fitted(to rect: CGRect) -> CIImage {
    guard extent.width > 0, extent.height > 0, extent != rect else { return self }
    let (x, y) = (rect.width / extent.width, rect.height / extent.height)
    return transformed(
      by: CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.minX - extent.minX * x, ty: rect.minY - extent.minY * y))
  }
}
