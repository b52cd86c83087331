import Compositor
public import CoreGraphics

/// Draws a path in its own coordinates, between its contents and its sublayers. The path may reach
/// beyond the bounds, where ``CALayer/masksToBounds`` clips it.
///
/// Everything but the rule, the caps and the joins is animatable, also by key path. Paths with the
/// same elements animate point by point; others jump.
open class CAShapeLayer: CALayer {
  private var hasNoFill = false

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "path": CGPath(PathElements())
    case "fillColor": CGColor.black
    case "strokeColor": CGColor.clear
    case "strokeStart", "lineDashPhase": 0.0
    case "strokeEnd", "lineWidth": 1.0
    case "miterLimit": 10.0
    case "lineDashPattern": [Double]()
    default: super.defaultValue(forKey: key)
    }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    guard let other = other as? CAShapeLayer else { return }
    (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
    hasNoFill = other.hasNoFill
  }

  // MARK: The path

  /// The path that is filled and stroked, in the layer's coordinates; nil draws nothing. An
  /// animation interpolates paths that have the same elements.
  open var path: CGPath? {
    get { values.extras["path"].flatMap { $0.boxed as? CGPath } }
    set { change(extra: "path", to: newValue.map { .path($0.elements) }) }
  }

  // MARK: The inside

  /// Opaque black by default; nil does not fill.
  open var fillColor: CGColor? {
    get {
      let color = color("fillColor")
      return hasNoFill && color == .clear ? nil : CGColor(color)
    }
    set {
      hasNoFill = newValue == nil
      change(extra: "fillColor", to: .color(newValue?.rgba ?? .clear))
    }
  }

  /// The rule for the inside of a path that crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { invalidateContent() } }

  // MARK: The line

  /// Nil by default: no line is drawn.
  open var strokeColor: CGColor? {
    get { values.extras["strokeColor"].map { _ in CGColor(color("strokeColor")) } }
    set { change(extra: "strokeColor", to: newValue.map { .color($0.rgba) }) }
  }

  /// The fraction of the path's length at which the line begins; 0 by default.
  open var strokeStart: CGFloat {
    get { number("strokeStart") }
    set { setNumber("strokeStart", newValue) }
  }

  /// The fraction of the path's length at which the line ends; 1 by default. Nothing is drawn
  /// unless it is greater than ``strokeStart``.
  open var strokeEnd: CGFloat {
    get { number("strokeEnd") }
    set { setNumber("strokeEnd", newValue) }
  }

  /// Points; 1 by default. A negative width counts as 0, which draws no line.
  open var lineWidth: CGFloat {
    get { number("lineWidth") }
    set { setNumber("lineWidth", max(newValue, 0)) }
  }

  /// The greatest length of a mitered corner in line widths, before it is bevelled; 10 by default.
  open var miterLimit: CGFloat {
    get { number("miterLimit") }
    set { setNumber("miterLimit", max(newValue, 0)) }
  }

  /// The shape of the line's ends; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { invalidateContent() } }

  /// The shape of the line's corners; `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { invalidateContent() } }

  /// Lengths of dashes and gaps in turn, in points; nil for a solid line, the default.
  open var lineDashPattern: [NSNumber]? {
    get {
      guard case .numbers(let lengths)? = values.extras["lineDashPattern"] else { return nil }
      return lengths.map { NSNumber(value: $0) }
    }
    set {
      let lengths = newValue?.map(\.doubleValue)
      if let lengths, !ShapeStyle.isPattern(lengths) {
        Diagnostics.warn(
          "A shape layer's lineDashPattern must be lengths of 0 or more that are not all 0;"
            + " the line is drawn whole.")
        change(extra: "lineDashPattern", to: nil)
      } else {
        change(extra: "lineDashPattern", to: lengths.map { .numbers($0) })
      }
    }
  }

  /// The offset in the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { number("lineDashPhase") }
    set { setNumber("lineDashPhase", newValue) }
  }

  private func color(_ key: String) -> RGBA {
    if case .color(let color)? = extraValue(forKey: key) { color } else { .clear }
  }

  // MARK: Drawing

  override var drawsOutsideOfBounds: Bool { true }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    super.appendContents(shown, to: &nodes)
    let style = ShapeStyle(shown, fillRule, lineCap, lineJoin)
    let node: DisplayNode?
    if case .shape(style, let known)? = rendering.special {
      node = known
    } else {
      node = style.drawing.map { .drawing(PlacedDrawing(drawing: $0)) }
      rendering.special = .shape(style, node)
    }
    if let node { nodes.append(node) }
  }
}

