import CoreGraphics
import Testing

import QuartzCore

/// Basic animations that leave out values, in whose place the layer's own are.
@MainActor
final class OwnValueAnimationTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func x(_ layer: CALayer) -> CGFloat? { layer.presentation()?.position.x }

  /// An implicit animation has a start alone: a drag that sets the position without actions need
  /// not wait for its end.
  @Test func anImplicitAnimationArrivesWhereTheModelWasPutMeanwhile() {
    let layer = scene.makeLayer()
    scene.frame()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    CATransaction.commit()
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 50))
    CATransaction.withoutActions { layer.position.x = 200 }
    scene.frame()
    #expect(isClose(x(layer), 100))
    scene.frame(after: 0.25)
    #expect(isClose(x(layer), 150))
    scene.frame(after: 0.25)
    #expect(isClose(x(layer), 200))
    scene.frame(after: 0.1)
    #expect(isClose(x(layer), 200) && layer.animationKeys() == nil)
  }

  /// The values that are missing follow the model, for a key that is played in the short way and
  /// for one that is not.
  @Test(arguments: ["cornerRadius", "shadowRadius"])
  func aValueThatIsLeftOutIsTheModelsAtEachMoment(key: String) {
    func shown(from: Double?, to: Double?, by: Double?) -> [Double?] {
      let layer = scene.makeLayer()
      func value() -> Double? { layer.presentation()?.value(forKey: key) as? Double }
      layer.setValue(40.0, forKey: key)
      scene.frame()
      let animation = CABasicAnimation.linear(key, from: from, to: to)
      animation.byValue = by
      layer.add(animation, forKey: nil)
      scene.frame()
      scene.frame(after: 0.5)
      let before = value()
      CATransaction.withoutActions { layer.setValue(80.0, forKey: key) }
      scene.frame()
      return [before, value()]
    }
    #expect(shown(from: 0, to: nil, by: nil) == [20, 40])
    #expect(shown(from: nil, to: 100, by: nil) == [70, 90])
    #expect(shown(from: nil, to: nil, by: 20) == [50, 90])
    #expect(shown(from: 0, to: 100, by: nil) == [50, 50], "nothing is left out")
  }

  @Test func withoutAnyValueItGoesFromWhatWasShownToTheModel() {
    let layer = scene.makeLayer()
    layer.actions = ["position": CABasicAnimation.linear("position", from: nil, to: nil)]
    scene.frame()
    layer.position.x = 100
    scene.frame()
    #expect(isClose(x(layer), 0))
    scene.frame(after: 0.25)
    #expect(isClose(x(layer), 25))
    layer.position.x = 225
    scene.frame()
    #expect(isClose(x(layer), 25), "it begins again where the layer was")
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 125))
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 225))
  }
}
