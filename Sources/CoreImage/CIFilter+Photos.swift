import CoreGraphics

/// The look of photographs on film of some kind.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
}

/// An image of another size.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The factor of the height; 1 by default.
  var scale: Float { get set }
  /// What the width is multiplied by besides; 1 by default.
  var aspectRatio: Float { get set }
}

extension CIFilter {
  /// A filter that makes colours stronger.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectChrome")
  }
  /// A filter that makes colours weaker.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectFade")
  }
  /// A filter that shifts colours as old instant cameras do.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectInstant")
  }
  /// A filter that makes greys of low contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectMono")
  }
  /// A filter that makes greys of high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectNoir")
  }
  /// A filter that makes colours cooler, as on old film.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectProcess")
  }
  /// A filter that makes greys of the contrast there was.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectTonal")
  }
  /// A filter that makes colours warmer, as on old film.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    PhotoFilter("CIPhotoEffectTransfer")
  }
  /// A filter that changes the size.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    PhotoFilter("CILanczosScaleTransform")
  }
}

/// A built-in filter for photographs whose parameters are properties.
private final class PhotoFilter: CIFilter, CIPhotoEffect, CILanczosScaleTransform {
  convenience init(_ name: String) {
    self.init()
    // The names are this file's own.
    use(BuiltInFilter.all[name]!)
  }

  private func number(_ key: String) -> Float { Float(value(forKey: key) as? Double ?? 0) }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }
}