extension CALayer {
  func number(_ key: String) -> CGFloat {
    if case .scalar(let number)? = extraValue(forKey: key) { CGFloat(number) } else { 0 }
  }

  func setNumber(_ key: String, _ value: CGFloat) {
    guard value.isFinite else {
      Diagnostics.warn("A layer's \(key) must be finite; the value is ignored.")
      return
    }
    change(extra: key, to: .scalar(Double(value)))
  }
}

/// All values that define the appearance of a shape layer.
struct ShapeStyle: Sendable, Equatable {
  let path: PathElements
  let fill: RGBA
  let stroke: RGBA
  let fillRule: CGPathFillRule
  let start, end: Double
  let width, miterLimit: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let dashes: [Double]
  let dashPhase: Double

  @MainActor
  init(
    _ shown: LayerValues, _ fillRule: CAShapeLayerFillRule, _ cap: CAShapeLayerLineCap,
    _ join: CAShapeLayerLineJoin
  ) {
    func number(_ key: String, _ usual: Double) -> Double {
      if case .scalar(let number)? = shown.extras[key] { number } else { usual }
    }
    func color(_ key: String, _ usual: RGBA) -> RGBA {
      if case .color(let color)? = shown.extras[key] { color } else { usual }
    }
    if case .path(let steps)? = shown.extras["path"] { path = steps } else { path = PathElements() }
    fill = color("fillColor", .black)
    stroke = color("strokeColor", .clear)
    self.fillRule = fillRule == .evenOdd ? .evenOdd : .winding
    (start, end) = (number("strokeStart", 0), number("strokeEnd", 1))
    (width, miterLimit) = (max(number("lineWidth", 1), 0), number("miterLimit", 10))
    self.cap = cap == .round ? .round : cap == .square ? .square : .butt
    self.join = join == .round ? .round : join == .bevel ? .bevel : .miter
    if case .numbers(let lengths)? = shown.extras["lineDashPattern"], Self.isPattern(lengths) {
      dashes = lengths
    } else {
      dashes = []
    }
    dashPhase = number("lineDashPhase", 0)
  }

  static func isPattern(_ lengths: [Double]) -> Bool {
    lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
  }

  /// The drawing; nil if nothing is visible.
  var drawing: Drawing? {
    guard !path.isEmpty else { return nil }
    let line =
      stroke.alpha > 0 && width > 0 ? path.trimmed(from: start, to: end) : PathElements()
    guard fill.alpha > 0 || !line.isEmpty else { return nil }
    if line.isEmpty, fillRule == .winding {
      return path.bounds.isFinite ? Drawing(Drawing.Filling(CGPath(path), color: fill)) : nil
    }
    var box = path.bounds
    if !line.isEmpty {
      let reach = path.strokeReach(
        width: width, miterLimit: join == .miter ? miterLimit : nil, hasSquareCaps: cap == .square)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    guard !box.isNull, box.isFinite else { return nil }
    let style = self
    return Drawing(bounds: box) { context in style.draw(line: line, in: context) }
  }

  private func draw(line: PathElements, in context: CGContext) {
    if fill.alpha > 0 {
      context.fillColor = fill
      context.addPath(CGPath(path))
      context.fillPath(using: fillRule)
    }
    guard !line.isEmpty else { return }
    context.strokeColor = stroke
    context.setLineWidth(width)
    context.setLineCap(cap)
    context.setLineJoin(join)
    // A limit below 1 bevels every corner, as 1 does.
    context.setMiterLimit(max(miterLimit, 1))
    if !dashes.isEmpty {
      context.setLineDash(phase: dashPhase, lengths: dashes.map { CGFloat($0) })
    }
    context.addPath(CGPath(line))
    context.strokePath()
  }
}

/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path winds around a point, counted with its direction (the default).
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the end itself (the default).
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle about the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the line's width beyond it.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's line turns a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed (the default).
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
