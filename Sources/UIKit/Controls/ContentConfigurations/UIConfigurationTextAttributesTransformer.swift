/// Changes the attributes of a configuration's text before it is shown. Copies of one are equal.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// Returns the attributes to show for those that the text has.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// A transformer that calls a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes to show for those that the text has.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
