public import CoreGraphics
public import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == CGImage {
  /// The layer alone, on the system's background. It is removed from its superlayer meanwhile.
  public static var image: Snapshotting { .image() }

  /// A picture of the layer with its sublayers. It is removed from its superlayer meanwhile.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - hasText: whether the picture contains text.
  public static func image(scale: CGFloat = 2, hasText: Bool = true) -> Snapshotting {
    Snapshotting(
      diffing: .image, hasText: hasText,
      scaledSnapshot: { layer in
        let original = (superlayer: layer.superlayer, index: layer.superlayer?.index(of: layer))
        let position = layer.position
        let host = UIView(frame: CGRect(origin: .zero, size: layer.frame.size))
        return try CATransaction.withoutActions {
          let frame = layer.frame
          layer.position = CGPoint(x: position.x - frame.minX, y: position.y - frame.minY)
          host.layer.addSublayer(layer)
          defer {
            layer.removeFromSuperlayer()
            layer.position = position
            original.superlayer?.insertSublayer(layer, at: original.index ?? 0)
          }
          return (try host.pictureAlone(scale: scale, style: .light), scale: scale)
        }
      })
  }
}

extension Snapshotting where Value == CALayer, Format == String {
  /// The layer tree as text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(diffing: .text, hasText: true) {
      $0.treeLines(depth: 0).joined(separator: "\n")
    }
  }
}

extension CALayer {
  fileprivate func index(of layer: CALayer) -> UInt32? {
    sublayers?.firstIndex { $0 === layer }.map(UInt32.init)
  }

  fileprivate func treeLines(depth: Int) -> [String] {
    let own = String(repeating: "   | ", count: depth) + summary
    return [own] + (sublayers ?? []).flatMap { $0.treeLines(depth: depth + 1) }
  }

  /// One line with the class, the name, the frame, and the properties that differ from their
  /// defaults.
  private var summary: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", ($0 * 1000).rounded() / 1000)
    }
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if transform != CATransform3DIdentity { parts.append("transformed") }
    if isHidden { parts.append("hidden") }
    if opacity != 1 { parts.append("opacity = \(opacity)") }
    if cornerRadius != 0 { parts.append("cornerRadius = \(String(format: "%g", cornerRadius))") }
    if masksToBounds { parts.append("masksToBounds") }
    let label = name.map { " \"\($0)\"" } ?? ""
    return "<\(type(of: self))\(label): \(parts.joined(separator: "; "))>"
  }
}
