import CoreGraphics
import Testing

@testable import QuartzCore

/// Transforms that are animated by their numbers.
@MainActor
final class CAValueFunctionTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func halfway(
    _ name: CAValueFunctionName, from start: Any?, to end: Any?, additive: Bool = false,
    on layer: CALayer? = nil
  ) -> CATransform3D {
    let layer = layer ?? scene.makeLayer()
    let animation = CABasicAnimation.linear("transform", from: start, to: end)
    animation.valueFunction = CAValueFunction(name: name)
    animation.isAdditive = additive
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    return layer.presentationValuesNow.transform
  }

  private func expect(
    _ a: CATransform3D, is b: CATransform3D, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (a, b) = (a.rows, b.rows)
    let difference = [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3]
    #expect(
      difference.allSatisfy { ($0 * $0).sum() < 1e-12 }, "\(a) is not \(b)",
      sourceLocation: sourceLocation)
  }

  @Test func anAngleTurnsWholeTurns() {
    expect(
      halfway(.rotateZ, from: 0.0, to: 3 * Double.pi),
      is: CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1))
    expect(halfway(.rotateX, from: 0.0, to: 1.0), is: CATransform3DMakeRotation(0.5, 1, 0, 0))
    expect(halfway(.rotateY, from: 0.0, to: 1.0), is: CATransform3DMakeRotation(0.5, 0, 1, 0))
  }

  @Test func factorsAndDistancesGoToTheirAxes() {
    expect(halfway(.scaleX, from: 1.0, to: 3.0), is: CATransform3DMakeScale(2, 1, 1))
    expect(halfway(.scaleY, from: 1.0, to: 3.0), is: CATransform3DMakeScale(1, 2, 1))
    expect(halfway(.scaleZ, from: 1.0, to: 3.0), is: CATransform3DMakeScale(1, 1, 2))
    expect(
      halfway(.scale, from: [1.0, 1.0, 1.0], to: [3.0, 5.0, 1.0]),
      is: CATransform3DMakeScale(2, 3, 1))
    expect(halfway(.translateX, from: 0.0, to: 8.0), is: CATransform3DMakeTranslation(4, 0, 0))
    expect(halfway(.translateY, from: 0.0, to: 8.0), is: CATransform3DMakeTranslation(0, 4, 0))
    expect(halfway(.translateZ, from: 0.0, to: 8.0), is: CATransform3DMakeTranslation(0, 0, 4))
    expect(
      halfway(.translate, from: [0.0, 0.0, 0.0], to: [2.0, 4.0, 6.0]),
      is: CATransform3DMakeTranslation(1, 2, 3))
  }

  @Test func whatIsLeftOutComesFromTheLayersTransform() {
    let layer = scene.makeLayer()
    layer.transform = CATransform3DMakeScale(3, 1, 1)
    expect(halfway(.scaleX, from: 1.0, to: nil, on: layer), is: CATransform3DMakeScale(2, 1, 1))
  }

  @Test func additiveNumbersAddToTheTransform() {
    let layer = scene.makeLayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    let shown = halfway(.rotateZ, from: 0.0, to: 1.0, additive: true, on: layer)
    expect(shown, is: CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 0, 1), 2, 2, 1))
  }

  @Test func keyframesHaveValueFunctionsToo() {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0, 2 * Double.pi, 0]
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.duration = 1
    let layer = scene.makeLayer()
    layer.add(animation, forKey: nil)
    scene.frame()
    scene.frame(after: 0.125)
    expect(
      layer.presentationValuesNow.transform, is: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
  }

  @Test func anUnknownNameIsNoFunction() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let odd: [(String, Any)] = [
      ("opacity", 2.0), ("transform", CATransform3DMakeScale(2, 2, 2)), ("transform", [1.0, 2.0]),
    ]
    for (keyPath, value) in odd {
      let animation = CABasicAnimation.linear(keyPath, from: nil, to: value)
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      let layer = scene.makeLayer()
      let warnings = Diagnostics.collecting {
        layer.add(animation, forKey: nil)
        scene.frame()
        scene.frame(after: 0.5)
      }
      #expect(warnings.count == 1, "\(keyPath)")
      #expect(layer.presentationValuesNow == layer.values)
    }
  }
}
