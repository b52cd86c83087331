package import CoreGraphics

/// A font at a size, with its names.
package struct NamedFace: Sendable {
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
          families: found.family.families, size: size, weight: found.weight,
          isItalic: found.isItalic),
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
}
