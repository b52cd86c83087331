import CoreGraphics
import Synchronization

/// A symbol of a size and weight, which is drawn on demand.
struct SymbolImage: Sendable {
  let name: String
  /// The configuration that the image was made with.
  let configuration: UIImage.SymbolConfiguration
  /// The colours of the symbol's parts, the foremost first; nil for a template.
  let colors: [RGBA]?
  private let shape: SymbolShape
  private let stroke: SymbolStroke
  /// The points per unit of the symbol's square.
  private let unit: CGFloat
  /// The area that the image shows, in units of the symbol's square.
  private let area: CGRect

  /// The space around the shape, in units.
  private static let margin: CGFloat = 0.75
  /// Points per unit, for a point size of 1. The image of a circle, whose diameter is 20 units, is
  /// 1.2 times as high as the point size, like Apple's symbols at the medium scale.
  private static let unitOfPoint: CGFloat = 1.2 / (20 + 2 * margin)
  /// The height of the system font's capital letters, in point sizes.
  private static let capHeight: CGFloat = 0.705
  /// A greater point size would not fit on a screen.
  private static let largestPointSize: CGFloat = 2000

  /// Nil for a name that no symbol has, and for a symbol whose font is not installed.
  init?(name: String, configuration: UIImage.SymbolConfiguration) {
    guard let shape = SymbolSet.shared.shape(named: name) else { return nil }
    self.init(name: name, shape: shape, configuration)
  }

  private init(
    name: String, shape: SymbolShape, _ configuration: UIImage.SymbolConfiguration,
    for traits: UITraitCollection = .current
  ) {
    (self.name, self.shape, self.configuration) = (name, shape, configuration)
    colors = configuration.colors.resolved(forSymbol: name, traits)
    stroke = SymbolStroke(configuration.resolvedWeight)
    let size = min(max(configuration.resolvedPointSize, 1), Self.largestPointSize)
    unit = size * Self.unitOfPoint * configuration.resolvedScale.factor
    area = shape.bounds(lineWidth: stroke.width).insetBy(dx: -Self.margin, dy: -Self.margin)
  }

  /// The same symbol with its colours resolved for an environment.
  func resolved(for traits: UITraitCollection) -> SymbolImage {
    colors == nil ? self : SymbolImage(name: name, shape: shape, configuration, for: traits)
  }

  /// The same symbol with another size, weight and colours.
  func with(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    SymbolImage(name: name, shape: shape, configuration)
  }

  /// The distance in points from the bottom of an image of a height up to the baseline of text of
  /// its point size. The middle of the square is the middle of capital letters, as in Apple's set.
  func baselineOffset(height: CGFloat) -> CGFloat {
    let middle = SymbolShape.side / 2
    let pointSize = min(max(configuration.resolvedPointSize, 1), Self.largestPointSize)
    return (area.maxY - middle) / area.height * height - Self.capHeight / 2 * pointSize
  }

  /// The size in points.
  var size: CGSize { CGSize(width: area.width * unit, height: area.height * unit) }

  /// The symbol stretched to a size in points, with `scale` pixels per point.
  func image(size: CGSize, scale: CGFloat) -> CGImage? {
    let width = VectorSize.pixels(size.width * scale)
    let height = VectorSize.pixels(size.height * scale)
    let key = Key(
      name: name, weight: configuration.resolvedWeight, width: width, height: height,
      colors: colors)
    if let known = Self.drawings.withLock({ $0[key] }) { return known }
    guard let context = CGContext(width: width, height: height) else { return nil }
    context.scaleBy(x: CGFloat(width) / area.width, y: CGFloat(height) / area.height)
    context.translateBy(x: -area.minX, y: -area.minY)
    if let colors {
      shape.draw(in: context, stroke, colors)
    } else {
      shape.draw(in: context, stroke)
    }
    guard let image = context.finish() else { return nil }
    Self.drawings.withLock { drawings in
      if drawings.count >= Self.mostDrawings { drawings.removeAll() }
      drawings[key] = image
    }
    return image
  }

  private struct Key: Hashable {
    var name: String
    var weight: UIImage.SymbolWeight
    var width, height: Int
    var colors: [RGBA]?
  }

  private static let drawings = Mutex<[Key: CGImage]>([:])
  /// The greatest number of cached drawings: about 1 MB for symbols of usual sizes. A full cache is
  /// cleared.
  private static let mostDrawings = 128
}
