import CoreGraphics
import Testing

import QuartzCore

/// Random adding, removing and advancing of animations of every kind, good and bad: in any order,
/// what is shown is finite, and every start has one stop.
@MainActor
struct AnimationFuzzTests {
  /// Counts what each animation reports.
  private final class Counter: CAAnimationDelegate {
    var starts = 0
    var stops = 0
    var onStop: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) { starts += 1 }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops += 1
      onStop?()
    }
  }

  @MainActor
  private final class Run {
    let scene = Scene()
    var generator: SeededGenerator
    var layers: [CALayer] = []
    var counters: [Counter] = []
    var completions = (expected: 0, heard: 0)

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      layers = (0..<4).map { _ in scene.makeLayer() }
      layers.append(scene.makeLayer(in: layers[0]))
    }

    func pick<T>(_ list: [T]) -> T { list.randomElement(using: &generator)! }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private var number: Double {
      pick([0, 1, -1, 0.5, 3, 100, -250, 1e6, 1e-9, .nan, .infinity, -.infinity])
    }

    private var value: Any? {
      let n = number
      return pick([
        nil, n, n, CGPoint(x: n, y: number), CGSize(width: n, height: 1),
        CGRect(x: 0, y: 0, width: n, height: 2), CATransform3DMakeScale(n, n, n),
        CGColor(red: 0.5, green: 0, blue: 1, alpha: 0.5), "text", [1.0, n], [n, 2.0, 3.0],
        CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
      ])
    }

    private var keyPath: String? {
      pick([
        "position", "position.x", "bounds", "bounds.size.width", "opacity", "transform",
        "transform.rotation.z", "transform.scale", "backgroundColor", "cornerRadius", "hidden",
        "shadowOpacity", "sublayerTransform", "contentsRect", "zPosition", "no.such", "", nil,
      ])
    }

    private func property<T: CAPropertyAnimation>(_ animation: T) -> T {
      animation.keyPath = keyPath
      animation.isAdditive = chance(30)
      animation.isCumulative = chance(30)
      if chance(15) {
        animation.valueFunction = CAValueFunction(name: pick([.rotateZ, .scale, .translateX]))
      }
      return animation
    }

    private func kind(depth: Int) -> CAAnimation {
      switch Int.random(in: 0..<(depth > 0 ? 4 : 6), using: &generator) {
      case 0:
        let basic = property(CABasicAnimation())
        (basic.fromValue, basic.toValue, basic.byValue) = (value, value, value)
        return basic
      case 1:
        let spring = property(CASpringAnimation())
        (spring.fromValue, spring.toValue) = (value, value)
        (spring.mass, spring.stiffness) = (number, number)
        (spring.damping, spring.initialVelocity) = (number, number)
        return spring
      case 2, 3:
        let keyframes = property(CAKeyframeAnimation())
        keyframes.values = (0..<pick([0, 1, 3, 4])).compactMap { _ in value }
        if chance(30) {
          let path = CGMutablePath()
          path.move(to: .zero)
          if chance(80) { path.addLine(to: CGPoint(x: 50, y: 9)) }
          keyframes.path = path
          keyframes.rotationMode = chance(50) ? .rotateAuto : nil
        }
        if chance(40) { keyframes.keyTimes = [0, NSNumber(value: number), 1] }
        keyframes.calculationMode = pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
        keyframes.tensionValues = [NSNumber(value: number)]
        return keyframes
      case 4:
        let group = CAAnimationGroup()
        group.animations = (0..<3).map { _ in timed(kind(depth: depth + 1)) }
        return group
      default:
        let transition = CATransition()
        transition.type = pick([.fade, .push, .reveal, .moveIn, .flip])
        transition.subtype = pick([nil, .fromLeft, .fromTop])
        return transition
      }
    }

    private func timed(_ animation: CAAnimation) -> CAAnimation {
      animation.duration = pick([0.1, 0.3, 1, 0, -1, .nan, .infinity, 1e-12])
      animation.speed = pick([1, 1, 1, 2, -1, .nan])
      animation.timeOffset = pick([0, 0, 0, 0.1, -0.2, .infinity])
      animation.repeatCount = pick([0, 0, 1.5, 3, -1, .nan])
      animation.autoreverses = chance(20)
      animation.fillMode = pick([.removed, .both, .forwards, .backwards])
      animation.isRemovedOnCompletion = chance(80)
      if chance(20) { animation.beginTime = scene.now + pick([0.2, -0.2, .nan]) }
      return animation
    }

    func addAnimation() {
      let animation = timed(kind(depth: 0))
      let counter = Counter()
      let layer = pick(layers)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: counter.onStop = { layer.removeAllAnimations() }
      case 1:
        counter.onStop = { [weak counter] in
          counter?.onStop = nil
          layer.add(.linear("opacity", from: 1.0, to: 0.0, duration: 0.1), forKey: "again")
        }
      default: break
      }
      animation.delegate = counter
      counters.append(counter)
      CATransaction.begin()
      completions.expected += 1
      CATransaction.setCompletionBlock { [self] in
        completions.heard += 1
        if completions.heard % 3 == 0 { layer.removeAnimation(forKey: "a") }
      }
      layer.add(animation, forKey: pick([nil, "a", "b"]))
      CATransaction.commit()
    }

    func step() {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5: addAnimation()
      case 5: pick(layers).removeAnimation(forKey: pick(["a", "b", "none"]))
      case 6: pick(layers).removeAllAnimations()
      case 7:
        let layer = pick(layers)
        layer.removeFromSuperlayer()
        if chance(70) { scene.root.addSublayer(layer) }
      case 8: pick(layers).position.x += 10
      default: break
      }
      scene.frame(after: pick([0, 0.016, 0.05, 0.4]))
      for layer in layers { check(layer.presentationValuesNow) }
    }

    private func check(_ values: LayerValues) {
      let sum = values.position.x + values.position.y + values.bounds.size.width + values.opacity
      #expect(sum.isFinite && values.transform.isFinite && values.sublayerTransform.isFinite)
      #expect(values.shadowOpacity.isFinite && values.zPosition.isFinite)
    }
  }

  @Test(arguments: 1...12)
  func everyStartHasOneStopAndEverythingShownIsFinite(seed: UInt64) {
    _ = Diagnostics.collecting {
      let run = Run(seed: seed)
      for _ in 0..<60 { run.step() }
      for layer in run.layers { layer.removeAllAnimations() }
      run.scene.frame(after: 1)
      for layer in run.layers { layer.removeAllAnimations() }
      run.scene.frame(after: 1)
      #expect(run.counters.count > 10)
      #expect(run.counters.allSatisfy { $0.stops == 1 && $0.starts <= 1 })
      #expect(run.completions.heard == run.completions.expected)
    }
  }
}
