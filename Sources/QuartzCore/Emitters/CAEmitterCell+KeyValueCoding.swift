import CoreGraphics

/// Values by name, as a cell has them on iOS.
extension CAEmitterCell {
  /// The value of the property of a name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    if let time = timeValue(forKey: key) { return time }
    switch key {
    case "name": return name
    case "enabled", "isEnabled": return isEnabled
    case "color": return color
    case "contents": return contents
    case "magnificationFilter": return magnificationFilter
    case "minificationFilter": return minificationFilter
    case "minificationFilterBias": return NSNumber(value: minificationFilterBias)
    case "emitterCells": return emitterCells
    default: return values.animatable(key)?.keyed
    }
  }

  /// Sets the property of a name. There is a warning if there is none, or if the value is of
  /// another kind.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let isSet = setOwn(key, to: value) else {
      return Diagnostics.warn("A CAEmitterCell has no \"\(key)\"; its value is ignored.")
    }
    if !isSet {
      Diagnostics.warn(
        "An emitter cell's \(key) was set to a value of another kind; the value is ignored.")
    }
  }

  /// The value at the end of a path through cells: `emitterCells.spark.scale`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let inner = inner(keyPath) else { return value(forKey: keyPath) }
    return inner.cell.value(forKeyPath: inner.rest)
  }

  /// Sets the value at the end of a path through cells.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let inner = inner(keyPath) else { return setValue(value, forKey: keyPath) }
    inner.cell.setValue(value, forKeyPath: inner.rest)
  }

  private func inner(_ keyPath: String) -> (cell: CAEmitterCell, rest: String)? {
    emitterCells?.cell(at: keyPath)
  }

  /// Sets a property; nil if there is none of that name, false if the value is of another kind.
  private func setOwn(_ key: String, to value: Any?) -> Bool? {
    let new = KeyedValue(value: value)
    if let isSet = setTime(key, to: new) { return isSet }
    switch key {
    case "name": return new.put { (text: String?) in name = text }
    case "enabled", "isEnabled": return new.number { isEnabled = $0 != 0 }
    case "color": return new.put { (color: CGColor?) in self.color = color }
    case "contents":
      contents = value
      return true
    case "contentsRect": return new.put { contentsRect = $0 }
    case "magnificationFilter": return new.put { magnificationFilter = $0 }
    case "minificationFilter": return new.put { minificationFilter = $0 }
    case "minificationFilterBias": return new.number { minificationFilterBias = Float($0) }
    case "emitterCells": return new.put { (cells: [CAEmitterCell]?) in emitterCells = cells }
    default:
      guard let path = EmitterCellValues.numbers[key] else { return nil }
      return new.number { set(path, $0, key) }
    }
  }
}

extension [CAEmitterCell] {
  /// The cell that a path `emitterCells.NAME.REST` names, and the rest.
  @MainActor
  func cell(at keyPath: String) -> (cell: CAEmitterCell, rest: String)? {
    guard keyPath.hasPrefix(CAEmitterLayer.cellPrefix) else { return nil }
    let path = keyPath.dropFirst(CAEmitterLayer.cellPrefix.count)
    for cell in self {
      if let name = cell.name, path.hasPrefix(name + ".") {
        return (cell, String(path.dropFirst(name.count + 1)))
      }
    }
    return nil
  }
}
