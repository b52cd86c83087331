import CoreGraphics
import CoreText
import Synchronization

/// The symbols by the names that they have in Apple's set. Simple symbols are drawn. The others are
/// glyphs of the font Material Icons, which is looked up when the first of them is used.
package final class SymbolSet: Sendable {
  package static let shared = SymbolSet()

  /// The shapes of all names requested so far; nil for a name that no symbol has.
  private let known = Mutex<[String: SymbolShape?]>([:])

  private static let fontFamily = "Material Icons"
  private static let fontPackage = "fonts-material-design-icons-iconfont"

  /// All names of basic symbols. To most of them `.circle`, `.square` or `.slash` can be added.
  package var names: [String] {
    (Array(SymbolTable.drawings.keys) + Array(SymbolTable.glyphs.keys)).sorted()
  }

  /// Whether a symbol has that name.
  func has(_ name: String) -> Bool {
    known.withLock { $0[name].map { $0 != nil } } ?? (find(name) != nil)
  }

  /// The shape of a symbol. Nil, with one warning for each name, if no symbol has the name.
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

  /// "bell.slash.fill" is "bell.fill" with a line through it, and "heart.circle" a heart in a
  /// circle.
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
    // The filled variant is preferred for a small shape.
    let filled = base + ".fill"
    guard var shape = find(SymbolTable.has(filled) ? filled : base), shape.enclosure == nil else {
      return nil
    }
    (shape.enclosure, shape.isEnclosureFilled) = (kind, isFilled)
    return shape
  }
}
