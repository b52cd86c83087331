public import CoreGraphics
public import CoreText

/// A colour, or a closure that returns one for each trait collection (a dynamic colour).
///
/// A colour is immutable. Components are in sRGB, from 0 to 1. Values outside this range are kept,
/// and drawn as the nearest colour that the screen can show.
public final class UIColor: NSObject, NSCopying, Sendable, TextColor {
  private let mark = SwiftObjectMark()

  private enum Kind: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind
  /// Dynamic colours of the same identity are equal; a colour whose identity is nil equals only
  /// itself.
  private let identity: String?

  private init(_ kind: Kind, identity: String? = nil) {
    self.kind = kind
    self.identity = identity
    super.init()
  }

  /// A colour of sRGB components from 0 to 1 that are not premultiplied.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour of Display P3 components that are not premultiplied. It is stored in sRGB. Colours
  /// outside sRGB have components outside 0 to 1, and are drawn as the nearest colour inside.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(.fixed(CGColor(color.fromDisplayP3)))
  }

  /// A shade of grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// A colour by hue (0 and 1 are both red), saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The colour of a Core Graphics colour. It does not change with the environment.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// An image that is repeated at its own size in place of a plain colour. In a layer or view the
  /// first tile begins at the upper left corner; in a context it begins at the bitmap's upper left
  /// corner. An empty image is clear.
  public convenience init(patternImage image: UIImage) {
    let pattern = image.values.cgImage.flatMap { ColorPattern(image: $0, size: image.size) }
    self.init(.fixed(pattern.map { CGColor($0) } ?? .clear))
  }

  /// A dynamic colour. `dynamicProvider` is called for each environment in which it is shown.
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

  /// The colour for a trait collection. A colour that is not dynamic returns itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may return another dynamic colour; the limit ends an endless chain.
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

  /// Writes the components, from 0 to 1. Every colour can be converted, so the result is always
  /// true.
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

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1, to the pointers that are not
  /// nil. A dynamic colour is resolved with the current traits.
  ///
  /// - Returns: always true, because every colour can be converted here.
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

  /// Writes the white value and the alpha if the colour is a grey. Returns false otherwise.
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

  /// The components that are not premultiplied, without limiting them to 0...1.
  private var straightComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = cgColor.components ?? []
    switch values.count {
    case 2: return (values[0], values[0], values[0], values[1])
    case 4: return (values[0], values[1], values[2], values[3])
    default: return (0, 0, 0, 0)
    }
  }

  // MARK: Drawing

  /// Sets this colour as the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets this colour as the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets this colour as the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Identity

  /// Returns the colour itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal if their components are. Dynamic colours are equal if they are the
  /// same colour of the system or of an asset catalogue.
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
