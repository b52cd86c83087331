import CoreGraphics
import InterfaceBuilder

extension InterfaceSource {
  // MARK: - Colours

  func color(_ color: InterfaceColor, line: Int) -> UIColor? {
    switch color {
    case .components(let components): return UIColor(components)
    case .system(let name, let fallback):
      if let color = UIColor.systemColors[name] { return color }
      if let color = fallback ?? document.resources.systemColors[name]?.components {
        return UIColor(color)
      }
      warn(line, "there is no system colour \"\(name)\".")
      return nil
    case .named(let name, let fallback):
      if AssetLibrary.color(named: name, in: bundle ?? .main) == nil,
        let color = fallback ?? document.resources.namedColors[name]?.components
      {
        return UIColor(color)
      }
      return UIColor(named: name, in: bundle, compatibleWith: nil)
    case .pattern(let image):
      warn(line, "colours that are a pattern, as \"\(image)\", are not drawn.")
      return nil
    }
  }

  // MARK: - Images

  /// Returns the image with a name. A missing one is empty, with the size in the file.
  ///
  /// - Parameter isSymbol: whether the object that refers to it says that it is a symbol. The
  ///   file's list of images may say so too.
  func image(_ name: String, isSymbol: Bool = false, line: Int) -> UIImage? {
    let kept = document.resources.images[name]
    let isSymbol = isSymbol || kept?.catalog == "system"
    if isSymbol, let symbol = UIImage(knownSystemName: name) { return symbol }
    if !isSymbol,
      let variants = AssetLibrary.image(named: name, in: bundle ?? .main)
    {
      return UIImage(variants, for: .current)
    }
    let kind = isSymbol ? "symbol" : "image"
    guard let size = kept?.size, size.width > 0, size.height > 0 else {
      warn(line, "there is no \(kind) \"\(name)\".")
      return nil
    }
    warn(line, "there is no \(kind) \"\(name)\"; an empty one of its size stands for it.")
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }

  /// Returns the image that a reference in the file describes.
  func image(_ reference: InterfaceImage, line: Int) -> UIImage? {
    let isSymbol = reference.catalog == "system"
    guard var image = self.image(reference.name, isSymbol: isSymbol, line: line) else { return nil }
    func configure(_ configuration: UIImage.SymbolConfiguration) {
      image = image.applyingSymbolConfiguration(configuration) ?? image
    }
    if let scale = reference.symbolScale.flatMap({ UIImage.SymbolScale.names[$0] }) {
      configure(UIImage.SymbolConfiguration(scale: scale))
    }
    switch reference.renderingMode {
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    case "multicolor": configure(.preferringMulticolor())
    case "monochrome": configure(.preferringMonochrome())
    default: break
    }
    return image
  }

  // MARK: - Fonts

  func font(_ font: InterfaceFont, usual: CGFloat, line: Int) -> UIFont {
    let size = font.pointSize ?? usual
    switch font.face {
    case .system(let weight):
      return .systemFont(ofSize: size, weight: UIFont.weights[weight] ?? .regular)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .textStyle(let name):
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, let family):
      // The names of fonts that only the system uses begin with a dot.
      let names = [name, family, String(name.drop { $0 == "." })]
      if let font = Self.systemFont(named: name, size: size)
        ?? names.lazy.compactMap({ UIFont(name: $0, size: size) }).first
      {
        return font
      }
      warn(line, "there is no font \"\(name)\"; the system's stands for it.")
      return .systemFont(ofSize: size)
    }
  }

  /// Returns the system font with a private name, such as `.SFUIText-Semibold`; nil for another
  /// font.
  private static func systemFont(named name: String, size: CGFloat) -> UIFont? {
    let families = [".AppleSystemUIFont", ".SFUI", ".SFNS", ".SFPro", ".HelveticaNeueInterface"]
    guard families.contains(where: name.hasPrefix) else { return nil }
    if name.hasSuffix("-Italic") { return .italicSystemFont(ofSize: size) }
    // Longer names come first: "ultraLight" before "light".
    let weight = UIFont.weights.sorted { $0.key.count > $1.key.count }
      .first { name.lowercased().contains($0.key.lowercased()) }
    return .systemFont(ofSize: size, weight: weight?.value ?? .regular)
  }
}

extension InterfaceColor {
  fileprivate var components: Components? {
    switch self {
    case .components(let components): components
    case .system(_, let fallback), .named(_, let fallback): fallback
    case .pattern: nil
    }
  }
}

extension UIFont {
  fileprivate static let weights: [String: Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIColor {
  /// Wide-gamut colours are converted to sRGB components, which may exceed 0 … 1.
  fileprivate convenience init(_ color: InterfaceColor.Components) {
    let values = color.values.map { CGFloat($0) }
    switch values.count {
    case 4:
      let light = 1 - values[3]
      self.init(
        red: (1 - values[0]) * light, green: (1 - values[1]) * light,
        blue: (1 - values[2]) * light, alpha: color.alpha)
    case 3 where color.space == .displayP3 || color.space == .extendedDisplayP3:
      self.init(
        displayP3Red: values[0], green: values[1], blue: values[2], alpha: color.alpha)
    case 3:
      self.init(red: values[0], green: values[1], blue: values[2], alpha: color.alpha)
    default: self.init(white: values.first ?? 0, alpha: color.alpha)
    }
  }
}
