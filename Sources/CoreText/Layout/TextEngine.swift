import CCairo
import CFontconfig
import CPango
import CoreGraphics
internal import Synchronization

/// An access to Pango: a font map and a context, of which one thread at a time uses one.
///
/// Pango's font maps and all that is made of them must not be used by several threads at once. One
/// engine lays out any text, while no other thread uses Cairo's fonts. Plain text in faces that are
/// held is laid out by as many engines as there are threads that do so at the same time. All lay
/// out alike.
///
/// Sendable is sound: the pointers never change once made, and all use of them, of layouts and
/// fonts is while the lock is held, or for the engine of any text that of `CairoFonts`. A thread
/// may wait for the second while it holds the first, and not the other way round.
final class TextEngine: Exclusive, @unchecked Sendable {
  private struct Engines {
    let general = TextEngine(holdsFonts: false)
    let plain = ExclusivePool { TextEngine(holdsFonts: true) }
  }

  /// The engines for the fonts that are known now; nil until one is needed.
  private static let current = Mutex<Engines?>(nil)
  /// Engines from before further fonts were known. Text that they have laid out uses their fonts.
  private static let former = Mutex<[Engines]>([])

  private static var engines: Engines {
    current.withLock { current in
      let engines = current ?? Engines()
      current = engines
      return engines
    }
  }

  /// How many faces an engine holds; a program uses few, and each takes some kilobytes.
  private static let mostFaces = 100
  /// How many faces an engine remembers that were used once.
  private static let mostCandidates = 1000

  /// Recursive, since what is laid out is released meanwhile.
  let lock = NSRecursiveLock()
  /// Nil if no font is installed: Pango's measurements would be invalid then.
  private let context: OpaquePointer?
  private let holdsFonts: Bool
  /// Nil for a face that cannot be held.
  private var heldFaces: [FontFace: HeldFace?] = [:]
  /// Faces that were used once. Sizes to which a text was shrunk are often not used again.
  private var candidates: Set<FontFace> = []

  private init(holdsFonts: Bool) {
    self.holdsFonts = holdsFonts
    context = SystemFamilies.shared.isFontInstalled ? Self.makeContext() : nil
  }

  deinit { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }

  /// A context in which text is laid out alike at every scale: positions and metrics are fractions
  /// of a point, and outlines are not bent to the pixel grid.
  private static func makeContext() -> OpaquePointer? {
    guard let fontMap = pango_cairo_font_map_new() else { return nil }
    // The context keeps the font map.
    defer { g_object_unref(fontMap) }
    guard let context = pango_font_map_create_context(fontMap) else { return nil }
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  /// Runs `body` with exclusive use of an engine that lays out any text.
  static func withIdle<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    try CairoFonts.withLock { try body(engines.general) }
  }

  /// Runs `body` with exclusive use of an engine that lays out this text.
  static func withIdle<Result>(
    for text: AttributedText, _ body: (TextEngine) throws -> Result
  ) rethrows -> Result {
    guard let face = text.plainFace else { return try withIdle(body) }
    let result: Result? = try engines.plain.withIdle { engine in
      try engine.canLayOut(text.string, in: face) ? body(engine) : nil
    }
    return try result ?? withIdle(body)
  }

  /// Whether the face is held, and its fonts have all characters of a plain text.
  private func canLayOut(_ text: String, in face: FontFace) -> Bool {
    guard let held = heldFace(face) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "\n" || held.has($0) }
  }

  private func heldFace(_ face: FontFace) -> HeldFace? {
    if let known = heldFaces[face] { return known }
    guard heldFaces.count < Self.mostFaces, candidates.remove(face) != nil else {
      if candidates.count >= Self.mostCandidates { candidates.removeAll() }
      candidates.insert(face)
      return nil
    }
    let held = CairoFonts.withLock { HeldFace(face, self) }
    heldFaces[face] = .some(held)
    return held
  }

  /// Runs `body` with exclusive use of this engine. It must not wait for another one.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard holdsFonts else { return try CairoFonts.withLock(body) }
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// An empty layout, or nil where there is no font to lay out with.
  func makeLayout() -> PangoLayoutOwner? {
    withLock {
      context.flatMap { pango_layout_new($0) }.map { PangoLayoutOwner($0, engine: self) }
    }
  }

  /// The font of a layout of this engine.
  func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
    withLock { pango_cairo_font_get_scaled_font(OpaquePointer(font)) }
      .map { ScaledFont(handle: $0, isHeld: holdsFonts) }
  }

  /// The font of a face that is asked first for a character. Its pointer is valid as long as the
  /// engine has a layout in it.
  func firstFont(of face: FontFace, for language: OpaquePointer) -> OpaquePointer? {
    guard let context else { return nil }
    return face.withDescription { description in
      guard let fonts = pango_context_load_fontset(context, description, language) else {
        return nil
      }
      defer { g_object_unref(fonts) }
      var first: UnsafeMutablePointer<PangoFont>?
      withUnsafeMutablePointer(to: &first) {
        pango_fontset_foreach(
          fonts,
          { _, font, first in
            first?.assumingMemoryBound(to: UnsafeMutablePointer<PangoFont>?.self).pointee = font
            return 1
          }, $0)
      }
      return OpaquePointer(first)
    }
  }

  /// The metrics of the fonts of all engines.
  private static let knownMetrics = Mutex<[FontFace: FontMetrics]>([:])

  static func metrics(for face: FontFace) -> FontMetrics {
    if let known = knownMetrics.withLock({ $0[face] }) { return known }
    let found = withIdle { $0.loadMetrics(for: face) }
    knownMetrics.withLock { $0[face] = found }
    return found
  }

  /// Further fonts are known: what is laid out from now on may be in them. A font map of Pango
  /// keeps the fonts that were there when it was first used.
  static func fontsDidChange() {
    let known = current.withLock { current in
      defer { current = nil }
      return current
    }
    if let known { former.withLock { $0.append(known) } }
    knownMetrics.withLock { $0.removeAll() }
  }

  private func loadMetrics(for face: FontFace) -> FontMetrics {
    guard let context else { return FontMetrics(estimatedFor: face.size) }
    return face.withDescription { description in
      guard let font = pango_context_load_font(context, description),
        let metrics = pango_font_get_metrics(font, nil)
      else { return FontMetrics(estimatedFor: face.size) }
      defer {
        pango_font_metrics_unref(metrics)
        g_object_unref(font)
      }
      return FontMetrics(metrics)
    }
  }

  /// How far the ink of a character reaches above the baseline, in points.
  func inkHeight(of character: Character, in face: FontFace) -> CGFloat? {
    withLock {
      guard let layout = makeLayout() else { return nil }
      face.withDescription { pango_layout_set_font_description(layout.handle, $0) }
      pango_layout_set_text(layout.handle, String(character), -1)
      guard let line = pango_layout_get_line_readonly(layout.handle, 0) else { return nil }
      var ink = PangoRectangle()
      pango_layout_line_get_extents(line, &ink, nil)
      return CGFloat(-ink.y) / CGFloat(PANGO_SCALE)
    }
  }
}
