import CoreGraphics
import Testing

import QuartzCore

/// Holding a container's time and setting it, as percent-driven transitions do.
@MainActor
final class AnimationScopeTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? CGFloat.nan }

  private func move(_ name: String? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation.linear("position.x", from: 0.0, to: 100.0)
    if let name { animation.delegate = scene.recorder(name) }
    return animation
  }

  @Test func heldAnimationsAreScrubbedInBothDirectionsAndDoNotEnd() {
    let container = scene.makeLayer()
    let layer = scene.makeLayer(in: container)
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture { layer.add(move("move"), forKey: "move") }
    scene.frame()
    for elapsed in [0.3, 0.9, 1, 2, 0.5, 0, 0.1] {
      scope.seek(toElapsed: elapsed, allowsEnds: false)
      scene.frame(after: 1)
      #expect(isClose(x(layer), min(elapsed, 1) * 100, within: 1e-6), "at \(elapsed)")
    }
    #expect(scene.log.isEmpty)
    #expect(!scene.tree.needsFrame, "a held transition makes no frames")
    scope.seek(toElapsed: 1, allowsEnds: true)
    scene.frame()
    #expect(scene.log == ["move finished"])
  }

  @Test func timeMovedBeforeTheFirstFrameCounts() {
    let container = scene.makeLayer()
    let layer = scene.makeLayer(in: container)
    let outside = scene.makeLayer()
    layer.speed = 2
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture {
      layer.add(move(), forKey: nil)
      outside.add(move(), forKey: nil)
    }
    scope.seek(toElapsed: 0.25, allowsEnds: false)
    scene.frame(after: 0.1)
    #expect(isClose(x(layer), 50, within: 1e-6))
    #expect(isClose(x(outside), 25, within: 1e-6))
  }

  @Test func otherAnimationsInTheContainerDoNotJump() {
    let container = scene.makeLayer()
    let other = scene.makeLayer(in: container)
    other.add(move("other"), forKey: "other")
    scene.frame()
    scene.frame(after: 0.25)
    let scope = AnimationScope(container: container)
    scope.hold()
    scene.frame(after: 0.1)
    #expect(isClose(x(other), 25, within: 1e-6), "it stands with its container")
    scope.release()
    scene.frame()
    #expect(isClose(x(other), 25, within: 1e-6), "and continues from there")
    scene.frame(after: 0.25)
    #expect(isClose(x(other), 50, within: 1e-6))
  }

  @Test func layersOutsideTheContainerFollowByThemselves() {
    let container = scene.makeLayer()
    let outside = scene.makeLayer()
    let bystander = scene.makeLayer()
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture { outside.add(move("outside"), forKey: nil) }
    bystander.add(move(), forKey: nil)
    scene.frame()
    scope.seek(toElapsed: 0.4, allowsEnds: false)
    scene.frame(after: 0.5)
    #expect(isClose(x(outside), 40, within: 1e-6))
    #expect(isClose(x(bystander), 50, within: 1e-6))
    scope.seek(toElapsed: 0.2, allowsEnds: false)
    scene.frame(after: 0.1)
    #expect(isClose(x(outside), 20, within: 1e-6))
    scope.release()
    scene.frame()
    #expect(isClose(x(outside), 20, within: 1e-6))
    scene.frame(after: 0.3)
    #expect(isClose(x(outside), 50, within: 1e-6))
    #expect(scene.log.isEmpty)
    scene.frame(after: 0.5)
    #expect(scene.log == ["outside finished"])
  }

  @Test func beginTimesFromTheScreensClockStillHold() {
    let container = scene.makeLayer()
    let layer = scene.makeLayer(in: container)
    scene.frame(after: 3)
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture {
      let animation = move()
      animation.beginTime = CACurrentMediaTime() + 0.5
      layer.add(animation, forKey: nil)
    }
    scene.frame()
    scope.seek(toElapsed: 0.25, allowsEnds: false)
    scene.frame(after: 1)
    #expect(x(layer) == 0)
    scope.seek(toElapsed: 0.75, allowsEnds: false)
    scene.frame(after: 1)
    #expect(isClose(x(layer), 25, within: 1e-6))
  }

  @Test func revertingGivesBackWhatStillIsTheAnimators() {
    let container = scene.makeLayer()
    let (layer, changed) = (scene.makeLayer(in: container), scene.makeLayer(in: container))
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture {
      for target in [layer, changed] {
        CATransaction.withoutActions { target.position = CGPoint(x: 100, y: 0) }
        target.add(move("\(target === layer ? "layer" : "changed")"), forKey: nil)
      }
    }
    scene.frame()
    CATransaction.withoutActions { changed.position = CGPoint(x: 7, y: 7) }
    CATransaction.withoutActions { scope.revert() }
    #expect(layer.position == .zero, "what the animator set goes back")
    #expect(changed.position == CGPoint(x: 7, y: 7), "what was set elsewhere stays")
    #expect(layer.animationKeys() == nil && changed.animationKeys() == nil)
    #expect(scene.log == ["layer removed", "changed removed"])
    #expect(container.speed == 1 && container.timeOffset == 0)
  }

  @Test func revertingGoesBackToBeforeTheFirstChangeNotTheAnimatedOne() {
    let container = scene.makeLayer()
    let layer = scene.makeLayer(in: container)
    CATransaction.withoutActions {
      layer.opacity = 0.75
      layer.cornerRadius = 3
      layer.backgroundColor = nil
    }
    scene.frame()
    let scope = AnimationScope(container: container)
    scope.hold()
    scope.capture {
      // As an animator sets a view up: hidden first, then shown by an animation.
      CATransaction.withoutActions {
        layer.opacity = 0
        layer.opacity = 1
        layer.cornerRadius = 9
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      layer.add(CABasicAnimation.linear("opacity", from: 0.0, to: 1.0), forKey: "fade")
      let tint = CABasicAnimation(keyPath: "backgroundColor")
      tint.duration = 1
      layer.add(tint, forKey: "tint")
    }
    scene.frame()
    scope.seek(toElapsed: 0.37, allowsEnds: false)
    scene.frame()
    CATransaction.withoutActions { scope.revert() }
    #expect(layer.opacity == 0.75, "not the 0 that the animation began with")
    #expect(layer.values.backgroundColor == nil, "a colour that was not there is not there again")
    #expect(layer.cornerRadius == 9, "what was set up without being animated is the animator's")
  }

  @Test func undoStepsAreTakenBackwardsOnlyWhenItIsReverted() {
    let container = scene.makeLayer()
    let layer = scene.makeLayer(in: container)
    scene.frame()
    for reverts in [true, false] {
      let scope = AnimationScope(container: container)
      scope.hold()
      var steps: [String] = []
      scope.capture {
        layer.add(move("move"), forKey: nil)
        scope.addUndo { steps.append("first") }
        scope.addUndo { [scene] in steps.append("second, before \(scene.log)") }
      }
      scene.frame()
      if reverts { scope.revert() } else { scope.release() }
      #expect(steps == (reverts ? ["second, before []", "first"] : []))
    }
    #expect(scene.log == ["move removed"])
  }

  @Test func aContainersOwnTimeComesBack() {
    let container = scene.makeLayer()
    container.speed = 0.5
    container.timeOffset = 3
    let layer = scene.makeLayer(in: container)
    layer.add(move(), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 25, within: 1e-6))
    let scope = AnimationScope(container: container)
    scope.hold()
    scene.frame(after: 4)
    #expect(isClose(x(layer), 25, within: 1e-6))
    scope.release()
    #expect(container.speed == 0.5 && container.timeOffset == 3)
    scene.frame(after: 0.5)
    #expect(isClose(x(layer), 50, within: 1e-6))
  }
}
