import CoreGraphics

/// Values by name, as a layer has them on iOS: its own, those that its class animates, and any
/// others that are stored in it.
extension CALayer {
  func storedValue(forKey key: String) -> Any? {
    if let flag = flag(forKey: key) { return flag }
    if !Self.keysOfObjects.contains(key), let property = AnimatableProperty(keyPath: key) {
      if key.hasSuffix("Color"), colorIsMissing(key) { return nil }
      return property.get(values).keyed
    }
    if isClassValueMissing(key) { return nil }
    if let extra = extraValue(forKey: key) { return extra.keyed }
    return plainValue(forKey: key) ?? classValue(forKey: key) ?? userValues[key]
      ?? declaredObject(forKey: key)
  }

  func store(_ value: Any?, forKey key: String) {
    let isSet: Bool
    if !Self.keysOfObjects.contains(key), AnimatableProperty(keyPath: Self.plainName(key)) != nil {
      isSet = setProperty(Self.plainName(key), to: value)
    } else if let set = setClassValue(key, to: KeyedValue(value: value)) {
      isSet = set
    } else if let property = declaredProperty(key) {
      isSet = property.set(self, value)
    } else if let extra = extraValue(forKey: key) {
      let new = AnimatableValue(value)
      isSet = value == nil || new.map { $0.matches(extra) } ?? false
      if isSet { change(extra: key, to: new) }
    } else if let set = setPlain(key, to: value) {
      isSet = set
    } else {
      userValues[key] = value
      isSet = true
    }
    if !isSet {
      Diagnostics.warn(
        "A layer's \(key) was set to a value of another kind; the value is ignored.")
    }
  }

  /// The value at the end of a path: a part of a value (`transform.rotation.z`,
  /// `frame.size.width`), or a key of a layer that this one knows (`mask.path`).
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    if let emitter = self as? CAEmitterLayer,
      let found = emitter.emitterCells?.cell(at: keyPath)
    {
      return found.cell.value(forKeyPath: found.rest)
    }
    if let property = animatableProperty(keyPath) { return property.get(values).keyed }
    let (root, rest) = (
      String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...])
    )
    switch value(forKey: root) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let rect as CGRect where root == "frame":
      return ValueComponent(rest, of: .rect(rect))?.get(.rect(rect))?.keyed
    default: return userValues[keyPath]
    }
  }

  /// Sets the value at the end of a path; a part of a value changes the whole of it, with its
  /// actions. An invalid path causes a warning.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      setValue(value, forKey: keyPath)
      return
    }
    if let emitter = self as? CAEmitterLayer,
      emitter.setCellValue(value, forKeyPath: keyPath)
    {
      return
    }
    if extraValue(forKey: keyPath) != nil {
      // The number of a filter, whose key is a path.
      setValue(value, forKey: keyPath)
      return
    }
    let (root, rest) = (
      String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...])
    )
    if let layer = self.value(forKey: root) as? CALayer {
      layer.setValue(value, forKeyPath: rest)
      return
    }
    let whole: AnimatableValue? =
      root == "frame" ? .rect(frame) : animatableProperty(root)?.get(values)
    guard var whole, let component = ValueComponent(rest, of: whole) else {
      Diagnostics.warn("A \(type(of: self)) has no \"\(keyPath)\"; its value is ignored.")
      return
    }
    let before = component.get(whole)
    guard let part = AnimatableValue(value), before.map({ part.fits($0) }) ?? false else {
      Diagnostics.warn(
        "A layer's \(keyPath) was set to a value of another kind; the value is ignored.")
      return
    }
    component.set(&whole, part)
    setValue(whole.boxed, forKey: root)
  }
}

extension AnimatableValue {
  /// Whether it can replace `other`. A translation is a size, and may be given as a point.
  fileprivate func fits(_ other: AnimatableValue) -> Bool {
    if case (.point, .size) = (self, other) { return true }
    return matches(other)
  }
}

extension CALayer {
  /// Animatable values that are handed out as the objects that they were set to.
  private static let keysOfObjects: Set = ["contents", "shadowPath"]

  /// Properties whose Swift name begins with `is` have keys without.
  private static func plainName(_ key: String) -> String { key == "isHidden" ? "hidden" : key }

  private func flag(forKey key: String) -> Bool? {
    switch key {
    case "hidden", "isHidden": isHidden
    case "masksToBounds": masksToBounds
    case "doubleSided", "isDoubleSided": isDoubleSided
    case "opaque", "isOpaque": isOpaque
    case "shouldRasterize": shouldRasterize
    case "allowsGroupOpacity": allowsGroupOpacity
    case "allowsEdgeAntialiasing": allowsEdgeAntialiasing
    case "drawsAsynchronously": drawsAsynchronously
    case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange
    default: nil
    }
  }

