/// The priority of a constraint, or of a view's content size: above 0, up to 1000.
///
/// Constraints of a higher priority are satisfied before all those of a lower priority.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number that it stands for.
  public let rawValue: Float
  /// A value of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority above 0, up to 1000, which is required.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the solver accepts it.
  var isPossible: Bool { rawValue >= 0 && rawValue <= Self.required.rawValue }
}
