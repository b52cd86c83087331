import CoreGraphics
import InterfaceBuilder

extension InterfaceObject {
  /// Returns the symbol configuration of an element among the children; nil without one.
  @MainActor
  func symbolConfiguration(in scope: InterfaceScope) -> UIImage.SymbolConfiguration? {
    let elements: Set = ["preferredSymbolConfiguration", "imageConfiguration"]
    guard let child = children.first(where: { elements.contains($0.element) }) else { return nil }
    let properties = InterfaceProperties(child, in: scope)
    var configuration = UIImage.SymbolConfiguration.unspecified
    properties.font("font", usual: UIFont.labelFontSize) {
      configuration = UIImage.SymbolConfiguration(font: $0)
    }
    properties.number("pointSize") {
      configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: $0))
    }
    properties.word("weight", UIImage.SymbolWeight.names) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: $0))
    }
    properties.word("scale", UIImage.SymbolScale.names) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: $0))
    }
    return configuration
  }
}

extension UIImage.SymbolScale {
  static let names: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension UIImage.SymbolWeight {
  fileprivate static let names: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
