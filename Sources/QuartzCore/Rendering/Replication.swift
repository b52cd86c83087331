import Compositor
import CoreGraphics

/// How a layer's sublayers are repeated.
struct Replication {
  /// More could not be told apart, and would take seconds to draw.
  static let mostInstances = 10_000

  /// One of the repetitions.
  struct Instance {
    /// In the replicating layer's coordinates.
    let transform: CATransform3D
    /// What colours are multiplied by.
    let color: RGBA

    static let original = Instance(transform: CATransform3DIdentity, color: .white)
  }

  let instances: [Instance]
  /// Seconds by which each is behind the one before.
  let delay: TimeInterval

  init(_ shown: LayerValues) {
    func number(_ key: String, _ usual: Double = 0) -> Double {
      if case .scalar(let number)? = shown.extras[key] { number } else { usual }
    }
    delay = number("instanceDelay")
    var step = CATransform3DIdentity
    if case .transform(let matrix)? = shown.extras["instanceTransform"] { step = matrix }
    var color = RGBA.white
    if case .color(let first)? = shown.extras["instanceColor"] { color = first }
    let offset = RGBA(
      red: number("instanceRedOffset"), green: number("instanceGreenOffset"),
      blue: number("instanceBlueOffset"), alpha: number("instanceAlphaOffset"))
    let middle = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    let count = Int(min(max(number("instanceCount", 1), 0), Double(Self.mostInstances)))
    var transform = CATransform3DIdentity
    instances = (0..<count).map { index in
      if index > 0 { transform = CATransform3DConcat(transform, step) }
      return Instance(
        transform: transform.about(middle), color: color.shifted(by: offset, times: Double(index)))
    }
  }
}

extension Replication.Instance {
  /// Nodes with their colours multiplied by the instance's.
  func tinting(_ nodes: [DisplayNode]) -> [DisplayNode] {
    guard color != .white, !nodes.isEmpty else { return nodes }
    guard color.alpha > 0 else { return [] }
    guard color.red != 1 || color.green != 1 || color.blue != 1 else {
      if nodes.count == 1, let faded = nodes[0].placed(.identity, color.alpha) { return [faded] }
      return [.group(DisplayGroup(content: GroupContent(nodes: nodes), opacity: color.alpha))]
    }
    let tint = TintEffect(color: color)
    return [
      .group(
        DisplayGroup(content: GroupContent(nodes: nodes), opacity: color.alpha, effects: [tint]))
    ]
  }
}

/// Multiplies colours.
private struct TintEffect: PixelEffect {
  let color: RGBA

  func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, rows: Range<Int>, area: EffectArea
  ) {
    // Factors of 256ths, so that white changes nothing.
    let red = UInt32((color.red * 256).rounded())
    let green = UInt32((color.green * 256).rounded())
    let blue = UInt32((color.blue * 256).rounded())
    for row in rows {
      let from = (sources[0].base + row * sources[0].bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      let to = (target.base + row * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<target.width {
        let pixel = from[column]
        let r = (((pixel >> 16) & 0xFF) * red) >> 8
        let g = (((pixel >> 8) & 0xFF) * green) >> 8
        let b = ((pixel & 0xFF) * blue) >> 8
        to[column] = (pixel & 0xFF00_0000) | (r << 16) | (g << 8) | b
      }
    }
  }
}

extension RGBA {
  fileprivate func shifted(by offset: RGBA, times count: Double) -> RGBA {
    func shift(_ value: Double, _ step: Double) -> Double { min(max(value + step * count, 0), 1) }
    return RGBA(
      red: shift(red, offset.red), green: shift(green, offset.green),
      blue: shift(blue, offset.blue), alpha: shift(alpha, offset.alpha))
  }
}

extension CATransform3D {
  /// The same transform about a point instead of the origin.
  fileprivate func about(_ point: CGPoint) -> CATransform3D {
    guard self != CATransform3DIdentity else { return self }
    return CATransform3DConcat(
      CATransform3DTranslate(self, -point.x, -point.y, 0),
      CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}
