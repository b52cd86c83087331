public import CoreGraphics
import ObjectiveCSupport

/// The image a filter works on.
public let kCIInputImageKey = "inputImage"
/// The image that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a size in pixels, such as that of a pixellated square.
public let kCIInputScaleKey = "inputScale"
/// The key of a point, as a ``CIVector`` in the image's coordinates.
public let kCIInputCenterKey = "inputCenter"
/// The key of a value that is added to each colour component.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a factor about middle grey.
public let kCIInputContrastKey = "inputContrast"
/// The key of a factor about the colour's own grey.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the image that lies below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that says how much of another is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a colour, as a ``CIColor``.
public let kCIInputColorKey = "inputColor"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of an exposure in stops: each doubles the light.
public let kCIInputEVKey = "inputEV"
/// The key of how much of an effect there is, usually 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of how sharp edges are, usually 0 to 1.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of an affine transform, as an `NSValue` or as it is.
public let kCIInputTransformKey = "inputTransform"
/// The key of a factor of widths, besides that of the size.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the rectangle that a filter summarises, as a ``CIVector``.
public let kCIInputExtentKey = "inputExtent"
/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that change colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that replace colours by others.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that put one image over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that make patterns without an image.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that cut images, move them and change their size.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that go from one colour to another.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that summarise an image in fewer pixels.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters that make an image look painted or coarse.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that repeat what is in an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters that lead from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of all filters that come with the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// Makes an image from others. Its parameters are values by key.
///
/// Built-in filters are made by name: `CIFilter(name: "CIPixellate")`. A custom filter is a
/// subclass that overrides ``outputImage``, and reads its parameters by ``value(forKey:)``, or has
/// a property for each, known by its name; it processes pixels in a ``CIImageProcessorKernel``.
///
/// In a layer's `filters` a filter gets the layer's content as its `inputImage`; lengths are points
/// there.
open class CIFilter: NSObject {
  /// The filter's name. In a layer's `filters`, key paths contain it: `filters.NAME.inputRadius`.
  open var name: String
  private var builtIn: BuiltInFilter?
  private var values: [String: Any] = [:]

  public override init() {
    name = "\(Self.self)"
    builtIn = nil
    super.init()
  }

