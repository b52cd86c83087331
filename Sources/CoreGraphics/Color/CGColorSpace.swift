/// The meaning of a colour's components: grey, or red, green and blue.
///
/// All colours are drawn as sRGB. The spaces differ only in the number of components.
public final class CGColorSpace: Sendable {
  /// The name of the standard RGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Grey with the usual gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name that ``init(name:)`` takes; nil for a space without one.
  public let name: String?
  /// The components that colours of the space have.
  public let model: CGColorSpaceModel

  /// Makes the standard space with a name; nil for an unknown name. Names are strings, because
  /// Foundation on Linux has no `CFString`.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(model: .rgb, name: name)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  init(model: CGColorSpaceModel, name: String?) {
    self.model = model
    self.name = name
  }

  /// The number of components of a colour, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  static let deviceRGB = CGColorSpace(model: .rgb, name: nil)
  static let deviceGray = CGColorSpace(model: .monochrome, name: nil)
  static let standardRGB = CGColorSpace(model: .rgb, name: sRGB)
  static let standardGray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)
}

/// The family of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component, the lightness.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}

extension CGColorSpace: Hashable {
  /// Whether both are the same space.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.model == other.model && one.name == other.name
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// The display's own red, green and blue; drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The display's own grey; drawn as sRGB with equal components.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
