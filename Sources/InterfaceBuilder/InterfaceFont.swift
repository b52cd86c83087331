/// A font as a file describes it.
package struct InterfaceFont: Equatable, Sendable {
  package enum Face: Equatable, Sendable {
    /// The system's font in a weight by UIKit's name, such as `semibold`.
    case system(weight: String)
    case italicSystem
    case named(String, family: String)
    /// A text style by UIKit's name, such as `UICTFontTextStyleBody`, which follows the user's
    /// choice.
    case textStyle(String)
  }

  package var face: Face
  /// In points; nil for text styles, and if the control has a size of its own.
  package var pointSize: Double?
}
