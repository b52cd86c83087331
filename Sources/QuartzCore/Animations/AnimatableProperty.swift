import CoreGraphics

/// Reads and writes the animatable value of a layer that a key path such as `transform.rotation.z`
/// names.
package struct AnimatableProperty: Sendable {
  /// As the caller wrote it.
  package let keyPath: String
  package let get: @Sendable (LayerValues) -> AnimatableValue
  package let set: @Sendable (inout LayerValues, AnimatableValue) -> Void

  /// Resolves a key path; nil if a layer has no such value.
  ///
  /// - Parameter extra: the values of a subclass's own keys.
  package init?(keyPath: String, extra: (String) -> AnimatableValue? = { _ in nil }) {
    if let known = Self.known[keyPath] ?? extra(keyPath).map({ Self.extra(keyPath, $0) }) {
      self = known
      return
    }
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    let root = String(keyPath[..<dot])
    let suffix = String(keyPath[keyPath.index(after: dot)...])
    guard let base = Self.known[root] ?? extra(root).map({ Self.extra(root, $0) }),
      let component = ValueComponent(suffix, of: base.get(LayerValues()))
    else { return nil }
    self.keyPath = keyPath
    get = { component.get(base.get($0)) ?? .scalar(0) }
    set = { values, value in
      var whole = base.get(values)
      component.set(&whole, value)
      base.set(&values, whole)
    }
  }

  /// Whether layers of every class have a value of that key.
  static func isOfEveryLayer(_ key: String) -> Bool { known[key] != nil }

  private init(
    _ keyPath: String, _ get: @escaping @Sendable (LayerValues) -> AnimatableValue,
    _ set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void
  ) {
    self.keyPath = keyPath
    self.get = get
    self.set = set
  }

  /// A value of `extras`, of the kind of its default.
  private static func extra(_ key: String, _ value: AnimatableValue) -> AnimatableProperty {
    AnimatableProperty(
      key, { $0.extras[key] ?? value },
      { values, new in if new.matches(value) { values.extras[key] = new } })
  }

  private static func scalar(
    _ name: String, _ path: WritableKeyPath<LayerValues, Double> & Sendable
  ) -> AnimatableProperty {
    AnimatableProperty(
      name, { .scalar($0[keyPath: path]) },
      { values, value in if case .scalar(let number) = value { values[keyPath: path] = number } })
  }

  private static func color(
    _ name: String, _ path: WritableKeyPath<LayerValues, RGBA?> & Sendable
  ) -> AnimatableProperty {
    AnimatableProperty(
      name, { .color($0[keyPath: path] ?? .clear) },
      { values, value in if case .color(let color) = value { values[keyPath: path] = color } })
  }

  private static func point(
    _ name: String, _ path: WritableKeyPath<LayerValues, CGPoint> & Sendable
  ) -> AnimatableProperty {
    AnimatableProperty(
      name, { .point($0[keyPath: path]) },
      { values, value in if case .point(let point) = value { values[keyPath: path] = point } })
  }

  private static func rect(
    _ name: String, _ path: WritableKeyPath<LayerValues, CGRect> & Sendable
  ) -> AnimatableProperty {
    AnimatableProperty(
      name, { .rect($0[keyPath: path]) },
      { values, value in if case .rect(let rect) = value { values[keyPath: path] = rect } })
  }

  private static let known: [String: AnimatableProperty] = {
    let all = [
      AnimatableProperty(
        "position", { .point($0.position) },
        { values, value in if case .point(let point) = value { values.position = point } }),
      AnimatableProperty(
        "transform", { .transform($0.transform) },
        { values, value in if case .transform(let matrix) = value { values.transform = matrix } }),
      AnimatableProperty(
        "sublayerTransform", { .transform($0.sublayerTransform) },
        { values, value in
          if case .transform(let matrix) = value { values.sublayerTransform = matrix }
        }),
      AnimatableProperty(
        "shadowOffset", { .size($0.shadowOffset) },
        { values, value in if case .size(let size) = value { values.shadowOffset = size } }),
      AnimatableProperty(
        "contents", { .contents($0.contents) },
        { values, value in if case .contents(let mix) = value { values.contents = mix } }),
      AnimatableProperty(
        "shadowPath", { .path($0.shadowPath?.elements ?? PathElements()) },
        { values, value in if case .path(let path) = value { values.shadowPath = CGPath(path) } }),
      AnimatableProperty(
        "masksToBounds", { .scalar($0.masksToBounds ? 1 : 0) },
        { values, value in
          if case .scalar(let flag) = value { values.masksToBounds = flag >= 0.5 }
        }),
      scalar("anchorPointZ", \.anchorPointZ),
      AnimatableProperty(
        "hidden", { .scalar($0.isHidden ? 1 : 0) },
        { values, value in if case .scalar(let flag) = value { values.isHidden = flag >= 0.5 } }),
      // Separate properties, because views animate the origin and the size of the bounds
      // separately.
      AnimatableProperty(
        "bounds.size", { .size($0.bounds.size) },
        { values, value in if case .size(let size) = value { values.bounds.size = size } }),
      point("bounds.origin", \.bounds.origin),
      point("anchorPoint", \.anchorPoint), rect("bounds", \.bounds),
      rect("contentsRect", \.contentsRect), rect("contentsCenter", \.contentsCenter),
      scalar("zPosition", \.zPosition),
      scalar("opacity", \.opacity), scalar("cornerRadius", \.cornerRadius),
      scalar("borderWidth", \.borderWidth), scalar("shadowOpacity", \.shadowOpacity),
      scalar("shadowRadius", \.shadowRadius), color("backgroundColor", \.backgroundColor),
      color("borderColor", \.borderColor), color("shadowColor", \.shadowColor),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })
  }()
}
