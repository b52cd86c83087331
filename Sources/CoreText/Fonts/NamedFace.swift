package import CoreGraphics

/// A font at a size, with its name.
package struct NamedFace: Hashable, Sendable {
  package let face: FontFace
  /// The PostScript name ("Inter-BoldItalic"), or the name by which the font was found.
  package let name: String
  package let family: String

  package init(face: FontFace, name: String, family: String) {
    (self.face, self.name, self.family) = (face, name, family)
  }

  /// Makes the font with a PostScript name ("Inter-BoldItalic") or a family name ("Inter"). If a
  /// font of iOS is not installed, the most similar family replaces it, with the same weight and
  /// slant. Returns nil for any other name.
  package init?(name: String, size: CGFloat) {
    let size = SystemFace.validSize(size)
    let installed = InstalledFonts()
    if let found = installed.face(postScriptName: name) {
      self.init(
        face: FontFace(
          families: found.family, size: size, weight: found.weight, isItalic: found.isItalic),
        name: name, family: found.family)
    } else if installed.hasFamily(name) {
      self.init(
        face: FontFace(families: name, size: size, weight: 400), name: name, family: name)
    } else if let family = SubstituteFamily(named: name) {
      self.init(
        face: FontFace(families: family.families, size: size, weight: 400), name: name,
        family: family.name)
    } else if let found = SubstituteFamily.find(postScriptName: name) {
      self.init(
        face: FontFace(
          families: found.family.families, size: size, weight: found.style.weight,
          isItalic: found.style.isItalic),
        name: name, family: found.family.name)
    } else {
      return nil
    }
  }

  /// Returns the same font at another size, in points. The system font changes between its two
  /// optical sizes.
  package func withSize(_ size: CGFloat) -> NamedFace {
    let size = SystemFace.validSize(size)
    if size == face.size { return self }
    if let system = SystemFace(face) { return system.font(ofSize: size) }
    return NamedFace(face: face.scaled(to: size), name: name, family: family)
  }

  package var style: FontStyle { FontStyle(weight: face.weight, isItalic: face.isItalic) }

  /// Returns the font of the same family in another weight and slant; nil if the family has none. A
  /// replacement for a font of iOS is drawn slanted or bold synthetically if it has no such font.
  package func styled(_ style: FontStyle) -> NamedFace? {
    guard style != self.style else { return self }
    var face = face
    (face.weight, face.isItalic) = (style.weight, style.isItalic)
    guard face.families == family else {
      return NamedFace(face: face, name: face.postScriptName(inFamily: family), family: family)
    }
    let answers = InstalledFonts().faces(ofFamily: family).filter { style.isAnswered(by: $0.style) }
    func distance(_ answer: InstalledFonts.Face) -> Int { abs(answer.weight - style.weight) }
    guard let nearest = answers.min(by: { distance($0) < distance($1) }) else { return nil }
    face.weight = nearest.weight
    return NamedFace(
      face: face, name: nearest.postScriptName ?? face.postScriptName(inFamily: family),
      family: family)
  }
}
