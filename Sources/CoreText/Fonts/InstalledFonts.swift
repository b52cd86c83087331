import CFontconfig

/// The fonts that fontconfig knows.
struct InstalledFonts {
  init() { _ = FcInit() }

  var isEmpty: Bool {
    [FcSetSystem, FcSetApplication].allSatisfy { set in
      guard let fonts = FcConfigGetFonts(nil, set) else { return true }
      return fonts.pointee.nfont == 0
    }
  }

  func hasFamily(_ name: String) -> Bool { !faces(FC_FAMILY, name).isEmpty }

  /// A font's family, weight and slant by the name it has in PostScript ("Inter-BoldItalic").
  func face(postScriptName: String) -> (family: String, weight: Int, isItalic: Bool)? {
    faces(FC_POSTSCRIPT_NAME, postScriptName).first
  }

  /// The fonts in which a property has this value.
  private func faces(
    _ property: String, _ value: String
  ) -> [(family: String, weight: Int, isItalic: Bool)] {
    guard !value.isEmpty, !value.utf8.contains(0), let pattern = FcPatternCreate(),
      let wanted = FcObjectSetCreate()
    else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, property, value)
    for name in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, name) }
    guard let found = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { index in
      guard let font = found.pointee.fonts[index] else { return nil }
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
        return nil
      }
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = FC_SLANT_ROMAN
      FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      let openType = FcWeightToOpenType(weight)
      return (String(cString: family), openType > 0 ? Int(openType) : 400, slant > 0)
    }
  }
}
