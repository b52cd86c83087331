package import Compositor
import CoreGraphics
import Platform

/// Soft dots that show the touches to an audience. They are drawn over the finished frame, so
/// neither the app's views nor snapshots contain them.
///
/// A single mouse has no dot, because its pointer is visible. With a second touch it has one, too.
package struct TouchDots {
  /// The radius in points: about the size of a fingertip.
  package static let radius: CGFloat = 18

  private var fingers = Fingers()

  mutating func note(_ event: PlatformEvent) { fingers.note(event) }

  /// The positions of the dots. `preview` has the positions at which two touches would begin.
  func places(preview: (mouse: CGPoint, second: CGPoint)?) -> [CGPoint] {
    let down = fingers.touchPlaces
    if let preview, fingers.mouse == nil { return down + [preview.mouse, preview.second] }
    return down.isEmpty ? [] : down + (fingers.mouse.map { [$0] } ?? [])
  }

  /// The display nodes of the dots.
  static func nodes(at places: [CGPoint]) -> [DisplayNode] {
    places.map { place in
      .drawing(
        PlacedDrawing(
          drawing: dot,
          transform: Homography(CGAffineTransform(translationX: place.x, y: place.y))))
    }
  }

  /// A grey disc that is visible on light and dark backgrounds and fades out at its edge.
  private static let dot = Drawing(
    bounds: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
  ) { context in
    let alphas: [(location: CGFloat, alpha: CGFloat)] = [
      (0, 0.5), (0.6, 0.45), (0.85, 0.2), (1, 0),
    ]
    let gradient = CGGradient(
      colorsSpace: nil, colors: alphas.map { CGColor(gray: 0.5, alpha: $0.alpha) },
      locations: alphas.map(\.location))
    guard let gradient else { return }
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: radius, options: []
    )
  }
}

extension DisplayList {
  /// A copy of a screen's list with dots at the touches.
  ///
  /// - Parameter touches: in the coordinates of the list's root.
  package func showing(touches: [CGPoint]) -> DisplayList {
    guard !touches.isEmpty else { return self }
    var list = self
    list.root.content = GroupContent(nodes: root.content.nodes + TouchDots.nodes(at: touches))
    return list
  }
}
