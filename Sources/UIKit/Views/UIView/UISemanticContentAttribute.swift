/// The meaning of a view's content. It determines whether the view is mirrored in right-to-left
/// layout. The raw values are Apple's.
///
/// It applies to the view and to constraints between the view and its subviews. Descendants have
/// their own attribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is mirrored in right-to-left layout.
  case unspecified = 0
  /// The content controls playback, for example rewinding. It is not mirrored.
  case playback = 1
  /// The content has directions in space, for example text alignment or a game pad. It is not
  /// mirrored.
  case spatial = 2
  /// The content is always laid out from left to right.
  case forceLeftToRight = 3
  /// The content is always laid out from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The layout direction of content with an attribute, in the current scene.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isMirrored = UIWindowScene.current.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// The layout direction of content with an attribute, for a layout direction of the interface.
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
