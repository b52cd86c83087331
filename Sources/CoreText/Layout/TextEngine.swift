import CCairo
import CFontconfig
import CPango
import CoreGraphics
internal import Synchronization

/// An access to Pango: a font map and a context, which are used by one thread at a time.
///
/// Pango's font maps and all objects made from them must not be used by several threads at once.
/// One engine lays out any text, while no other thread uses Cairo's fonts. Plain text in retained
/// faces is laid out by several engines, one for each thread that does so at the same time. The
/// results are the same.
///
/// Sendable is sound: the pointers are constant, and all use of them, of layouts and fonts happens
/// while the lock is held, or, for the engine of any text, the lock of `CairoFonts`. A thread may
/// wait for the second lock while it holds the first, and not the other way round.
final class TextEngine: Exclusive, @unchecked Sendable {
  private struct Engines {
    let general = TextEngine(holdsFonts: false)
    let plain = ExclusivePool { TextEngine(holdsFonts: true) }
  }

  /// The engines for the fonts that are registered now; nil until one is needed.
  private static let current = Mutex<Engines?>(nil)
  /// Engines from before more fonts were registered. Text that they have laid out uses their fonts.
  private static let former = Mutex<[Engines]>([])

  private static var engines: Engines {
    current.withLock { current in
      let engines = current ?? Engines()
      current = engines
      return engines
    }
  }

  /// The maximum number of faces that an engine retains. A program uses few, and each takes some
  /// kilobytes.
  private static let maximumFaces = 100
  /// The maximum number of faces that an engine remembers as used once.
  private static let maximumCandidates = 1000

  /// The lock is recursive, because layouts are released while others are made.
  let lock = NSRecursiveLock()
  /// The context; nil if no font is installed, because Pango's measurements would be invalid.
  private let context: OpaquePointer?
  private let holdsFonts: Bool
  /// The retained faces; nil for a face that cannot be retained.
  private var heldFaces: [FontFace: HeldFace?] = [:]
  /// Faces that were used once. They are not retained yet, because sizes to which a text was shrunk
  /// are often not used again.
  private var candidates: Set<FontFace> = []

  private init(holdsFonts: Bool) {
    self.holdsFonts = holdsFonts
    context = SystemFamilies.shared.isFontInstalled ? Self.makeContext() : nil
  }

  deinit { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }

  /// Makes a context in which text has the same layout at every scale: positions and metrics are
  /// fractions of a point, and outlines are not hinted.
  private static func makeContext() -> OpaquePointer? {
    guard let fontMap = pango_cairo_font_map_new() else { return nil }
    // The context retains the font map.
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

  /// Runs `body` with exclusive use of the engine that lays out any text.
  static func withIdle<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    try CairoFonts.withLock { try body(engines.general) }
  }

  /// Runs `body` with exclusive use of an engine that can lay out a text.
  static func withIdle<Result>(
    for text: AttributedText, _ body: (TextEngine) throws -> Result
  ) rethrows -> Result {
    guard let face = text.plainFace else { return try withIdle(body) }
    let result: Result? = try engines.plain.withIdle { engine in
      try engine.canLayOut(text.string, in: face) ? body(engine) : nil
    }
    return try result ?? withIdle(body)
  }

  /// Whether the face is retained, and its fonts have all characters of a plain text.
  private func canLayOut(_ text: String, in face: FontFace) -> Bool {
    guard let held = heldFace(face) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "\n" || held.has($0) }
  }

  private func heldFace(_ face: FontFace) -> HeldFace? {
    if let known = heldFaces[face] { return known }
    guard heldFaces.count < Self.maximumFaces, candidates.remove(face) != nil else {
      if candidates.count >= Self.maximumCandidates { candidates.removeAll() }
      candidates.insert(face)
      return nil
    }
    let held = CairoFonts.withLock { HeldFace(face, self) }
    heldFaces[face] = .some(held)
    return held
  }

  /// Runs `body` with exclusive use of this engine. The body must not wait for another engine.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard holdsFonts else { return try CairoFonts.withLock(body) }
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Returns an empty layout; nil if no font is installed.
  func makeLayout() -> PangoLayoutOwner? {
    withLock {
      context.flatMap { pango_layout_new($0) }.map { PangoLayoutOwner($0, engine: self) }
    }
  }

  /// Returns the font of a layout of this engine.
  func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
    withLock { pango_cairo_font_get_scaled_font(OpaquePointer(font)) }
      .map { ScaledFont(handle: $0, isHeld: holdsFonts) }
  }

  /// Returns the font of a face that is used first for a character. Its pointer is valid as long as
  /// the engine has a layout in that font.
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

  /// The cached metrics of the fonts of all engines.
  private static let knownMetrics = Mutex<[FontFace: FontMetrics]>([:])

  static func metrics(for face: FontFace) -> FontMetrics {
    if let known = knownMetrics.withLock({ $0[face] }) { return known }
    let found = withIdle { $0.loadMetrics(for: face) }
    knownMetrics.withLock { $0[face] = found }
    return found
  }

  /// Called after fonts were registered: text that is laid out from now on may use them. New
  /// engines are needed, because a font map of Pango keeps the fonts that it had on first use.
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

  /// Returns the height of a character's ink above the baseline, in points.
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
