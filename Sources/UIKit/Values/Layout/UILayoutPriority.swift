/// How much a constraint, or a view's wish for a size, matters: above 0, up to 1000.
///
/// All constraints of a higher priority together come before one of a lower priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number that it stands for.
  public let rawValue: Float
  /// A value of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority above 0, hardly wanted, up to 1000, required.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which contents resist being compressed, unless set otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which dragging may make a scene larger.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which dragging does not make a scene larger.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which contents hug what they show, unless set otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting(_:)` wants the size it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the solver takes it.
  var isPossible: Bool { rawValue >= 0 && rawValue <= Self.required.rawValue }
}
