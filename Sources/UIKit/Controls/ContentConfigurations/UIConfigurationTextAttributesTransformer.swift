/// Transforms the attributes of a configuration's text before it is shown. Copies are equal.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// Returns the displayed attributes for the attributes of the text.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the displayed attributes for the attributes of the text.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the value that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
