import Compositor
import CoreGraphics

/// How a layer's sublayers are repeated.
struct Replication {
  /// More could not be distinguished, and would take seconds to draw.
  static let mostInstances = 10_000

  /// One of the repetitions.
  struct Instance {
    /// In the replicating layer's coordinates.
    let transform: CATransform3D
    /// What colours are multiplied by.
    let color: RGBA

    static let original = Instance(transform: CATransform3DIdentity, color: .white)
  }

  private(set) var instances: [Instance]
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

extension Replication {
  /// As many of the instances as there may be where each is drawn several times.
  ///
  /// - Parameter copies: how often replicating layers around draw it.
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
