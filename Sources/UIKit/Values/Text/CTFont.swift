public import CoreGraphics

/// A font, under Core Text's name.
public typealias CTFont = UIFont

/// The size of a font that is made without one, in points.
private let defaultSize: CGFloat = 12

/// Returns the font with a PostScript name or of a family, or Helvetica if there is none.
///
/// - Parameters:
///   - name: a PostScript name or the name of a family.
///   - size: in points; 0 stands for 12.
///   - matrix: nil. Fonts are not transformed here: another matrix than the identity is reported.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  if let matrix, !matrix.pointee.isIdentity {
    Diagnostics.warnFromAnyThread(
      "The font \"\(name)\" was made with a matrix; it is not transformed.")
  }
  let size = size > 0 ? size : defaultSize
  return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size)
}
