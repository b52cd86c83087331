import Compositor
public import CoreGraphics

/// Draws a string at the top of its bounds, and nothing outside them.
///
/// The font's size and the colour are animatable, also by key path.
open class CATextLayer: CALayer {
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": 36.0
    case "foregroundColor": CGColor.white
    default: super.defaultValue(forKey: key)
    }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    guard let other = other as? CATextLayer else { return }
    (content, fontValue, isWrapped) = (other.content, other.fontValue, other.isWrapped)
    (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  /// A `String`, or an `NSAttributedString`, whose own fonts and colours are used. Nil by default.
  open var string: Any? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text
      case nil: nil
      }
    }
    set {
      switch newValue {
      case let text as NSAttributedString:
        content = (text.copy() as? NSAttributedString).map { .attributed($0) }
      case let text as String: content = .plain(text)
      case let text as NSString: content = .plain(text as String)
      case nil: content = nil
      default:
        Diagnostics.warn(
          "A text layer's string must be a String or an NSAttributedString; it is ignored.")
        return
      }
      invalidateContent()
    }
  }
  private var content: LayerText.Content?

  /// A `UIFont` or a font's name; the size is ``fontSize``. Nil, the default, is the system font,
  /// where iOS has Helvetica.
  open var font: Any? {
    get { fontValue }
    set {
      fontValue = newValue as? AnyHashable
      invalidateContent()
    }
  }
  private var fontValue: AnyHashable?

  /// Points; 36 by default.
  open var fontSize: CGFloat {
    get { number("fontSize") }
    set { setNumber("fontSize", max(newValue, 0)) }
  }

  /// Opaque white by default.
  open var foregroundColor: CGColor? {
    get {
      if case .color(let color)? = extraValue(forKey: "foregroundColor") { return CGColor(color) }
      return nil
    }
    set { change(extra: "foregroundColor", to: .color(newValue?.rgba ?? .clear)) }
  }

  /// Whether lines are broken at the bounds. Not by default.
  open var isWrapped = false { didSet { invalidateContent() } }

  /// Where text that does not fit is truncated with "…"; none by default. With truncation, text
  /// that is not wrapped is one line.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { invalidateContent() } }

  /// The horizontal alignment of lines; `natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { invalidateContent() } }

  /// Whether glyphs may be moved to parts of pixels. Stored without an effect: they are placed as
  /// in labels.
  open var allowsFontSubpixelQuantization = false

  /// The size of the text in whole points; wrapped text is broken at the width of the bounds. That
  /// of the bounds without a text.
  open override func preferredFrameSize() -> CGSize {
    guard let content, fontSize > 0 else { return super.preferredFrameSize() }
    let text = LayerText(
      content: content, font: fontValue, fontSize: Double(fontSize), color: .clear, bounds: bounds,
      isWrapped: isWrapped, truncation: .none, alignment: alignmentMode)
    let size = text.size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    super.appendContents(shown, to: &nodes)
    guard let content, !shown.bounds.isEmpty else { return }
    var (size, color) = (36.0, RGBA.white)
    if case .scalar(let number)? = shown.extras["fontSize"] { size = number }
    if case .color(let shade)? = shown.extras["foregroundColor"] { color = shade }
    guard size > 0 else { return }
    let text = LayerText(
      content: content, font: fontValue, fontSize: size, color: color, bounds: shown.bounds,
      isWrapped: isWrapped, truncation: truncationMode, alignment: alignmentMode)
    let drawing: Drawing
    if case .text(text, let known)? = rendering.special {
      drawing = known
    } else {
      drawing = Drawing(bounds: shown.bounds, draw: text.drawing)
      rendering.special = .text(text, drawing)
    }
    nodes.append(.drawing(PlacedDrawing(drawing: drawing)))
  }
}

/// Where a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: it is clipped (the default).
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis replaces the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis replaces the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// An ellipsis replaces the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The language's alignment (the default); left here.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges, except for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
