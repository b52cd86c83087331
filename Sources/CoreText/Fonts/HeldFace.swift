import CPango
import CoreGraphics

/// A face whose fonts an engine holds for good, so that it lays out plain text in it while other
/// threads use Cairo's fonts.
///
/// All for which Pango has Cairo find a font happens once, with samples: the fonts of Latin
/// letters, of text without letters, of an empty line and of an ellipsis. Pango uses the first font
/// of a face that has a character. So text whose characters all of these have is laid out in the
/// same fonts, and none is found or released.
final class HeldFace {
  /// The samples' own characters.
  private static let needed: [Unicode.Scalar] = ["A", "1", " ", "…"]

  /// One for each language that Pango takes the text for.
  private let fonts: [OpaquePointer]
  /// Which of the first characters they have; nil for one that was not asked for.
  private var isKnown = [Bool?](repeating: nil, count: 0x250)

  /// Holds the fonts of a face. They are not released any more.
  ///
  /// Nil where others take the place of the face's own, as it does not have the samples'
  /// characters. `CairoFonts` has to be locked.
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

  /// Whether the face's own fonts have a character.
  func has(_ character: Unicode.Scalar) -> Bool {
    let code = Int(character.value)
    if code < isKnown.count, let known = isKnown[code] { return known }
    let found = fonts.allSatisfy {
      pango_font_has_char(UnsafeMutablePointer($0), character.value) != 0
    }
    if code < isKnown.count { isKnown[code] = found }
    return found
  }

  /// Keeps a font, and its file open.
  ///
  /// - Returns: false where the file cannot be opened.
  private static func hold(_ font: OpaquePointer) -> Bool {
    guard let scaledFont = pango_cairo_font_get_scaled_font(font),
      cairo_ft_scaled_font_lock_face(scaledFont) != nil
    else { return false }
    g_object_ref(UnsafeMutableRawPointer(font))
    return true
  }
}