  private func colorIsMissing(_ key: String) -> Bool {
    switch key {
    case "backgroundColor": values.backgroundColor == nil && values.backgroundPattern == nil
    case "borderColor": values.borderColor == nil
    case "shadowColor": values.shadowColor == nil
    default: false
    }
  }

  /// Sets an animatable property; false if the value is of another kind.
  private func setProperty(_ key: String, to value: Any?) -> Bool {
    if key.hasSuffix("Color") {
      guard let color = value as? CGColor? else { return false }
      switch key {
      case "backgroundColor": backgroundColor = color
      case "borderColor": borderColor = color
      case "shadowColor": shadowColor = color
      default: return false
      }
      return true
    }
    guard let value = AnimatableValue(value) else { return false }
    switch (key, value) {
    case ("bounds", .rect(let rect)): bounds = rect
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    case ("contentsCenter", .rect(let rect)): contentsCenter = rect
    case ("position", .point(let point)): position = point
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("transform", .transform(let matrix)): transform = matrix
    case ("sublayerTransform", .transform(let matrix)): sublayerTransform = matrix
    case (_, .scalar(let number)): return setScalar(key, to: number)
    default: return false
    }
    return true
  }

  private func setScalar(_ key: String, to number: Double) -> Bool {
    switch key {
    case "hidden": isHidden = number != 0
    case "masksToBounds": masksToBounds = number != 0
    case "zPosition": zPosition = number
    case "opacity": setOpacity(number)
    case "cornerRadius": cornerRadius = number
    case "anchorPointZ": anchorPointZ = number
    case "borderWidth": borderWidth = number
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowRadius": shadowRadius = number
    default: return false
    }
    return true
  }

  /// A property that is neither animatable nor a flag.
  private func plainValue(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "name": name
    case "contents": contents
    case "contentsFormat": contentsFormat
    case "contentsGravity": contentsGravity
    case "contentsScale": NSNumber(value: Double(contentsScale))
    case "rasterizationScale": NSNumber(value: Double(rasterizationScale))
    case "magnificationFilter": magnificationFilter
    case "minificationFilter": minificationFilter
    case "maskedCorners": maskedCorners
    case "cornerCurve": cornerCurve
    case "edgeAntialiasingMask": edgeAntialiasingMask
    case "shadowPath": shadowPath
    case "filters": filters
    case "compositingFilter": compositingFilter
    case "mask": mask
    case "sublayers": sublayers
    case "superlayer": superlayer
    case "delegate": delegate
    case "actions": actions
    case "style": style
    default: timeValue(forKey: key)
    }
  }

  /// Sets a property that does not animate; nil if there is none of that name, false if the value
  /// is of another kind.
  private func setPlain(_ key: String, to value: Any?) -> Bool? {
    let new = KeyedValue(value: value)
    if let isSet = setTime(key, to: new) { return isSet }
    switch key {
    case "frame": return new.put { frame = $0 }
    case "name": return new.put { name = $0 }
    case "contents":
      contents = value
      return true
    case "contentsFormat": return new.putName { contentsFormat = $0 }
    case "contentsGravity": return new.putName { contentsGravity = $0 }
    case "contentsScale": return new.number { contentsScale = $0 }
    case "rasterizationScale": return new.number { rasterizationScale = $0 }
    case "magnificationFilter": return new.putName { magnificationFilter = $0 }
    case "minificationFilter": return new.putName { minificationFilter = $0 }
    case "maskedCorners": return new.putOptions { maskedCorners = $0 }
    case "edgeAntialiasingMask": return new.putOptions { edgeAntialiasingMask = $0 }
    case "cornerCurve": return new.putName { cornerCurve = $0 }
    case "compositingFilter":
      compositingFilter = value
      return true
    case "filters": return new.put { (list: [Any]?) in filters = list }
    case "shadowPath": return new.put { (path: CGPath?) in shadowPath = path }
    case "mask": return new.put { (layer: CALayer?) in mask = layer }
    case "sublayers": return new.put { (layers: [CALayer]?) in sublayers = layers }
    case "actions": return new.put { (table: [String: any CAAction]?) in actions = table }
    case "style": return new.put { (table: [AnyHashable: Any]?) in style = table }
    case "superlayer", "delegate": return false
    case "doubleSided", "isDoubleSided": return new.number { isDoubleSided = $0 != 0 }
    case "opaque", "isOpaque": return new.number { isOpaque = $0 != 0 }
    case "shouldRasterize": return new.number { shouldRasterize = $0 != 0 }
    case "allowsGroupOpacity": return new.number { allowsGroupOpacity = $0 != 0 }
    case "allowsEdgeAntialiasing": return new.number { allowsEdgeAntialiasing = $0 != 0 }
    case "drawsAsynchronously": return new.number { drawsAsynchronously = $0 != 0 }
    case "needsDisplayOnBoundsChange": return new.number { needsDisplayOnBoundsChange = $0 != 0 }
    default: return nil
    }
  }
}
