public import CoreGraphics

/// A colour with components from 0 to 1, not premultiplied.
public final class CIColor: NSObject, Sendable {
  package let rgba: RGBA

  /// A colour of sRGB components that are not multiplied by alpha, usually 0 to 1.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    func unit(_ value: CGFloat) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    rgba = RGBA(red: unit(r), green: unit(g), blue: unit(b), alpha: unit(a))
    super.init()
  }

  /// An opaque colour of sRGB components, usually 0 to 1.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  /// The same colour in sRGB; a grey has three equal components.
  public convenience init(cgColor color: CGColor) {
    let rgba = color.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// The red component, not multiplied by alpha.
  public var red: CGFloat { rgba.red }
  /// The green component, not multiplied by alpha.
  public var green: CGFloat { rgba.green }
  /// The blue component, not multiplied by alpha.
  public var blue: CGFloat { rgba.blue }
  /// From 0, transparent, to 1, opaque.
  public var alpha: CGFloat { rgba.alpha }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Opaque grey of which each component is a half.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Opaque red, without green and blue.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Opaque green, without red and blue.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Opaque blue, without red and green.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Opaque green and blue, without red.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Opaque red and blue, without green.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Opaque red and green, without blue.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Black of alpha 0: transparent.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.rgba == rgba }
  public override var hash: Int { rgba.hashValue }
}
