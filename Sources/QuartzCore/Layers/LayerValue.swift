import CoreGraphics

/// An animatable property of a layer's subclass: it has a key of its name, an implicit animation if
/// the class supplies one, and a presentation value.
///
///     final class Ring: CALayer {
///       @LayerValue var progress: CGFloat = 0
///       override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
///       override func draw(in ctx: CGContext) { … progress … }
///     }
///
/// `CABasicAnimation(keyPath: "progress")` then draws the layer again in each frame. On iOS such a
/// property is `@NSManaged`. Its type can be any that layers animate: numbers, points, sizes,
/// rectangles, transforms, `CGColor`, `CGPath`, and arrays of numbers and colours.
@propertyWrapper
public struct LayerValue<Value> {
  private let box: LayerValueKey
  private let usual: Value

  /// Sets the default value of the property.
  public init(wrappedValue: Value) {
    usual = wrappedValue
    box = LayerValueKey(usual: wrappedValue)
  }

  /// Not available: only properties of layers can be layer values.
  @available(*, unavailable, message: "only properties of layers can be layer values")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Reads and sets the property in the layer's values, so that it animates.
  @MainActor
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Layer, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Layer, LayerValue<Value>>
  ) -> Value {
    get {
      let storage = layer[keyPath: storageKeyPath]
      let current = storage.box.key(in: layer).flatMap { layer.extraValue(forKey: $0) }
      return current.flatMap { $0.value(as: Value.self) } ?? storage.usual
    }
    set {
      let box = layer[keyPath: storageKeyPath].box
      guard let key = box.key(in: layer) else { return }
      guard let value = AnimatableValue(newValue) else {
        Diagnostics.warn(
          "A layer's \(key) must be finite and of a kind that animates; the value is ignored.")
        return
      }
      layer.change(extra: key, to: value)
    }
  }
}

extension LayerValue: AnyLayerValue {
  var key: LayerValueKey { box }
}

/// A layer value of any type.
protocol AnyLayerValue {
  var key: LayerValueKey { get }
}

/// The name and the default of a layer value.
final class LayerValueKey {
  let usual: Any
  private var name: String?

  init(usual: Any) { self.usual = usual }

  /// The property's name.
  func key(in layer: CALayer) -> String? {
    if let name { return name }
    name = Self.all(in: layer).first { $0.value === self }?.key
    return name
  }

  /// All layer values of a layer by name.
  static func all(in layer: CALayer) -> [String: LayerValueKey] {
    var found: [String: LayerValueKey] = [:]
    var mirror: Mirror? = Mirror(reflecting: layer)
    while let current = mirror {
      for case (let label?, let value as any AnyLayerValue) in current.children {
        // The name of the wrapper's storage is the property's name after an underscore.
        found[String(label.dropFirst())] = value.key
      }
      mirror = current.superclassMirror
    }
    return found
  }
}

extension CALayer {
  private static var layerValues: [ObjectIdentifier: [String: AnimatableValue]] = [:]

  /// The default of a property that is a layer value; nil if the class has none of that name.
  func layerValueDefault(forKey key: String) -> AnimatableValue? {
    let kind = ObjectIdentifier(type(of: self))
    guard kind != ObjectIdentifier(CALayer.self) else { return nil }
    if let known = Self.layerValues[kind] { return known[key] }
    let found = LayerValueKey.all(in: self).compactMapValues { AnimatableValue($0.usual) }
    Self.layerValues[kind] = found
    return found[key]
  }
}
