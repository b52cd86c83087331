import Compositor
import CoreGraphics

/// The filters that make photographs look as if taken on film of some kind. Apple says what each is
/// like, and documents no numbers: these are chosen by eye.
extension BuiltInFilter {
  static let photoEffects = [
    photoEffect("CIPhotoEffectChrome", PhotoLook(saturation: 1.35, contrast: 1.1)),
    photoEffect("CIPhotoEffectFade", PhotoLook(saturation: 0.65, contrast: 0.9, lift: 0.04)),
    photoEffect(
      "CIPhotoEffectInstant",
      PhotoLook(saturation: 0.9, contrast: 0.95, lift: 0.03, red: 1.05, blue: 0.88)),
    photoEffect("CIPhotoEffectMono", PhotoLook(saturation: 0, contrast: 0.85)),
    photoEffect("CIPhotoEffectNoir", PhotoLook(saturation: 0, contrast: 1.4)),
    photoEffect(
      "CIPhotoEffectProcess",
      PhotoLook(saturation: 0.9, contrast: 0.95, lift: 0.02, red: 0.92, blue: 1.08)),
    photoEffect("CIPhotoEffectTonal", PhotoLook(saturation: 0, contrast: 1)),
    photoEffect(
      "CIPhotoEffectTransfer",
      PhotoLook(saturation: 0.9, contrast: 0.95, lift: 0.02, red: 1.08, blue: 0.9)),
  ]

  private static func photoEffect(_ name: String, _ look: PhotoLook) -> BuiltInFilter {
    BuiltInFilter(
      name: name, category: kCICategoryColorEffect, parameters: [],
      output: { input in
        input.image.applying(
          .kernel(
            PixelKernel(PhotoLook.program, arguments: look.arguments, keepsOpacity: true)))
      })
  }
}

/// What becomes of the components of sRGB: first the saturation is changed, then the contrast about
/// middle grey, and last each component by itself.
private struct PhotoLook: Sendable {
  var saturation, contrast: Double
  /// Added to each component.
  var lift = 0.0
  /// Factors.
  var red = 1.0
  var blue = 1.0

  var arguments: [Double] { [saturation, contrast, lift, red, blue] }

  static let program = PixelKernel.Program.colors { arguments in
    let (saturation, contrast, lift) = (arguments[0], arguments[1], arguments[2])
    let gains = SIMD4<Float>(arguments[3], 1, arguments[4], 1)
    func component(_ light: Float) -> Float {
      Float(LightTables.component(ofLight: Double(light)))
    }
    func light(_ component: Float) -> Float {
      Float(LightTables.light(ofComponent: Double(min(max(component, 0), 1))))
    }
    return { color in
      let own = SIMD4<Float>(component(color.x), component(color.y), component(color.z), 0)
      let grey = SIMD4<Float>(repeating: own.luminance)
      let middle = SIMD4<Float>(repeating: 0.5)
      let colored = grey + (own - grey) * saturation
      let contrasted = (colored - middle) * contrast + middle
      let toned = contrasted * gains + lift
      return SIMD4(light(toned.x), light(toned.y), light(toned.z), color.w)
    }
  }
}
