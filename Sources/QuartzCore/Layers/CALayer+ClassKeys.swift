import CoreGraphics

/// Keys of the framework's layer classes, for properties that are objects, names, flags or missing:
/// the numbers, points and colours of a class are found by its `defaultValue(forKey:)`.
extension CALayer {
  /// The value of a key of the layer's class; nil for other keys.
  func classValue(forKey key: String) -> Any? {
    switch (key, self) {
    case ("fillRule", let layer as CAShapeLayer): layer.fillRule
    case ("lineCap", let layer as CAShapeLayer): layer.lineCap
    case ("lineJoin", let layer as CAShapeLayer): layer.lineJoin
    case ("type", let layer as CAGradientLayer): layer.type
    case ("string", let layer as CATextLayer): layer.string
    case ("font", let layer as CATextLayer): layer.font
    case ("wrapped", let layer as CATextLayer), ("isWrapped", let layer as CATextLayer):
      layer.isWrapped
    case ("truncationMode", let layer as CATextLayer): layer.truncationMode
    case ("alignmentMode", let layer as CATextLayer): layer.alignmentMode
    case ("allowsFontSubpixelQuantization", let layer as CATextLayer):
      layer.allowsFontSubpixelQuantization
    case ("preservesDepth", let layer as CAReplicatorLayer): layer.preservesDepth
    case ("preservesDepth", let layer as CAEmitterLayer): layer.preservesDepth
    case ("scrollMode", let layer as CAScrollLayer): layer.scrollMode
    case ("emitterCells", let layer as CAEmitterLayer): layer.emitterCells
    case ("emitterShape", let layer as CAEmitterLayer): layer.emitterShape
    case ("emitterMode", let layer as CAEmitterLayer): layer.emitterMode
    case ("renderMode", let layer as CAEmitterLayer): layer.renderMode
    case ("seed", let layer as CAEmitterLayer): NSNumber(value: layer.seed)
    default: nil
    }
  }

  /// Whether a key of the layer's class has no value, where animations have a default to begin at.
  func isClassValueMissing(_ key: String) -> Bool {
    switch (key, self) {
    case ("path", let layer as CAShapeLayer): layer.path == nil
    case ("fillColor", let layer as CAShapeLayer): layer.fillColor == nil
    case ("strokeColor", let layer as CAShapeLayer): layer.strokeColor == nil
    case ("lineDashPattern", let layer as CAShapeLayer): layer.lineDashPattern == nil
    case ("colors", let layer as CAGradientLayer): layer.colors == nil
    case ("locations", let layer as CAGradientLayer): layer.locations == nil
    default: false
    }
  }

  /// Sets the property of a key of the layer's class; nil for other keys, false if the value is of
  /// another kind.
  func setClassValue(_ key: String, to new: KeyedValue) -> Bool? {
    switch (key, self) {
    case ("fillColor", let layer as CAShapeLayer):
      return new.put { (color: CGColor?) in layer.fillColor = color }
    case ("fillRule", let layer as CAShapeLayer): return new.putName { layer.fillRule = $0 }
    case ("lineCap", let layer as CAShapeLayer): return new.putName { layer.lineCap = $0 }
    case ("lineJoin", let layer as CAShapeLayer): return new.putName { layer.lineJoin = $0 }
    case ("type", let layer as CAGradientLayer): return new.putName { layer.type = $0 }
    case ("preservesDepth", let layer as CAReplicatorLayer):
      return new.number { layer.preservesDepth = $0 != 0 }
    case ("scrollMode", let layer as CAScrollLayer): return new.putName { layer.scrollMode = $0 }
    default: break
    }
    if let text = self as? CATextLayer { return text.setTextValue(key, to: new) }
    if let emitter = self as? CAEmitterLayer { return emitter.setEmitterValue(key, to: new) }
    return nil
  }
}

extension CATextLayer {
  /// See ``setClassValue(_:to:)``.
  fileprivate func setTextValue(_ key: String, to new: KeyedValue) -> Bool? {
    switch key {
    case "string": string = new.value
    case "font": font = new.value
    case "foregroundColor":
      return new.put { (color: CGColor?) in foregroundColor = color }
    case "wrapped", "isWrapped": return new.number { isWrapped = $0 != 0 }
    case "allowsFontSubpixelQuantization":
      return new.number { allowsFontSubpixelQuantization = $0 != 0 }
    case "truncationMode": return new.putName { truncationMode = $0 }
    case "alignmentMode": return new.putName { alignmentMode = $0 }
    default: return nil
    }
    return true
  }
}

extension CAEmitterLayer {
  /// See ``setClassValue(_:to:)``.
  fileprivate func setEmitterValue(_ key: String, to new: KeyedValue) -> Bool? {
    switch key {
    case "emitterCells": return new.put { (cells: [CAEmitterCell]?) in emitterCells = cells }
    case "emitterShape": return new.putName { emitterShape = $0 }
    case "emitterMode": return new.putName { emitterMode = $0 }
    case "renderMode": return new.putName { renderMode = $0 }
    case "preservesDepth": return new.number { preservesDepth = $0 != 0 }
    case "seed": return new.number { seed = UInt32(min(max($0, 0), Double(UInt32.max))) }
    default: return nil
    }
  }
}
