public import CoreGraphics

/// The common protocol of built-in filters.
public protocol CIFilterProtocol: AnyObject {
  /// The output for the current parameters; nil while an image is missing. Nothing is drawn until
  /// it is rendered.
  var outputImage: CIImage? { get }
}

/// Squares of one colour each.
public protocol CIPixellate: CIFilterProtocol {
  /// The image to make coarse.
  var inputImage: CIImage? { get set }
  /// A corner of one of the squares, in the image's coordinates. While it is not set, a corner lies
  /// in the middle of the image.
  var center: CGPoint { get set }
  /// The side of a square in pixels; up to 1 the image stays as it is.
  var scale: Float { get set }
}

/// A blur with a Gaussian kernel.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image to blur.
  var inputImage: CIImage? { get set }
  /// The Gaussian's standard deviation in pixels.
  var radius: Float { get set }
}

/// Saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// 0 is grey, 1 the image's own.
  var saturation: Float { get set }
  /// Added to every component; 0 changes nothing.
  var brightness: Float { get set }
  /// The distance from middle grey is multiplied by it.
  var contrast: Float { get set }
}

/// A cross-fade between two images.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image at time 0.
  var inputImage: CIImage? { get set }
  /// The image at time 1.
  var targetImage: CIImage? { get set }
  /// From 0, the image, to 1, the target.
  var time: Float { get set }
}

extension CIFilter {
  /// A filter that makes squares of one colour each.
  public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
  /// A filter that blurs.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    TypedFilter("CIGaussianBlur")
  }
  /// A filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    TypedFilter("CIColorControls")
  }
  /// A filter that fades from one image to another.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    TypedFilter("CIDissolveTransition")
  }
}

/// A built-in filter whose parameters are properties.
private final class TypedFilter: CIFilter, CIPixellate, CIGaussianBlur, CIColorControls,
  CIDissolveTransition
{
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
  var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var time: Float {
    get { number(kCIInputTimeKey) }
    set { setValue(newValue, forKey: kCIInputTimeKey) }
  }
}
