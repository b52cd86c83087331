import CoreGraphics
import Testing

@testable import QuartzCore

/// Layers that move along a path, and turn with it.
@MainActor
final class KeyframePathTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func along(
    _ path: CGPath, _ mode: CAAnimationCalculationMode = .linear, turning: Bool? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.duration = 1
    animation.rotationMode = turning.map { $0 ? .rotateAuto : .rotateAutoReverse }
    return animation
  }

  private func shown(_ animation: CAKeyframeAnimation, at fractions: [Double]) -> [LayerValues] {
    let layer = scene.makeLayer()
    layer.add(animation, forKey: nil)
    scene.frame()
    let begin = layer.localTimeNow
    return fractions.map { layer.presentationValues(at: begin + $0, isHeld: true) }
  }

  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 110, y: 20))
    path.addLine(to: CGPoint(x: 110, y: 320))
    return path
  }

  @Test func eachLineIsOnePartOfTheTime() {
    let points = shown(along(corner), at: [0, 0.25, 0.5, 0.75, 1]).map(\.position)
    let expected = [
      CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 20), CGPoint(x: 110, y: 20),
      CGPoint(x: 110, y: 170), CGPoint(x: 110, y: 320),
    ]
    for (a, b) in zip(points, expected) { #expect(isClose(a.x, b.x) && isClose(a.y, b.y)) }
  }

  @Test func keyTimesSayWhenTheCornersAreReached() {
    let animation = along(corner)
    animation.keyTimes = [0, 0.8, 1]
    let points = shown(animation, at: [0.4, 0.8, 0.9]).map(\.position)
    #expect(isClose(points[0].x, 60) && isClose(points[1].x, 110) && isClose(points[2].y, 170))
  }

  @Test func pacedGoesByLength() {
    let points = shown(along(corner, .paced), at: [0.125, 0.25, 0.5]).map(\.position)
    #expect(isClose(points[0].x, 60, within: 1e-6) && isClose(points[0].y, 20, within: 1e-6))
    #expect(isClose(points[1].x, 110, within: 1e-6) && isClose(points[1].y, 20, within: 1e-6))
    #expect(isClose(points[2].y, 120, within: 1e-6))
  }

  @Test func pacedGoesEvenlyRoundACircleAndAlongASharpCurve() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for (index, values) in shown(along(circle, .paced), at: (0...16).map { Double($0) / 16 })
      .enumerated()
    {
      let angle = Double(index) / 16 * 2 * Double.pi
      #expect(isClose(values.position.x, 50 * cos(angle), within: 0.02))
      #expect(isClose(values.position.y, 50 * sin(angle), within: 0.02))
    }
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 300), control2: CGPoint(x: 0, y: 0))
    let points = shown(along(curve, .paced), at: (0...400).map { Double($0) / 400 })
      .map(\.position)
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.05 })
  }

  @Test func liftingThePenIsAJump() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 200, y: 0))
    let xs = shown(along(path), at: [0.4999999, 0.5, 0.75]).map(\.position.x)
    #expect(isClose(xs[0], 10, within: 1e-4) && isClose(xs[1], 100) && isClose(xs[2], 150))
  }

  @Test func aClosedPathComesBack() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let points = shown(along(square), at: [0.125, 0.875, 1]).map(\.position)
    #expect(isClose(points[0].x, 20) && isClose(points[1].y, 20) && points[2] == .zero)
  }

  @Test func aLayerTurnsWithItsPathOnTopOfItsOwnTurn() {
    func angles(_ turning: Bool) -> [Double] {
      shown(along(corner, turning: turning), at: [0.25, 0.75])
        .map { atan2($0.transform.m12, $0.transform.m11) }
    }
    #expect(isClose(angles(true)[0], 0) && isClose(angles(true)[1], .pi / 2))
    #expect(isClose(abs(angles(false)[0]), .pi) && isClose(angles(false)[1], -.pi / 2))
    let layer = scene.makeLayer()
    layer.transform = CATransform3DScale(CATransform3DMakeRotation(0.25, 0, 0, 1), 2, 2, 1)
    layer.add(along(corner, turning: true), forKey: nil)
    scene.frame()
    scene.frame(after: 0.75)
    let parts = TransformComponents(layer.presentationValuesNow.transform)
    #expect(isClose(parts.rotation.rotationVector.z, .pi / 2 + 0.25))
    #expect(isClose(parts.scale.x, 2) && isClose(parts.scale.y, 2))
  }

  @Test func aCurveThatBeginsWithoutSpeedHasADirectionAllTheSame() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 0, y: 90), control1: .zero, control2: CGPoint(x: 0, y: 90))
    for values in shown(along(path, turning: true), at: [0, 0.5, 1]) {
      #expect(isClose(atan2(values.transform.m12, values.transform.m11), .pi / 2))
    }
  }

  @Test func thePathIsTakenAsItWasWhenSet() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let animation = along(path)
    path.addLine(to: CGPoint(x: 100, y: 900))
    #expect(isClose(shown(animation, at: [0.5])[0].position.x, 50))
  }

  @Test func aPathWithoutElementsOrForAnotherKindIsReported() {
    let dot = CGMutablePath()
    dot.move(to: .zero)
    for (keyPath, path) in [("position", dot as CGPath), ("opacity", corner)] {
      let animation = along(path)
      animation.keyPath = keyPath
      let layer = scene.makeLayer()
      let warnings = Diagnostics.collecting {
        layer.add(animation, forKey: nil)
        scene.frame()
        scene.frame(after: 0.5)
      }
      #expect(warnings.count == 1 && layer.presentationValuesNow == layer.values)
    }
  }
}
