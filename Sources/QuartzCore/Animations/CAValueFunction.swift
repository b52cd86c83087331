public import CoreGraphics

/// Makes transforms of the numbers that a property animation interpolates: an angle, a factor, a
/// distance.
///
/// Unlike a whole transform, an angle of 2π or more turns all the way round.
public final class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName
  private let part: Part

  /// The part of a transform that it makes.
  private enum Part {
    case rotation(SIMD3<Double>)
    /// Indices of the axes that are scaled or shifted.
    case scale([Int])
    case translation([Int])
  }

  /// Nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard let part = Self.parts[name] else { return nil }
    self.name = name
    self.part = part
    super.init()
  }

  private static let parts: [CAValueFunctionName: Part] = [
    .rotateX: .rotation(SIMD3(1, 0, 0)), .rotateY: .rotation(SIMD3(0, 1, 0)),
    .rotateZ: .rotation(SIMD3(0, 0, 1)), .scale: .scale([0, 1, 2]), .scaleX: .scale([0]),
    .scaleY: .scale([1]), .scaleZ: .scale([2]), .translate: .translation([0, 1, 2]),
    .translateX: .translation([0]), .translateY: .translation([1]), .translateZ: .translation([2]),
  ]

  /// The numbers for a transform: one, or three for all axes.
  func numbers(of transform: CATransform3D) -> AnimatableValue {
    let components = TransformComponents(transform)
    switch part {
    case .rotation(let axis):
      return .scalar((components.eulerAngles * axis).sum())
    case .scale(let axes): return Self.value(axes.map { components.scale[$0] })
    case .translation(let axes): return Self.value(axes.map { components.translation[$0] })
    }
  }

  private static func value(_ numbers: [Double]) -> AnimatableValue {
    numbers.count == 1 ? .scalar(numbers[0]) : .numbers(numbers)
  }

  /// The transform for numbers; nil if they are of another kind.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    let numbers: [Double]
    switch value {
    case .scalar(let number): numbers = [number]
    case .numbers(let list): numbers = list
    default: return nil
    }
    switch part {
    case .rotation(let axis):
      guard numbers.count == 1 else { return nil }
      return Quaternion(angle: numbers[0], axis: axis).matrix
    case .scale(let axes):
      guard let vector = Self.vector(numbers, axes, default: 1) else { return nil }
      return CATransform3DMakeScale(vector.x, vector.y, vector.z)
    case .translation(let axes):
      guard let vector = Self.vector(numbers, axes, default: 0) else { return nil }
      return CATransform3DMakeTranslation(vector.x, vector.y, vector.z)
    }
  }

  private static func vector(
    _ numbers: [Double], _ axes: [Int], default rest: Double
  ) -> SIMD3<Double>? {
    guard numbers.count == axes.count else { return nil }
    var vector = SIMD3(repeating: rest)
    for (axis, number) in zip(axes, numbers) { vector[axis] = number }
    return vector
  }
}

/// The name of a value function. ``scale`` and ``translate`` take three numbers, the others one;
/// angles are in radians.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians about the z axis, clockwise on the screen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Factors along x, y and z: three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points along x, y and z: three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points to the right.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points down.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points towards the viewer.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