  /// A built-in filter, its parameters at their defaults; nil for a name that does not exist.
  public convenience init?(name: String) {
    guard let builtIn = BuiltInFilter.all[name] else { return nil }
    self.init()
    use(builtIn)
  }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) {
    name = "\(Self.self)"
    super.init()
  }

  /// Makes a filter of a class that is known at run time only, for a copy. A subclass inherits it
  /// if it has all initializers of its superclass.
  public required convenience init(copying filter: CIFilter) { self.init() }

  /// Makes this object a built-in filter.
  func use(_ builtIn: BuiltInFilter) {
    name = builtIn.name
    self.builtIn = builtIn
  }

  /// The filter of a name with some parameters set, as by ``setValue(_:forKey:)``. Nil for a name
  /// that is not known; see ``filterNames(inCategory:)``.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of the built-in filters; the categories are Core Image's, and nil is all.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the built-in filters that are in each of some categories; nil is all filters.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    BuiltInFilter.all.values
      .filter { $0.categories.isSuperset(of: categories ?? []) }.map(\.name).sorted()
  }

  /// The filter's name for people: "Gaussian Blur". Nil for a name that is not known.
  open class func localizedName(forFilterName filterName: String) -> String? {
    BuiltInFilter.all[filterName]?.displayName
  }

  /// The filter's name and categories, by ``kCIAttributeFilterName`` and its like, and for the key
  /// of each parameter a dictionary with its class and its default.
  open var attributes: [String: Any] {
    builtIn?.attributes
      ?? [kCIAttributeFilterName: "\(Self.self)", kCIAttributeFilterDisplayName: name]
  }

  /// The keys of the parameters.
  open var inputKeys: [String] {
    guard let builtIn else { return values.keys.sorted() }
    return builtIn.imageKeys + builtIn.parameters.map(\.key)
  }

  /// The keys of what the filter makes: ``kCIOutputImageKey`` alone.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Resets every parameter to its default.
  open func setDefaults() { values = values.filter { $0.value is CIImage } }

  /// Sets a parameter; nil resets it to its default. A built-in filter refuses a key that it does
  /// not have, a value of another kind and one that is not finite, with a warning.
  ///
  /// On the main thread a property of a subclass is set, if it is known by that name.
  open func setValue(_ value: Any?, forKey key: String) {
    if setOwnProperty(value, forKey: key) { return }
    guard let value, let builtIn else {
      values[key] = value
      return
    }
    guard let accepted = builtIn.accepted(value, forKey: key) else {
      Diagnostics.warnFromAnyThread("\(builtIn.name) cannot take \(value) for \"\(key)\".")
      return
    }
    values[key] = accepted
  }

  /// A parameter's value: as set, or its default.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let property = ownProperty(key) { return property.value }
    return values[key] ?? builtIn?.parameters.first { $0.key == key }?.standard
  }

  /// Sets a property of a subclass; false if none is known by the key, and on other threads.
  private func setOwnProperty(_ value: Any?, forKey key: String) -> Bool {
    guard builtIn == nil, Thread.isMainThread else { return false }
    return MainActorCalls.run(
      "setValue(_:forKey:)", with: (self, value, key), otherwise: false
    ) { filter, value, key in
      guard let property = ObjectiveCNames.key(key, of: filter) else { return false }
      if !property.set(filter, value) {
        let name = "\(type(of: filter))'s \"\(key)\""
        Diagnostics.warnFromAnyThread("\(name) is no \(property.typeName).")
      }
      return true
    }
  }

  private struct OwnProperty {
    let value: Any?
  }

  /// A property of a subclass; nil if none is known by the key, and on other threads.
  private func ownProperty(_ key: String) -> OwnProperty? {
    guard builtIn == nil, Thread.isMainThread else { return nil }
    return MainActorCalls.run("value(forKey:)", with: (self, key), otherwise: nil) { filter, key in
      ObjectiveCNames.key(key, of: filter).map { property in
        OwnProperty(value: Self.unwrapped(property.value(filter)))
      }
    }
  }

  /// A value without the optionals around it.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// A parameter's value as set; nil while it has its default.
  func valueIfSet(forKey key: String) -> Any? { values[key] }

  /// The image that the filter makes; nil without an input image, if it takes one.
  open var outputImage: CIImage? {
    guard let builtIn else { return values[kCIInputImageKey] as? CIImage }
    let needsImage = builtIn.imageKeys.contains(kCIInputImageKey)
    guard let input = values[kCIInputImageKey] as? CIImage ?? (needsImage ? nil : CIImage.empty())
    else {
      return nil
    }
    return builtIn.output(FilterInput(image: input, filter: self))
  }

  /// A filter of the same class with the same parameters. On the main thread these include the
  /// properties of a subclass that are known by their names.
  open override func copy() -> Any {
    let copy = type(of: self).init(copying: self)
    copy.name = name
    copy.builtIn = builtIn
    copy.values = values
    copyOwnProperties(to: copy)
    return copy
  }

  private func copyOwnProperties(to copy: CIFilter) {
    guard builtIn == nil, Thread.isMainThread else { return }
    MainActorCalls.run("copy()", with: (self, copy), otherwise: ()) { filter, copy in
      for (_, property) in ObjectiveCNames.keys(of: filter).sorted(by: { $0.key < $1.key }) {
        _ = property.set(copy, Self.unwrapped(property.value(filter)))
      }
    }
  }
}

/// The input of a built-in filter.
struct FilterInput {
  let image: CIImage
  private let filter: CIFilter

  init(image: CIImage, filter: CIFilter) {
    (self.image, self.filter) = (image, filter)
  }

  func number(_ key: String) -> Double { filter.value(forKey: key) as? Double ?? 0 }
  /// A point as the program has set it; nil while the parameter has its default.
  func vectorIfSet(_ key: String) -> CIVector? { filter.valueIfSet(forKey: key) as? CIVector }
  func image(_ key: String) -> CIImage? { filter.value(forKey: key) as? CIImage }
  func vector(_ key: String) -> CIVector {
    filter.value(forKey: key) as? CIVector ?? CIVector(x: 0)
  }
  func color(_ key: String) -> CIColor? { filter.value(forKey: key) as? CIColor }
  func value(_ key: String) -> Any? { filter.value(forKey: key) }
}
