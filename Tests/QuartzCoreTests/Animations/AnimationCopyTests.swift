import CoreGraphics
import Testing

import QuartzCore

/// Animations of a program's own classes, which layers copy.
@MainActor
final class AnimationCopyTests {
  private lazy var scene = Scene()

  /// An animation with a property that its copies have, too.
  private final class Labelled: CABasicAnimation {
    var label = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Labelled)?.label = label
      return copy
    }
  }

  /// An animation that says that it is its own copy.
  private final class Alone: CABasicAnimation {
    override func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private func makeLabelled() -> Labelled {
    let animation = Labelled(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.75, 2)
    animation.label = "fade"
    return animation
  }

  @Test func theLayersCopyHasTheClassAndItsOwnProperties() throws {
    let layer = scene.makeLayer()
    layer.add(makeLabelled(), forKey: "fade")
    scene.frame()
    let running = try #require(layer.animation(forKey: "fade") as? Labelled)
    #expect(running.label == "fade" && running.duration == 2)
    scene.frame(after: 1)
    // Half of the time, by the default timing of an animation, which is linear.
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func aGroupCopiesItsAnimationsInTheSameManner() throws {
    let group = CAAnimationGroup()
    group.animations = [makeLabelled()]
    let copy = try #require(group.copy() as? CAAnimationGroup)
    #expect((copy.animations?.first as? Labelled)?.label == "fade")
    #expect(copy.animations?.first !== group.animations?.first)
  }

  @Test func anAnimationThatReturnsItselfCanStillBeChanged() {
    let layer = scene.makeLayer()
    let animation = Alone(keyPath: "opacity")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    animation.duration = 3
    #expect(animation.duration == 3)
  }

  @Test func aLayersCopyHasThePreferredRateOfFrames() throws {
    let animation = CABasicAnimation.linear("opacity", from: 0.0, to: 1.0)
    #expect(animation.preferredFrameRateRange == .default)
    let range = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    animation.preferredFrameRateRange = range
    let layer = scene.makeLayer()
    layer.add(animation, forKey: "fade")
    let running = try #require(layer.animation(forKey: "fade"))
    #expect(running.preferredFrameRateRange == range)
    let warnings = Diagnostics.collecting { running.preferredFrameRateRange = .default }
    #expect(warnings.count == 1 && running.preferredFrameRateRange == range)
  }
}
