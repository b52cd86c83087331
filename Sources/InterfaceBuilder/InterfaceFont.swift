/// A font in an Interface Builder file.
package struct InterfaceFont: Equatable, Sendable {
  package enum Face: Equatable, Sendable {
    /// The system font in a weight, by UIKit's name, such as `semibold`.
    case system(weight: String)
    case italicSystem
    case named(String, family: String)
    /// A text style by UIKit's name, such as `UICTFontTextStyleBody`. It follows the user's text
    /// size.
    case textStyle(String)
  }

  package var face: Face
  /// The size in points; nil for text styles, and if the control has its own size.
  package var pointSize: Double?
}
