/// A value that several records share.
final class SharedValue<Value: Sendable & Equatable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// A box of a value: one that there is, if it has the same.
  static func holding(_ value: Value, or box: SharedValue?) -> SharedValue {
    if let box, box.value == value { return box }
    return SharedValue(value)
  }

  /// The bytes of the object itself.
  static var bytes: Int { 16 + MemoryLayout<Value>.stride }
}

extension SharedValue<LayerValues> {
  func bytes(beyond other: SharedValue?) -> Int {
    let rare = value.rare
    let ownsRare = !rare.areDefaults && !(other.map { rare.isSame(as: $0.value.rare) } ?? false)
    return Self.bytes + (ownsRare ? 16 + MemoryLayout<RareLayerValues>.stride : 0)
  }
}
