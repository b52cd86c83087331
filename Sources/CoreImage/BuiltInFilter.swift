import Compositor
import CoreGraphics

/// A built-in filter: its parameters, and the function of its output.
struct BuiltInFilter: Sendable {
  struct Parameter: Sendable {
    let key: String
    let standard: any Sendable
  }

  let name: String
  let category: String
  /// The keys of the images that it takes.
  var imageKeys = [kCIInputImageKey]
  let parameters: [Parameter]
  let output: @Sendable (FilterInput) -> CIImage?

  /// Its own, and the one of all filters of the system.
  var categories: Set<String> { [category, kCICategoryBuiltIn] }

  /// The value to store; nil if the key or the type is wrong.
  func accepted(_ value: Any, forKey key: String) -> Any? {
    if imageKeys.contains(key) { return value as? CIImage }
    guard let parameter = parameters.first(where: { $0.key == key }) else { return nil }
    switch parameter.standard {
    case is Double: return Double(number: value).flatMap { $0.isFinite ? $0 : nil }
    case is CIVector:
      guard let vector = value as? CIVector, vector.isFinite else { return nil }
      return vector
    case is CIColor: return value as? CIColor
    case is CGAffineTransform:
      let transform = value as? CGAffineTransform ?? (value as? NSValue)?.boxedAffineTransform
      guard let transform, transform.isFinite else { return nil }
      return transform
    default: return nil
    }
  }

  static let all: [String: BuiltInFilter] = {
    let lists = [
      [pixellate, gaussianBlur, colorControls, dissolve, sourceOver], colorFilters, maskFilters,
      generators, geometryFilters, photoEffects, compositingFilters, reductionFilters,
    ]
    return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
  }()
}

// MARK: The filters. Names, keys and defaults are Core Image's.

extension BuiltInFilter {
  private static let pixellate = BuiltInFilter(
    name: "CIPixellate", category: kCICategoryStylize,
    parameters: [
      Parameter(key: kCIInputCenterKey, standard: CIVector(x: 150, y: 150)),
      Parameter(key: kCIInputScaleKey, standard: 8.0),
    ],
    output: { input in
      // What is drawn has y turned down.
      let corner = input.vectorIfSet(kCIInputCenterKey).map { CGPoint(x: $0.x, y: -$0.y) }
      return input.image.applying(
        .pixellation(Pixellation(blockWidth: input.number(kCIInputScaleKey), corner: corner)))
    })

  private static let gaussianBlur = BuiltInFilter(
    name: "CIGaussianBlur", category: kCICategoryBlur,
    parameters: [Parameter(key: kCIInputRadiusKey, standard: 10.0)],
    output: { input in
      input.image.applying(.gaussianBlur(GaussianBlur(radius: input.number(kCIInputRadiusKey))))
    })

  private static let colorControls = BuiltInFilter(
    name: "CIColorControls", category: kCICategoryColorAdjustment,
    parameters: [
      Parameter(key: kCIInputSaturationKey, standard: 1.0),
      Parameter(key: kCIInputBrightnessKey, standard: 0.0),
      Parameter(key: kCIInputContrastKey, standard: 1.0),
    ],
    output: { input in
      input.image.applying(
        .colorControls(
          ColorControls(
            brightness: input.number(kCIInputBrightnessKey),
            contrast: input.number(kCIInputContrastKey),
            saturation: input.number(kCIInputSaturationKey))))
    })

  private static let dissolve = BuiltInFilter(
    name: "CIDissolveTransition", category: kCICategoryTransition,
    imageKeys: [kCIInputImageKey, kCIInputTargetImageKey],
    parameters: [Parameter(key: kCIInputTimeKey, standard: 0.0)],
    output: { input in
      let fraction = min(max(input.number(kCIInputTimeKey), 0), 1)
      guard let target = input.image(kCIInputTargetImageKey) else { return input.image }
      let image = input.image
      return CIImage(extent: image.extent(with: target)) { part in
        let effect = Effect.dissolve(Dissolve(to: target.content(in: part), fraction: fraction))
        return GroupContent(nodes: [
          .group(DisplayGroup(content: image.content(in: part), effects: [effect]))
        ])
      }
    })

  private static let sourceOver = BuiltInFilter(
    name: "CISourceOverCompositing", category: kCICategoryCompositeOperation,
    imageKeys: [kCIInputImageKey, kCIInputBackgroundImageKey], parameters: [],
    output: { input in
      input.image(kCIInputBackgroundImageKey).map { input.image.composited(over: $0) }
        ?? input.image
    })

  /// Without a background image the input image is combined with transparency.
  private static let compositingFilters = CGBlendMode.filters.map { name, mode in
    BuiltInFilter(
      name: name, category: kCICategoryCompositeOperation,
      imageKeys: [kCIInputImageKey, kCIInputBackgroundImageKey], parameters: [],
      output: { input in
        input.image.combined(with: input.image(kCIInputBackgroundImageKey) ?? .empty(), by: mode)
      })
  }
}

extension Double {
  /// What a caller passed as a number.
  init?(number value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
