package import CoreGraphics

/// A font at a size, with its names.
package struct NamedFace: Hashable, Sendable {
  package let face: FontFace
  /// Its PostScript name ("Inter-BoldItalic"), or the name that it was found by.
  package let name: String
  package let family: String

  package init(face: FontFace, name: String, family: String) {
    (self.face, self.name, self.family) = (face, name, family)
  }

  /// The font of a PostScript name ("Inter-BoldItalic") or of a family ("Inter"). A font that iOS
  /// ships and that is not installed is replaced by the nearest family, in its weight and slant.
  /// Nil for any other name.
  package init?(name: String, size: CGFloat) {
    let size = SystemFace.sound(size)
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

  /// The same font at another size, in points. The system font changes between its two cuts.
  package func withSize(_ size: CGFloat) -> NamedFace {
    let size = SystemFace.sound(size)
    if size == face.size { return self }
    if let system = SystemFace(face) { return system.font(ofSize: size) }
    return NamedFace(face: face.scaled(to: size), name: name, family: family)
  }

  package var style: FontStyle { FontStyle(weight: face.weight, isItalic: face.isItalic) }

  /// The font of the same family in another weight and slant; nil where the family has none. One
  /// that stands for a font of iOS is drawn slanted or bold where it has no such font itself.
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
