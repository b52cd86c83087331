/// Values that several records share.
final class LayerValuesBox: Sendable {
  let values: LayerValues

  init(_ values: LayerValues) { self.values = values }

  /// A box of some values: one that there is, if it has the same.
  static func holding(_ values: LayerValues, or box: LayerValuesBox?) -> LayerValuesBox {
    if let box, box.values == values { return box }
    return LayerValuesBox(values)
  }

  func bytes(beyond other: LayerValuesBox?) -> Int {
    let rare = values.rare
    let ownsRare = !rare.areDefaults && !(other.map { rare.isSame(as: $0.values.rare) } ?? false)
    return 16 + MemoryLayout<LayerValues>.stride
      + (ownsRare ? 16 + MemoryLayout<RareLayerValues>.stride : 0)
  }
}
