/// What a view's content means, which says whether it is mirrored where text is read from right to
/// left. The raw values are Apple's.
///
/// It is that of the view and its constraints on views directly in it; other views below have their
/// own.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where text is read from right to left.
  case unspecified = 0
  /// Controls of playback, such as rewinding: not mirrored.
  case playback = 1
  /// Directions in space, such as text alignment or a game pad: not mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The layout direction of content of a kind in the current scene.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isMirrored = UIWindowScene.current.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// The layout direction of content of a kind where text is read in a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// That of the traits, unless the attribute says another.
  var ownLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func layoutDirectionDidChange() {
    if layoutRecord != nil { discardLayoutEngine() }
    invalidateDrawing()
    setNeedsLayout()
    if case .directional(let margins) = givenMargins, margins.leading != margins.trailing {
      marginsDidChange()
    }
  }
}
