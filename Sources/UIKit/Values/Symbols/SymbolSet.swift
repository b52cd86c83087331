import CoreGraphics
import CoreText
import Synchronization

/// The symbols by the names that they have in Apple's set. Simple ones are drawn; the others are
/// glyphs of the font Material Icons, which is searched for when the first of them is used.
package final class SymbolSet: Sendable {
  package static let shared = SymbolSet()

  /// The shapes of the names asked for until now; nil for a name that no symbol has.
  private let known = Mutex<[String: SymbolShape?]>([:])

  private static let fontFamily = "Material Icons"
  private static let fontPackage = "fonts-material-design-icons-iconfont"

  /// All names of its own. Most can also have `.circle`, `.square` or `.slash` added.
  package var names: [String] {
    (Array(SymbolTable.drawings.keys) + Array(SymbolTable.glyphs.keys)).sorted()
  }

  /// Whether there is a symbol of a name.
  func has(_ name: String) -> Bool {
    known.withLock { $0[name].map { $0 != nil } } ?? (find(name) != nil)
  }

  /// The shape of a name. Nil, with one warning for each name, where there is none.
  func shape(named name: String) -> SymbolShape? {
    if let shape = known.withLock({ $0[name] }) { return shape }
    let shape = find(name)
    let isNew = known.withLock { $0.updateValue(shape, forKey: name) == nil }
    guard shape == nil, isNew else { return shape }
    if let glyph = SymbolTable.glyphs[name] {
      Diagnostics.warnFromAnyThread(
        "The symbol \"\(name)\" is \"\(glyph.ligature)\" of the font \(Self.fontFamily), which is "
          + "not installed; install the package \(Self.fontPackage).")
    } else {
      Diagnostics.warnFromAnyThread("There is no symbol named \"\(name)\".")
    }
    return nil
  }

  private func find(_ name: String) -> SymbolShape? {
    if let text = SymbolTable.drawings[name] { return SymbolDrawing(text).shape }
    if let glyph = SymbolTable.glyphs[name] {
      guard let path = GlyphOutline.path(ofLigature: glyph.ligature, family: Self.fontFamily)
      else { return nil }
      let scaled = path.applying(
        CGAffineTransform(scaleX: SymbolShape.side, y: SymbolShape.side))
      return SymbolShape(base: glyph.isOutlined ? .outlinedGlyph(scaled) : .glyph(scaled))
    }
    return findComposite(name)
  }

  /// "bell.slash.fill" is "bell.fill" with a line through it, "heart.circle" a heart in a circle.
  private func findComposite(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    let base = String(stem[..<dot])
    switch stem[stem.index(after: dot)...] {
    case "slash":
      var shape = find(isFilled ? base + ".fill" : base)
      shape?.isSlashed = true
      return shape
    case "circle": return findEnclosed(base, in: .circle, isFilled: isFilled)
    case "square": return findEnclosed(base, in: .square, isFilled: isFilled)
    default: return nil
    }
  }

  private func findEnclosed(
    _ base: String, in kind: SymbolShape.Enclosure, isFilled: Bool
  ) -> SymbolShape? {
    let base = base == "person.crop" ? "person" : base
    // Small shapes are filled.
    let filled = base + ".fill"
    guard var shape = find(SymbolTable.has(filled) ? filled : base), shape.enclosure == nil else {
      return nil
    }
    (shape.enclosure, shape.isEnclosureFilled) = (kind, isFilled)
    return shape
  }
}
