/// The priority of a constraint, or of a view's content size: above 0, up to 1000.
///
/// Constraints of a higher priority are satisfied before all those of a lower priority.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The priority's number.
  public let rawValue: Float
  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority above 0. The greatest one, 1000, is required.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a drag that can resize a scene sets its size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which a drag that cannot resize a scene sets its size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the layout engine accepts the priority.
  var isPossible: Bool { rawValue >= 0 && rawValue <= Self.required.rawValue }
}
