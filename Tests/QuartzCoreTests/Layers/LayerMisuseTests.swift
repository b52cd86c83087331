import CoreGraphics
import Testing

import QuartzCore

/// What is no number, set wherever a number goes: one sentence that names the value, and a layer
/// and an animation that are as before.
@MainActor
struct LayerMisuseTests {
  private struct Case: CustomStringConvertible {
    /// What the sentence must hold.
    let name: String
    let set: @MainActor (Double) -> Void
    var description: String { name }
  }

  /// - Parameter values: each is set twice; each is reported in one sentence.
  private func expectOneSentence(for cases: [Case], _ values: [Double] = [.nan, .infinity]) {
    for value in values {
      for bad in cases {
        let warnings = Diagnostics.collecting {
          bad.set(value)
          bad.set(value)
        }
        #expect(warnings.count == 1, "\(bad.name) = \(value): \(warnings)")
        #expect(warnings.first?.contains(bad.name) ?? false, "\(bad.name) = \(value): \(warnings)")
      }
    }
  }

  @Test func layersNameWhatTheyRefuse() {
    let layer = CALayer()
    expectOneSentence(for: [
      Case(name: "contentsScale") { layer.contentsScale = $0 },
      Case(name: "rasterizationScale") { layer.rasterizationScale = $0 },
      Case(name: "contentsCenter") {
        layer.contentsCenter = CGRect(x: $0, y: 0, width: 1, height: 1)
      },
      Case(name: "anchorPointZ") { layer.anchorPointZ = $0 },
      Case(name: "transform") { layer.setAffineTransform(CGAffineTransform(scaleX: $0, y: 1)) },
      Case(name: "speed") { layer.speed = Float($0) },
      Case(name: "duration") { layer.duration = $0 },
    ])
    expectOneSentence(
      for: [
        Case(name: "repeatCount") { layer.repeatCount = Float($0) },
        Case(name: "repeatDuration") { layer.repeatDuration = $0 },
        Case(name: "duration") { layer.duration = $0 },
      ], [.nan, -1])
    expectOneSentence(
      for: [
        Case(name: "contentsScale") { layer.contentsScale = $0 },
        Case(name: "rasterizationScale") { layer.rasterizationScale = $0 },
      ], [0, -1])
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && layer.duration == 0)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0 && layer.speed == 1)
  }

  @Test func layersOfEachKindNameWhatTheyRefuse() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    let (text, replicator) = (CATextLayer(), CAReplicatorLayer())
    expectOneSentence(for: [
      Case(name: "lineWidth") { shape.lineWidth = $0 },
      Case(name: "miterLimit") { shape.miterLimit = $0 },
      Case(name: "strokeStart") { shape.strokeStart = $0 },
      Case(name: "lineDashPhase") { shape.lineDashPhase = $0 },
      Case(name: "lineDashPattern") { shape.lineDashPattern = [NSNumber(value: $0)] },
      Case(name: "locations") { gradient.locations = [0, NSNumber(value: $0)] },
      Case(name: "startPoint") { gradient.startPoint = CGPoint(x: $0, y: 0) },
      Case(name: "endPoint") { gradient.endPoint = CGPoint(x: $0, y: 0) },
      Case(name: "fontSize") { text.fontSize = $0 },
      Case(name: "instanceTransform") {
        replicator.instanceTransform = CATransform3DMakeScale($0, 1, 1)
      },
      Case(name: "instanceDelay") { replicator.instanceDelay = $0 },
      Case(name: "instanceRedOffset") { replicator.instanceRedOffset = Float($0) },
    ])
    #expect(shape.lineWidth == 1 && gradient.locations == nil && text.fontSize == 36)
  }

  @Test func animationsNameWhatTheyRefuse() {
    let (spring, keyframes) = (CASpringAnimation(keyPath: "opacity"), CAKeyframeAnimation())
    let transition = CATransition()
    let layer = CALayer()
    keyframes.keyPath = "opacity"
    func add(_ change: (CAKeyframeAnimation) -> Void) {
      guard let copy = keyframes.copy() as? CAKeyframeAnimation else { return }
      copy.values = [0.0, 1.0, 0.5]
      change(copy)
      layer.add(copy, forKey: "k")
    }
    expectOneSentence(for: [
      Case(name: "mass") { spring.mass = $0 },
      Case(name: "stiffness") { spring.stiffness = $0 },
      Case(name: "damping") { spring.damping = $0 },
      Case(name: "initialVelocity") { spring.initialVelocity = $0 },
      Case(name: "duration") { spring.duration = $0 },
      Case(name: "speed") { spring.speed = Float($0) },
      Case(name: "timeOffset") { spring.timeOffset = $0 },
      Case(name: "beginTime") { spring.beginTime = $0 },
      Case(name: "progress") { transition.startProgress = Float($0) },
      Case(name: "progress") { transition.endProgress = Float($0) },
      Case(name: "key times") { value in
        add { $0.keyTimes = [0, NSNumber(value: value), 1] }
      },
      Case(name: "opacity") { value in add { $0.values = [0.0, value] } },
      Case(name: "opacity") { value in
        layer.add(.linear("opacity", from: value, to: 1.0), forKey: "b")
      },
      Case(name: "tensionValues") { value in
        add {
          $0.calculationMode = .cubic
          $0.tensionValues = [NSNumber(value: value)]
        }
      },
      Case(name: "transaction") { CATransaction.setAnimationDuration($0) },
    ])
    expectOneSentence(
      for: [
        Case(name: "mass") { spring.mass = $0 },
        Case(name: "stiffness") { spring.stiffness = $0 },
        Case(name: "damping") { spring.damping = $0 },
        Case(name: "duration") { spring.duration = $0 },
        Case(name: "repeatCount") { spring.repeatCount = Float($0) },
        Case(name: "repeatDuration") { spring.repeatDuration = $0 },
        Case(name: "transaction") { CATransaction.setAnimationDuration($0) },
      ], [-1])
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    CATransaction.flush()
  }

  @Test func hierarchiesThatCannotBeAreRefused() {
    let scene = Scene()
    let (outer, inner) = (scene.makeLayer(), CALayer())
    outer.addSublayer(inner)
    let actions: [(String, () -> Void)] = [
      ("itself", { outer.addSublayer(outer) }), ("descendant", { inner.addSublayer(outer) }),
      ("own mask", { outer.mask = outer }), ("mask of descendant", { inner.mask = outer }),
      ("at", { inner.insertSublayer(outer, at: 5) }),
      ("replace", { outer.replaceSublayer(inner, with: outer) }),
      ("list", { inner.sublayers = [outer] }),
    ]
    for (name, action) in actions {
      let warnings = Diagnostics.collecting(action)
      #expect(warnings.count == 1, "\(name): \(warnings)")
      #expect(outer.superlayer === scene.root && inner.superlayer === outer, "\(name)")
    }
    scene.frame()
  }

  @Test func aSublayerThatBecomesAMaskIsOneOrTheOther() {
    let scene = Scene()
    let (host, layer) = (scene.makeLayer(), CALayer())
    for _ in 0..<3 {
      host.addSublayer(layer)
      #expect(host.mask == nil && host.sublayers == [layer])
      scene.frame()
      host.mask = layer
      #expect(host.mask === layer && host.sublayers == nil && layer.superlayer === host)
      scene.frame()
    }
    host.sublayers = [layer, layer]
    #expect(host.mask == nil && host.sublayers == [layer])
  }

  @Test func replicatorsInsideReplicatorsAreBoundedTogether() {
    let scene = Scene()
    let outer = CAReplicatorLayer()
    scene.root.addSublayer(outer)
    let inner = CAReplicatorLayer()
    outer.addSublayer(inner)
    inner.addSublayer(scene.makeLayer())
    let warnings = Diagnostics.collecting {
      CATransaction.withoutActions {
        outer.instanceCount = 1_000_000_000
        inner.instanceCount = 1_000_000_000
        scene.frame()
        scene.frame(after: 0.1)
      }
    }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("instances") }, "\(warnings)")
  }
}
