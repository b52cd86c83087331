import CPango
import CoreGraphics

/// A face whose fonts an engine retains permanently, so that it lays out plain text in it while
/// other threads use Cairo's fonts.
///
/// All operations for which Pango makes Cairo find a font are performed once with samples: the
/// fonts of Latin letters, of text without letters, of an empty line and of an ellipsis. Pango uses
/// the first font of a face that has a character. If all these fonts have all characters of a text,
/// the text is laid out in them, and no font is found or released.
final class HeldFace {
  /// The characters that the samples contain.
  private static let needed: [Unicode.Scalar] = ["A", "1", " ", "…"]

  /// The fonts, one for each language that Pango may assign to the text.
  private let fonts: [OpaquePointer]
  /// For each of the first characters, whether the fonts have it; nil if it is not known yet.
  private var isKnown = [Bool?](repeating: nil, count: 0x250)

  /// Retains the fonts of a face permanently.
  ///
  /// Returns nil if the face lacks the characters of the samples, so that other fonts replace its
  /// own. `CairoFonts` must be locked.
  init?(_ face: FontFace, _ engine: TextEngine) {
    var cut = AttributedText("AAAAAA", face: face)
    cut.setLineBreakMode(.byTruncatingTail)
    let samples = [
      TextLayout(AttributedText("A\n1\n ", face: face), with: engine),
      TextLayout(cut, width: 3 * face.size, maximumLines: 1, with: engine),
    ]
    guard samples[1].isTruncated else { return nil }
    var fonts: Set<OpaquePointer> = []
    for run in samples.lazy.flatMap(\.lines).flatMap(\.runs) {
      let analysis = run.item.pointee.analysis
      guard let font = OpaquePointer(analysis.font), let language = analysis.language,
        font == engine.firstFont(of: face, for: language)
      else { return nil }
      fonts.insert(font)
    }
    self.fonts = Array(fonts)
    guard !fonts.isEmpty, Self.needed.allSatisfy({ has($0) }), fonts.allSatisfy(Self.hold) else {
      return nil
    }
  }

  /// Whether the fonts of the face have a character.
  func has(_ character: Unicode.Scalar) -> Bool {
    let code = Int(character.value)
    if code < isKnown.count, let known = isKnown[code] { return known }
    let found = fonts.allSatisfy {
      pango_font_has_char(UnsafeMutablePointer($0), character.value) != 0
    }
    if code < isKnown.count { isKnown[code] = found }
    return found
  }

  /// Retains a font, and keeps its file open.
  ///
  /// - Returns: false if the file cannot be opened.
  private static func hold(_ font: OpaquePointer) -> Bool {
    guard let scaledFont = pango_cairo_font_get_scaled_font(font),
      cairo_ft_scaled_font_lock_face(scaledFont) != nil
    else { return false }
    g_object_ref(UnsafeMutableRawPointer(font))
    return true
  }
}
