public import CoreGraphics
public import CoreText

/// A colour, or a rule that gives one for each trait collection (a dynamic colour).
///
/// Immutable. Components are in sRGB, from 0 to 1; values outside are kept and drawn as the nearest
/// colour that the screen has.
public final class UIColor: NSObject, NSCopying, Sendable, TextColor {
  private let mark = SwiftObjectMark()

  private enum Kind: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind
  /// Identifies equal dynamic colours; nil for those that are equal to themselves only.
  private let identity: String?

  private init(_ kind: Kind, identity: String? = nil) {
    self.kind = kind
    self.identity = identity
    super.init()
  }

  /// A colour of sRGB components from 0 to 1 that are not multiplied by alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour of Display P3 components that are not multiplied by alpha. It is kept as a colour of
  /// sRGB: what that space does not have has components outside of 0 to 1, and is drawn as the
  /// nearest ones inside.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(.fixed(CGColor(color.fromDisplayP3)))
  }

  /// A shade from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// A colour by hue (0 and 1 are red), saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The same colour; it does not change with the environment.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// An image that is repeated in place of a plain colour, in its size. A layer and a view have the
  /// first tile at their upper left corner; a context has it at that of the bitmap. An empty image
  /// is clear.
  public convenience init(patternImage image: UIImage) {
    let pattern = image.values.cgImage.flatMap { ColorPattern(image: $0, size: image.size) }
    self.init(.fixed(pattern.map { CGColor($0) } ?? .clear))
  }

  /// A colour that asks `dynamicProvider` again for each environment it is shown in.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(dynamicProvider))
  }

  /// A dynamic colour that equals every other one of the same identity.
  convenience init(
    identity: String, dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(dynamicProvider), identity: identity)
  }

  /// The colour for a trait collection: itself, unless it is dynamic.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may return another dynamic colour; an endless chain is cut off.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color.kind else { return color }
      color = provider(traitCollection)
    }
    guard case .dynamic = color.kind else { return color }
    Diagnostics.warnFromAnyThread(
      "A dynamic colour keeps answering with dynamic colours; it is shown as clear.")
    return .clear
  }

  /// The colour in the current environment (``UITraitCollection/current``).
  public var cgColor: CGColor {
    switch kind {
    case .fixed(let color): return color
    case .dynamic:
      guard case .fixed(let color) = resolvedColor(with: .current).kind else { return .clear }
      return color
    }
  }

  /// Whether the colour depends on the environment.
  package var isDynamic: Bool {
    if case .dynamic = kind { true } else { false }
  }

  package var rgba: RGBA { cgColor.rgba }

  /// The same colour with another opacity; a dynamic one stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic:
      return UIColor(
        .dynamic { self.resolvedColor(with: $0).withAlphaComponent(alpha) },
        identity: identity.map { "\($0) alpha \(alpha)" })
    }
  }

  /// The components, 0 to 1; always possible, so always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = straightComponents
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1, where a pointer is given. A
  /// dynamic colour gives those of the current traits.
  ///
  /// - Returns: always true: every colour here has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = straightComponents
    let hsb = HSB(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// The white value and the opacity, if the colour is a grey; false otherwise.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = straightComponents
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// The components as given, also those that lie outside 0...1.
  private var straightComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = cgColor.components ?? []
    switch values.count {
    case 2: return (values[0], values[0], values[0], values[1])
    case 4: return (values[0], values[1], values[2], values[3])
    default: return (0, 0, 0, 0)
    }
  }

  // MARK: Drawing

  /// Makes this the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Identity

  /// Returns the colour itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal when their components are; dynamic ones when they are the same colour
  /// of the system or of an asset catalogue.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.fixed(let mine), .fixed(let its)): return mine == its
    case (.dynamic, .dynamic): return identity != nil && identity == other.identity
    default: return false
    }
  }

  public override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .dynamic: identity?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  public override var description: String {
    let parts = straightComponents
    let values = [parts.red, parts.green, parts.blue, parts.alpha]
      .map { "\(Double($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
    guard case .dynamic = kind else { return "<UIColor \(values)>" }
    return "<UIColor \(identity ?? "dynamic"), now \(values)>"
  }
}
