import Compositor
import CoreGraphics

/// The replication of a layer's sublayers.
struct Replication {
  /// More would be indistinguishable, and take seconds to draw.
  static let mostInstances = 10_000

  /// One of the repetitions.
  struct Instance {
    /// In the replicating layer's coordinates.
    let transform: CATransform3D
    /// The colour by which colours are multiplied.
    let color: RGBA

    static let original = Instance(transform: CATransform3DIdentity, color: .white)
  }

  private(set) var instances: [Instance]
  /// The delay of each instance after the one before, in seconds.
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

extension Replication {
  /// The instances, limited by the number of times that each is drawn.
  ///
  /// - Parameter copies: the number of times that enclosing replicating layers draw it.
  @MainActor
  func limited(in copies: Int) -> Replication {
    let most = max(Self.mostInstances / max(copies, 1), 1)
    guard instances.count > most else { return self }
    Diagnostics.warn(
      "Replicator layers inside each other draw \(Self.mostInstances) instances at most.")
    var limited = self
    limited.instances.removeLast(instances.count - most)
    return limited
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
    return [
      .group(
        DisplayGroup(
          content: GroupContent(nodes: nodes),
          effects: [.colorMultiply(ColorMultiply(color: color))]))
    ]
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
