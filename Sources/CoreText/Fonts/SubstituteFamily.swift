/// The replacement for a font family of iOS: the families that are metric-compatible with it or
/// most similar, in order of preference.
///
/// Metric-compatible are Liberation (Arial, Helvetica, Times New Roman, Courier New), TeX Gyre
/// (Helvetica, Times, Courier, Palatino, Bookman, Avant Garde), Gelasio (Georgia) and DejaVu Sans
/// Mono (Menlo). Fontconfig falls back to a generic family, so a font is always found.
struct SubstituteFamily {
  /// The name of the family on iOS.
  let name: String
  /// The families that replace it, as a list for Pango.
  let families: String

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    families = kind.families
  }

  /// Makes the replacement for a family, whose name is not case-sensitive; nil for a family that
  /// iOS does not ship.
  init?(named name: String) {
    guard let found = Self.byKey[Self.key(name)] else { return nil }
    self = found
  }

  /// Returns the family of a PostScript name, and the weight and slant in the rest of it, such as
  /// "HelveticaNeue-LightItalic"; nil for a name that iOS does not have.
  static func find(postScriptName name: String) -> (family: SubstituteFamily, style: FontStyle)? {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let style = parts.count > 1 ? String(parts[1]) : ""
    guard let base = parts.first.map(String.init),
      let family = byKey[key(base)] ?? byKey[key(Self.withoutSuffix(base))]
    else { return nil }
    return (family, FontStyle(named: style))
  }

  /// Removes the foundry's suffix from a PostScript name: "ArialMT", "TimesNewRomanPSMT".
  private static func withoutSuffix(_ name: String) -> String {
    for suffix in ["PSMT", "PS", "MT", "ICG"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// Removes spaces and case, in which PostScript names differ from family names.
  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " })
  }

  private static let byKey: [String: SubstituteFamily] = {
    var result: [String: SubstituteFamily] = [:]
    for (kind, names) in shipped {
      for name in names.split(separator: "|").map(String.init) {
        result[key(name)] = SubstituteFamily(name, kind)
      }
    }
    return result
  }()

  private enum Kind {
    case helvetica, times, courier, menlo, georgia, palatino, avenir, futura, humanist, verdana
    case oldStyle, didone, slab, typewriter, script, casual, display
    case chinese, chineseSerif, korean, arabic, hebrew, thai, indic, symbols, emoji

    var families: String {
      switch self {
      case .helvetica: "Liberation Sans,TeX Gyre Heros,Nimbus Sans,Arimo,DejaVu Sans,sans-serif"
      case .times: "Liberation Serif,TeX Gyre Termes,Nimbus Roman,Tinos,DejaVu Serif,serif"
      case .courier:
        "Liberation Mono,TeX Gyre Cursor,Nimbus Mono PS,Cousine,DejaVu Sans Mono,monospace"
      case .menlo: "DejaVu Sans Mono,Liberation Mono,monospace"
      case .georgia: "Gelasio,DejaVu Serif,Liberation Serif,serif"
      case .palatino: "TeX Gyre Pagella,P052,Liberation Serif,DejaVu Serif,serif"
      case .avenir: "Nunito Sans,Mulish,Montserrat,Inter,DejaVu Sans,sans-serif"
      case .futura: "Jost,TeX Gyre Adventor,URW Gothic,Montserrat,Inter,sans-serif"
      case .humanist: "Lato,Cabin,Open Sans,Fira Sans,Inter,DejaVu Sans,sans-serif"
      case .verdana: "DejaVu Sans,Liberation Sans,sans-serif"
      case .oldStyle: "EB Garamond,Libre Baskerville,TeX Gyre Bonum,Liberation Serif,serif"
      case .didone: "GFS Didot,Playfair Display,TeX Gyre Schola,Liberation Serif,serif"
      case .slab: "Roboto Slab,TeX Gyre Schola,DejaVu Serif,serif"
      case .typewriter: "Courier Prime,TeX Gyre Cursor,Liberation Mono,monospace"
      case .script: "TeX Gyre Chorus,Z003,URW Chancery L,cursive"
      case .casual: "Comic Neue,Comic Relief,TeX Gyre Chorus,cursive"
      case .display: "Oswald,Liberation Sans Narrow,TeX Gyre Heros Cn,DejaVu Sans,sans-serif"
      case .chinese: "Noto Sans CJK SC,Source Han Sans SC,WenQuanYi Zen Hei,sans-serif"
      case .chineseSerif: "Noto Serif CJK JP,Source Han Serif,AR PL UMing CN,serif"
      case .korean: "Noto Sans CJK KR,NanumGothic,UnDotum,sans-serif"
      case .arabic: "Noto Naskh Arabic,Noto Sans Arabic,KacstBook,DejaVu Sans,sans-serif"
      case .hebrew: "Noto Sans Hebrew,DejaVu Sans,sans-serif"
      case .thai: "Noto Sans Thai,Loma,sans-serif"
      case .indic: "Noto Sans,Lohit Devanagari,FreeSans,sans-serif"
      case .symbols: "Noto Sans Symbols,Noto Sans Symbols 2,Symbola,DejaVu Sans,sans-serif"
      case .emoji: "Noto Color Emoji,emoji"
      }
    }
  }

  /// The families that iOS 17 and earlier ship or accept.
  private static let shipped: [(Kind, String)] = [
    (.helvetica, "Helvetica|Helvetica Neue|Arial|Arial Rounded MT Bold|Galvji"),
    (.times, "Times|Times New Roman|STIX Two Text|STIX Two Math|Charter"),
    (.courier, "Courier|Courier New"),
    (.menlo, "Menlo|Monaco|SF Mono"),
    (.georgia, "Georgia"),
    (.palatino, "Palatino|Hoefler Text"),
    (.avenir, "Avenir|Avenir Next|Avenir Next Condensed"),
    (.futura, "Futura"),
    (.humanist, "Gill Sans|Optima|Trebuchet MS|Euphemia UCAS|Mukta Mahee"),
    (.verdana, "Verdana|Geneva"),
    (.oldStyle, "Baskerville|Cochin|Academy Engraved LET|Copperplate"),
    (.didone, "Didot|Bodoni 72|Bodoni 72 Oldstyle|Bodoni 72 Smallcaps"),
    (.slab, "Rockwell"),
    (.typewriter, "American Typewriter"),
    (.script, "Snell Roundhand|Zapfino|Savoye LET|Party LET"),
    (.casual, "Marker Felt|Chalkboard SE|Chalkduster|Noteworthy|Bradley Hand|Papyrus"),
    (.display, "Impact|DIN Alternate|DIN Condensed"),
    (
      .chinese,
      "PingFang SC|PingFang TC|PingFang HK|PingFang MO|Heiti SC|Heiti TC|Hiragino Sans"
        + "|Hiragino Maru Gothic ProN"
    ),
    (.chineseSerif, "Hiragino Mincho ProN|Songti SC|Kaiti SC"),
    (.korean, "Apple SD Gothic Neo"),
    (.arabic, "Geeza Pro|Al Nile|Damascus|Farah|Mishafi|Noto Nastaliq Urdu"),
    (.hebrew, "Arial Hebrew"),
    (.thai, "Thonburi"),
    (
      .indic,
      "Kohinoor Bangla|Kohinoor Devanagari|Kohinoor Gujarati|Kohinoor Telugu"
        + "|Devanagari Sangam MN|Gujarati Sangam MN|Gurmukhi MN|Kannada Sangam MN"
        + "|Malayalam Sangam MN|Oriya Sangam MN|Tamil Sangam MN|Telugu Sangam MN"
        + "|Sinhala Sangam MN|Khmer Sangam MN|Lao Sangam MN|Myanmar Sangam MN"
        + "|Grantha Sangam MN|Kailasa|Kefa|Noto Sans Kannada|Noto Sans Myanmar|Noto Sans Oriya"
    ),
    (.symbols, "Symbol|Zapf Dingbats|Apple Symbols|Bodoni Ornaments"),
    (.emoji, "Apple Color Emoji"),
  ]
}
