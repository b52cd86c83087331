import Compositor
import CoreGraphics

/// A particle at a time: what is drawn of it.
struct Particle: Sendable {
  let image: CGImage
  let source: CGRect
  /// Around the particle's place, in points.
  let size: CGSize
  let opacity: Double
  let transform: CGAffineTransform
  let age: TimeInterval

  /// Nil for a particle that is not seen.
  @MainActor
  init?(
    _ cell: CAEmitterCell, at flight: Flight, age: TimeInterval, factors: Emission.Factors,
    _ random: inout EmitterRandom
  ) {
    let scale =
      (random.number(Double(cell.scale), range: Double(cell.scaleRange))
        + Double(cell.scaleSpeed) * age) * factors.scale
    let turn =
      random.number(Double(cell.spin), range: Double(cell.spinRange)) * factors.spin * age
    let base = cell.color?.rgba ?? .white
    func component(_ value: Double, _ range: Float, _ speed: Float) -> Double {
      let value = random.number(value, range: Double(range)) + Double(speed) * age
      return min(max(value, 0), 1)
    }
    let red = component(base.red, cell.redRange, cell.redSpeed)
    let green = component(base.green, cell.greenRange, cell.greenSpeed)
    let blue = component(base.blue, cell.blueRange, cell.blueSpeed)
    opacity = component(base.alpha, cell.alphaRange, cell.alphaSpeed)
    guard let contents = cell.contents as? CGImage, scale > 0, scale.isFinite, opacity > 0,
      turn.isFinite
    else { return nil }
    let place = flight.point(at: flight.birth + age)
    guard place.x.isFinite, place.y.isFinite else { return nil }
    image = ParticleImages.shared.image(contents, RGBA(red: red, green: green, blue: blue))
    source = cell.contentsRect
    let pixels = max(Double(cell.contentsScale), 1e-3)
    size = CGSize(
      width: Double(contents.width) * source.width / pixels,
      height: Double(contents.height) * source.height / pixels)
    transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: turn)
      .scaledBy(x: scale, y: scale)
    self.age = age
  }

  private var rect: CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  /// In the layer's coordinates.
  var bounds: CGRect { rect.applying(transform) }

  var node: DisplayNode {
    .picture(
      Picture(
        image: image, source: source, rect: rect, opacity: opacity,
        transform: Homography(transform)))
  }

  /// Adds the particle's colours to those of a drawing.
  func add(to context: CGContext) {
    let shown =
      source == CGRect(x: 0, y: 0, width: 1, height: 1)
      ? image
      : image.cropping(
        to: CGRect(
          x: source.minX * Double(image.width), y: source.minY * Double(image.height),
          width: source.width * Double(image.width), height: source.height * Double(image.height)))
    guard let shown else { return }
    context.saveGState()
    context.concatenate(transform)
    context.setAlpha(opacity)
    context.setBlendMode(.plusLighter)
    context.draw(shown, in: rect)
    context.restoreGState()
  }
}

/// The contents of particles in the colours that they have been drawn in. Colours are rounded to 32
/// steps a component, so that there are few images.
@MainActor
final class ParticleImages {
  static let shared = ParticleImages()
  private static let steps = 31.0
  /// Then all are made again.
  private static let mostImages = 2000

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let color: RGBA
  }

  private var images: [Key: (original: CGImage, tinted: CGImage)] = [:]

  /// An image whose colours are multiplied by a colour.
  func image(_ image: CGImage, _ color: RGBA) -> CGImage {
    func step(_ value: Double) -> Double { (value * Self.steps).rounded() / Self.steps }
    let color = RGBA(
      red: step(color.red), green: step(color.green), blue: step(color.blue), alpha: 1)
    guard color != .white else { return image }
    let key = Key(image: ObjectIdentifier(image), color: color)
    if let known = images[key] { return known.tinted }
    if images.count >= Self.mostImages { images = [:] }
    let tinted = Self.tint(image, color) ?? image
    images[key] = (image, tinted)
    return tinted
  }

  private static func tint(_ image: CGImage, _ color: RGBA) -> CGImage? {
    guard let context = CGContext(width: image.width, height: image.height) else { return nil }
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.draw(image, in: rect)
    context.setBlendMode(.multiply)
    context.setFillColor(CGColor(color))
    context.fill(rect)
    context.setBlendMode(.destinationIn)
    context.draw(image, in: rect)
    return context.finish()
  }
}
