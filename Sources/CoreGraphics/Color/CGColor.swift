/// A colour with its opacity, not premultiplied. It is immutable.
///
/// Components that are not finite count as 0. Components outside 0...1 are kept, and drawn as the
/// nearest colour in sRGB.
public final class CGColor: Sendable {
  /// The colour space of the components; nil for an unknown one.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The image that is repeated in place of the colour.
  package let pattern: ColorPattern?

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.colorSpace = space
    self.values = values.map { $0.isFinite ? $0 : 0 }
    pattern = nil
  }

  /// A repeated image. It has no colour space, and alpha is its only component.
  package init(_ pattern: ColorPattern) {
    (colorSpace, values, self.pattern) = (nil, [pattern.alpha], pattern)
  }

  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// A colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// A shade from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// A shade from black (0) to white (1).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Makes a colour from the components of the space, followed by alpha; nil for another number of
  /// components. It takes an array, where Apple's takes a pointer.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    self.init(space: space, values: components)
  }

  /// Opaque black, in the grey colour space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in the grey colour space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in the grey colour space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components of the colour space, followed by alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 (invisible) to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern {
      let alpha = min(max(alpha, 0), 1)
      return ColorPattern(image: pattern.image, size: pattern.size, alpha: alpha).map(CGColor.init)
    }
    return CGColor(space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha])
  }

  /// The colour itself, because it is immutable.
  public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
  /// Whether components and colour space are the same: a grey and an equivalent RGB colour are not
  /// equal.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || (one.values == other.values && one.colorSpace == other.colorSpace
        && one.pattern == other.pattern)
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
  /// A description for messages and debugging.
  public var description: String {
    if let pattern {
      return "CGColor(pattern of \(pattern.size.width) by \(pattern.size.height) points)"
    }
    let model = colorSpace?.model == .monochrome ? "gray" : "rgb"
    return "CGColor(\(model): \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}
