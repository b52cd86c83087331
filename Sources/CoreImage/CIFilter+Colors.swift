import CoreGraphics

/// Colours that are sums of another's components: each new one is the product of a vector and the
/// red, green, blue and alpha there were, plus a bias.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The factors of the new red; (1, 0, 0, 0) by default.
  var rVector: CIVector { get set }
  /// The factors of the new green; (0, 1, 0, 0) by default.
  var gVector: CIVector { get set }
  /// The factors of the new blue; (0, 0, 1, 0) by default.
  var bVector: CIVector { get set }
  /// The factors of the new alpha; (0, 0, 0, 1) by default.
  var aVector: CIVector { get set }
  /// Added to the new components; 0 by default.
  var biasVector: CIVector { get set }
}

/// Components within limits.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The least red, green, blue and alpha; 0 by default.
  var minComponents: CIVector { get set }
  /// The greatest red, green, blue and alpha; 1 by default.
  var maxComponents: CIVector { get set }
}

/// More or less light.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// In stops: the light is multiplied by 2 to the power of it. 0 changes nothing.
  var ev: Float { get set }
}

/// Brighter or darker middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The power to which the light is raised; 1 changes nothing.
  var power: Float { get set }
}

/// Other hues.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// In radians, on the circle of hues.
  var angle: Float { get set }
}

/// Inverse colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
}

/// The brown tones of old photographs.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// From 0, the image's colours, to 1, brown tones alone.
  var intensity: Float { get set }
}

/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The colour of white.
  var color: CIColor { get set }
  /// From 0, the image's colours, to 1, shades alone.
  var intensity: Float { get set }
}

/// A mixture of two colours by the luminance.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
  /// The colour of black.
  var color0: CIColor { get set }
  /// The colour of white.
  var color1: CIColor { get set }
}

/// White that is as opaque as the image is light.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
}

/// One image above another as far as a mask lets it through.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image where the mask is 1.
  var inputImage: CIImage? { get set }
  /// The image where the mask is 0; nil for a transparent one.
  var backgroundImage: CIImage? { get set }
  /// The mask; around it, it is 0. Without a mask the input image is shown.
  var maskImage: CIImage? { get set }
}

extension CIFilter {
  /// A filter that multiplies colours by a matrix.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { ColorFilter("CIColorMatrix") }
  /// A filter that keeps components within limits.
  public class func colorClamp() -> any CIFilter & CIColorClamp { ColorFilter("CIColorClamp") }
  /// A filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ColorFilter("CIExposureAdjust")
  }
  /// A filter that raises the light to a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { ColorFilter("CIGammaAdjust") }
  /// A filter that turns hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { ColorFilter("CIHueAdjust") }
  /// A filter that inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { ColorFilter("CIColorInvert") }
  /// A filter that makes brown tones.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { ColorFilter("CISepiaTone") }
  /// A filter that makes shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorFilter("CIColorMonochrome")
  }
  /// A filter that replaces dark and light by two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor { ColorFilter("CIFalseColor") }
  /// A filter that makes lightness opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { ColorFilter("CIMaskToAlpha") }
  /// A filter that mixes two images by the luminance of a third one.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    ColorFilter("CIBlendWithMask")
  }
  /// A filter that mixes two images by the alpha of a third one.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    ColorFilter("CIBlendWithAlphaMask")
  }
}

/// A built-in filter of colours whose parameters are properties.
private final class ColorFilter: CIFilter, CIColorMatrix, CIColorClamp, CIExposureAdjust,
  CIGammaAdjust, CIHueAdjust, CIColorInvert, CISepiaTone, CIColorMonochrome, CIFalseColor,
  CIMaskToAlpha, CIBlendWithMask
{
  convenience init(_ name: String) {
    self.init()
    // The names are this file's own.
    use(BuiltInFilter.all[name]!)
  }

  private func number(_ key: String) -> Float { Float(value(forKey: key) as? Double ?? 0) }
  private func vector(_ key: String) -> CIVector {
    value(forKey: key) as? CIVector ?? CIVector(x: 0)
  }
  private func shade(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var color: CIColor {
    get { shade(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var color0: CIColor {
    get { shade("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { shade("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}
