import CoreGraphics

/// The numeric values of a layer that are animated most. Each is read and written as a vector,
/// whose unused components are 0.
enum LayerNumbers: String, Sendable, CaseIterable {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case boundsSize = "bounds.size"
  case boundsOrigin = "bounds.origin"
  case opacity
  case cornerRadius
  case rotation = "transform.rotation.z"
  case scale = "transform.scale"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"

  func read(from values: LayerValues) -> SIMD4<Double> {
    switch self {
    case .position: SIMD4(values.position.x, values.position.y, 0, 0)
    case .positionX: SIMD4(values.position.x, 0, 0, 0)
    case .positionY: SIMD4(values.position.y, 0, 0, 0)
    case .bounds:
      SIMD4(
        values.bounds.origin.x, values.bounds.origin.y, values.bounds.size.width,
        values.bounds.size.height)
    case .boundsSize: SIMD4(values.bounds.size.width, values.bounds.size.height, 0, 0)
    case .boundsOrigin: SIMD4(values.bounds.origin.x, values.bounds.origin.y, 0, 0)
    case .opacity: SIMD4(values.opacity, 0, 0, 0)
    case .cornerRadius: SIMD4(values.cornerRadius, 0, 0, 0)
    case .rotation:
      SIMD4(TransformComponents(values.transform).eulerAngles.z, 0, 0, 0)
    case .scale: SIMD4(TransformComponents(values.transform).scale.sum() / 3, 0, 0, 0)
    case .translationX: SIMD4(values.transform.m41, 0, 0, 0)
    case .translationY: SIMD4(values.transform.m42, 0, 0, 0)
    }
  }

  func write(_ numbers: SIMD4<Double>, to values: inout LayerValues) {
    switch self {
    case .position: values.position = CGPoint(x: numbers.x, y: numbers.y)
    case .positionX: values.position.x = numbers.x
    case .positionY: values.position.y = numbers.x
    case .bounds:
      values.bounds = CGRect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
    case .boundsSize: values.bounds.size = CGSize(width: numbers.x, height: numbers.y)
    case .boundsOrigin: values.bounds.origin = CGPoint(x: numbers.x, y: numbers.y)
    case .opacity: values.opacity = numbers.x
    case .cornerRadius: values.cornerRadius = numbers.x
    case .rotation: values.transform.setRotation(numbers.x)
    case .scale: values.transform.setScale(numbers.x)
    case .translationX: values.transform.setTranslation(numbers.x, axis: 0)
    case .translationY: values.transform.setTranslation(numbers.x, axis: 1)
    }
  }
}

extension CATransform3D {
  /// Most transforms whose rotation is animated have no other parts, and need not be decomposed.
  fileprivate mutating func setRotation(_ angle: Double) {
    guard self != CATransform3DIdentity else {
      (m11, m12) = (cos(angle), sin(angle))
      (m21, m22) = (-m12, m11)
      return
    }
    change { $0.eulerAngles.z = angle }
  }

  fileprivate mutating func setScale(_ scale: Double) {
    guard self != CATransform3DIdentity else {
      (m11, m22, m33) = (scale, scale, scale)
      return
    }
    change { $0.scale = SIMD3(repeating: scale) }
  }

  fileprivate mutating func setTranslation(_ distance: Double, axis: Int) {
    guard m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 else {
      if axis == 0 { m41 = distance } else { m42 = distance }
      return
    }
    change { $0.translation[axis] = distance }
  }

  private mutating func change(_ body: (inout TransformComponents) -> Void) {
    var components = TransformComponents(self)
    body(&components)
    self = components.transform
  }
}
