import CFontconfig

/// The fonts that fontconfig knows.
package struct InstalledFonts {
  /// A font without a size.
  package struct Face {
    /// The first name of the family.
    package var family: String
    /// The PostScript name; nil if the font's format has no such names.
    package var postScriptName: String?
    /// The weight from 100 to 900, as in CSS and OpenType.
    package var weight: Int
    package var isItalic: Bool

    var style: FontStyle { FontStyle(weight: weight, isItalic: isItalic) }
  }

  package init() { _ = FcInit() }

  var isEmpty: Bool {
    [FcSetSystem, FcSetApplication].allSatisfy { set in
      guard let fonts = FcConfigGetFonts(nil, set) else { return true }
      return fonts.pointee.nfont == 0
    }
  }

  /// The names of the families in alphabetical order.
  package var families: [String] { Set(faces(where: { _ in }).map(\.family)).sorted() }

  func hasFamily(_ name: String) -> Bool { !faces(FC_FAMILY, name).isEmpty }

  /// Returns the fonts of a family: light fonts first, and upright fonts before slanted ones.
  package func faces(ofFamily name: String) -> [Face] {
    faces(FC_FAMILY, name).sorted {
      ($0.weight, $0.isItalic ? 1 : 0, $0.postScriptName ?? "")
        < ($1.weight, $1.isItalic ? 1 : 0, $1.postScriptName ?? "")
    }
  }

  /// Returns a font by its PostScript name ("Inter-BoldItalic").
  func face(postScriptName: String) -> Face? { faces(FC_POSTSCRIPT_NAME, postScriptName).first }

  /// Returns the fonts in which a property has a value.
  private func faces(_ property: String, _ value: String) -> [Face] {
    guard !value.isEmpty, !value.utf8.contains(0) else { return [] }
    return faces { FcPatternAddString($0, property, value) }
  }

  /// Returns the fonts that match a pattern.
  private func faces(where describe: (OpaquePointer) -> Void) -> [Face] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    describe(pattern)
    for name in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(wanted, name)
    }
    guard let found = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { index in
      guard let font = found.pointee.fonts[index], let family = string(FC_FAMILY, of: font)
      else { return nil }
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = FC_SLANT_ROMAN
      FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      let openType = FcWeightToOpenType(weight)
      return Face(
        family: family, postScriptName: string(FC_POSTSCRIPT_NAME, of: font),
        weight: openType > 0 ? Int(openType) : 400, isItalic: slant > 0)
    }
  }

  private func string(_ property: String, of font: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
