/// The format of a layer's drawn contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colours with 8 bits a component (the default).
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Colours with 16 bits a component, as floating point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Greys of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
