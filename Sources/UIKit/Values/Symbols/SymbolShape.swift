import CoreGraphics
import CoreText

/// The shape of a symbol, in a square of 24 units whose y axis points down. A circle symbol has a
/// diameter of 20 units.
struct SymbolShape: Sendable {
  enum Base: Sendable {
    /// Lines with round caps, and filled areas.
    case drawn(lines: PathElements, areas: PathElements)
    /// A filled glyph of the icon font.
    case glyph(PathElements)
    /// The outline of a glyph of the icon font.
    case outlinedGlyph(PathElements)
  }

  enum Enclosure: Sendable { case circle, square }

  var base: Base
  /// The circle or square around the base, which is then smaller.
  var enclosure: Enclosure?
  /// Whether the enclosure is filled around the base.
  var isEnclosureFilled = false
  /// Whether a diagonal line crosses the shape.
  var isSlashed = false

  static let side: CGFloat = 24
  /// The size of a shape in a circle or square, relative to its size alone.
  private static let enclosedSize: CGFloat = 0.55
  /// The factor of the base's line width in a circle or square. It compensates for most of the
  /// reduction to ``enclosedSize``, so that the lines stay visible.
  private static let enclosedStroke: CGFloat = 1.5

  /// The outline of a circle or square. For stroked lines it is the middle of the line.
  private static func outline(of kind: Enclosure, inset: CGFloat) -> PathElements {
    let rect = CGRect(x: 2, y: 2, width: 20, height: 20).insetBy(dx: inset, dy: inset)
    let path = CGMutablePath()
    switch kind {
    case .circle: path.addEllipse(in: rect)
    case .square:
      let radius = max(4.5 - inset, 0)
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
    return path.elements
  }

  private static let slash: PathElements = {
    var path = PathElements()
    path.move(to: CGPoint(x: 3.5, y: 3.5))
    path.addLine(to: CGPoint(x: 20.5, y: 20.5))
    return path
  }()

  /// The rectangle that the shape covers with lines of a width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    let inner =
      enclosure == nil
      ? base.bounds(lineWidth: lineWidth) : CGRect(x: 2, y: 2, width: 20, height: 20)
    guard isSlashed else { return inner }
    return inner.union(Self.slash.bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
  }
}

extension SymbolShape {
  /// Draws the shape in black.
  func draw(in context: CGContext, _ stroke: SymbolStroke) {
    if let enclosure {
      drawEnclosed(in: enclosure, context, stroke)
    } else {
      base.draw(in: context, stroke)
    }
    guard isSlashed else { return }
    eraseAroundSlash(in: context, stroke)
    context.stroke(Self.slash, width: stroke.width)
  }

  /// Draws the shape in colours. The base has the first one, and the circle or square around it the
  /// second one. If a line crosses the base, the line has the first one. The last colour also
  /// applies to all further parts.
  func draw(in context: CGContext, _ stroke: SymbolStroke, _ colors: [RGBA]) {
    guard let primary = colors.first else { return draw(in: context, stroke) }
    let secondary = colors.dropFirst().first ?? primary
    if let enclosure {
      context.drawLayer(in: secondary) { drawOutline(of: enclosure, context, stroke) }
      context.drawLayer(in: primary) { drawEnclosedBase(in: context, stroke) }
    } else {
      context.drawLayer(in: isSlashed ? secondary : primary) { base.draw(in: context, stroke) }
    }
    guard isSlashed else { return }
    eraseAroundSlash(in: context, stroke)
    context.drawLayer(in: primary) { context.stroke(Self.slash, width: stroke.width) }
  }

  private func eraseAroundSlash(in context: CGContext, _ stroke: SymbolStroke) {
    context.setBlendMode(.destinationOut)
    context.stroke(Self.slash, width: 3 * stroke.width)
    context.setBlendMode(.normal)
  }

  private func drawEnclosed(
    in kind: Enclosure, _ context: CGContext, _ stroke: SymbolStroke
  ) {
    drawOutline(of: kind, context, stroke)
    context.saveGState()
    // Everything is drawn as one group, because a light glyph erases a part of itself.
    if isEnclosureFilled { context.setBlendMode(.destinationOut) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawEnclosedBase(in: context, stroke)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawOutline(of kind: Enclosure, _ context: CGContext, _ stroke: SymbolStroke) {
    let outline = Self.outline(of: kind, inset: isEnclosureFilled ? 0 : stroke.width / 2)
    if isEnclosureFilled {
      context.fill(outline)
    } else {
      context.stroke(outline, width: stroke.width)
    }
  }

  /// Draws the base smaller, in the middle.
  private func drawEnclosedBase(in context: CGContext, _ stroke: SymbolStroke) {
    context.saveGState()
    context.translateBy(x: Self.side / 2, y: Self.side / 2)
    context.scaleBy(x: Self.enclosedSize, y: Self.enclosedSize)
    let bounds = base.bounds(lineWidth: stroke.width)
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    base.draw(in: context, SymbolStroke(width: stroke.width * Self.enclosedStroke))
    context.restoreGState()
  }
}

extension SymbolShape.Base {
  /// The rectangle that the shape covers with lines of a width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    switch self {
    case .drawn(let lines, let areas):
      let stroked = lines.bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
      return areas.isEmpty ? stroked : lines.isEmpty ? areas.bounds : stroked.union(areas.bounds)
    case .glyph(let path): return path.bounds
    case .outlinedGlyph(let path):
      let outer = SymbolStroke(width: lineWidth).outsideGlyphs
      return path.bounds.insetBy(dx: -outer, dy: -outer)
    }
  }

  fileprivate func draw(in context: CGContext, _ stroke: SymbolStroke) {
    switch self {
    case .drawn(let lines, let areas):
      context.fill(areas)
      context.stroke(lines, width: stroke.width)
    case .glyph(let path): draw(path, in: context, stroke)
    case .outlinedGlyph(let path):
      context.saveGState()
      context.addPath(CGPath(path))
      context.clip()
      // The outer half of the line is clipped.
      context.stroke(path, width: 2 * stroke.insideGlyphs)
      context.restoreGState()
      context.stroke(path, width: 2 * stroke.outsideGlyphs)
    }
  }

  /// A glyph has the line width of the regular weight. It is made bolder or lighter at its edges.
  private func draw(_ path: PathElements, in context: CGContext, _ stroke: SymbolStroke) {
    let change = stroke.width - SymbolStroke.ofGlyphs
    context.fill(path)
    guard abs(change) > 0.01 else { return }
    context.setBlendMode(change > 0 ? .normal : .destinationOut)
    context.stroke(path, width: abs(change))
    context.setBlendMode(.normal)
  }
}

extension CGContext {
  /// Draws as one group in a colour, whose opacity applies to the group as a whole.
  fileprivate func drawLayer(in color: RGBA, _ draw: () -> Void) {
    saveGState()
    setAlpha(CGFloat(color.alpha))
    beginTransparencyLayer(auxiliaryInfo: nil)
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    (fillColor, strokeColor) = (opaque, opaque)
    draw()
    endTransparencyLayer()
    restoreGState()
  }

  fileprivate func fill(_ path: PathElements) {
    guard !path.isEmpty else { return }
    addPath(CGPath(path))
    fillPath()
  }

  fileprivate func stroke(_ path: PathElements, width: CGFloat) {
    guard !path.isEmpty, width > 0 else { return }
    setLineWidth(width)
    setLineCap(.round)
    setLineJoin(.round)
    addPath(CGPath(path))
    strokePath()
  }
}
