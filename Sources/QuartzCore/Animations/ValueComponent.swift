import CoreGraphics

/// A component of a value in a key path: `x` of a point, `rotation.z` of a transform.
struct ValueComponent: Sendable {
  let get: @Sendable (AnimatableValue) -> AnimatableValue?
  let set: @Sendable (inout AnimatableValue, AnimatableValue) -> Void

  /// - Parameters:
  ///   - path: the rest after the property's name, without the dot.
  ///   - sample: any value of the property's kind.
  init?(_ path: String, of sample: AnimatableValue) {
    let found: ValueComponent? =
      switch sample {
      case .point: Self.point(path)
      case .size: Self.size(path)
      case .rect: Self.rect(path)
      case .transform: Self.transform(path)
      case .scalar, .contents, .color, .path, .numbers, .colors: nil
      }
    guard let found else { return nil }
    self = found
  }

  private init(
    get: @escaping @Sendable (AnimatableValue) -> AnimatableValue?,
    set: @escaping @Sendable (inout AnimatableValue, AnimatableValue) -> Void
  ) {
    self.get = get
    self.set = set
  }

  private static func point(_ path: String) -> ValueComponent? {
    let axis: WritableKeyPath<CGPoint, CGFloat> & Sendable
    switch path {
    case "x": axis = \.x
    case "y": axis = \.y
    default: return nil
    }
    return ValueComponent(
      get: { if case .point(let point) = $0 { .scalar(point[keyPath: axis]) } else { nil } },
      set: { whole, part in
        guard case .point(var point) = whole, case .scalar(let number) = part else { return }
        point[keyPath: axis] = number
        whole = .point(point)
      })
  }

  private static func size(_ path: String) -> ValueComponent? {
    let side: WritableKeyPath<CGSize, CGFloat> & Sendable
    switch path {
    case "width": side = \.width
    case "height": side = \.height
    default: return nil
    }
    return ValueComponent(
      get: { if case .size(let size) = $0 { .scalar(size[keyPath: side]) } else { nil } },
      set: { whole, part in
        guard case .size(var size) = whole, case .scalar(let number) = part else { return }
        size[keyPath: side] = number
        whole = .size(size)
      })
  }

  private static func rect(_ path: String) -> ValueComponent? {
    switch path {
    case "origin":
      return ValueComponent(
        get: { if case .rect(let rect) = $0 { .point(rect.origin) } else { nil } },
        set: { whole, part in
          guard case .rect(let rect) = whole, case .point(let origin) = part else { return }
          whole = .rect(CGRect(origin: origin, size: rect.size))
        })
    case "size":
      return ValueComponent(
        get: { if case .rect(let rect) = $0 { .size(rect.size) } else { nil } },
        set: { whole, part in
          guard case .rect(let rect) = whole, case .size(let size) = part else { return }
          whole = .rect(CGRect(origin: rect.origin, size: size))
        })
    default:
      return nested(path, under: "origin", as: .point(.zero))
        ?? nested(path, under: "size", as: .size(.zero))
    }
  }

  /// `size.width` of a rectangle: the component of a component.
  private static func nested(
    _ path: String, under name: String, as sample: AnimatableValue
  ) -> ValueComponent? {
    guard path.hasPrefix(name + "."), let outer = rect(name),
      let inner = ValueComponent(String(path.dropFirst(name.count + 1)), of: sample)
    else { return nil }
    return ValueComponent(
      get: { outer.get($0).flatMap(inner.get) },
      set: { whole, part in
        guard var middle = outer.get(whole) else { return }
        inner.set(&middle, part)
        outer.set(&whole, middle)
      })
  }
}

extension ValueComponent {
  /// The index of an axis in a vector.
  private static func axis(_ name: Substring) -> Int? {
    switch name {
    case "x": 0
    case "y": 1
    case "z": 2
    default: nil
    }
  }

  fileprivate static func transform(_ path: String) -> ValueComponent? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = names.first, names.count <= 2 else { return nil }
    if names.count == 1 { return wholePart(String(kind)) }
    guard let axis = axis(names[1]) else { return nil }
    switch kind {
    case "scale": return number({ $0.scale[axis] }) { $0.scale[axis] = $1 }
    case "translation":
      return number({ $0.translation[axis] }) { $0.translation[axis] = $1 }
    case "rotation":
      return number({ $0.eulerAngles[axis] }) { $0.eulerAngles[axis] = $1 }
    default: return nil
    }
  }

  /// `scale` is the mean of the axes and sets all, `rotation` is the one about z, `translation` the
  /// shift in the plane.
  private static func wholePart(_ kind: String) -> ValueComponent? {
    switch kind {
    case "scale":
      return number({ $0.scale.sum() / 3 }) { $0.scale = SIMD3(repeating: $1) }
    case "rotation": return number({ $0.eulerAngles.z }) { $0.eulerAngles.z = $1 }
    case "translation":
      return ValueComponent(
        get: {
          guard case .transform(let matrix) = $0 else { return nil }
          return .size(CGSize(width: matrix.m41, height: matrix.m42))
        },
        set: { whole, part in
          guard case .transform(var matrix) = whole else { return }
          switch part {
          case .size(let size): (matrix.m41, matrix.m42) = (size.width, size.height)
          case .point(let point): (matrix.m41, matrix.m42) = (point.x, point.y)
          default: return
          }
          whole = .transform(matrix)
        })
    default: return nil
    }
  }

  private static func number(
    _ get: @escaping @Sendable (TransformComponents) -> Double,
    _ set: @escaping @Sendable (inout TransformComponents, Double) -> Void
  ) -> ValueComponent {
    ValueComponent(
      get: {
        guard case .transform(let matrix) = $0 else { return nil }
        return .scalar(get(TransformComponents(matrix)))
      },
      set: { whole, part in
        guard case .transform(let matrix) = whole, case .scalar(let value) = part else { return }
        var components = TransformComponents(matrix)
        set(&components, value)
        whole = .transform(components.transform)
      })
  }
}

extension TransformComponents {
  /// Angles in radians about x, then y, then z, the order in which setting them turns.
  var eulerAngles: SIMD3<Double> {
    get {
      let m = rotation.matrix
      let y = asin(min(max(-m.m13, -1), 1))
      guard abs(m.m13) < 1 - 1e-9 else {
        return SIMD3(0, y, atan2(-m.m21, m.m22))
      }
      return SIMD3(atan2(m.m23, m.m33), y, atan2(m.m12, m.m11))
    }
    set {
      rotation =
        Quaternion(angle: newValue.z, axis: SIMD3(0, 0, 1))
        * Quaternion(angle: newValue.y, axis: SIMD3(0, 1, 0))
        * Quaternion(angle: newValue.x, axis: SIMD3(1, 0, 0))
    }
  }
}
