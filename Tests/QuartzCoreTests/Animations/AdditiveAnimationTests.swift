import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor
final class AdditiveAnimationTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private func add(_ key: String, from start: Any, to end: Any, on layer: CALayer) {
    let animation = CABasicAnimation.linear(key, from: start, to: end)
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
  }

  @Test func additiveValuesAddToTheModelAndToEachOther() {
    let layer = scene.makeLayer()
    layer.position.x = 1000
    add("position.x", from: -100.0, to: 0.0, on: layer)
    add("position.x", from: 10.0, to: 30.0, on: layer)
    scene.frame()
    #expect(layer.presentation()?.position.x == 910)
    scene.frame(after: 0.5)
    #expect(layer.presentation()?.position.x == 970)
  }

  @Test func orderOfAdditionIsOrderOfApplication() {
    let layer = scene.makeLayer()
    add("position.x", from: 50.0, to: 50.0, on: layer)
    layer.add(.linear("position.x", from: 7.0, to: 7.0), forKey: nil)
    scene.frame()
    #expect(layer.presentation()?.position.x == 7, "what replaces covers what came before")
    add("position.x", from: 50.0, to: 50.0, on: layer)
    scene.frame()
    #expect(layer.presentation()?.position.x == 57)
  }

  @Test func additiveTransformsAddInTheirParts() {
    let layer = scene.makeLayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    add("transform.translation.x", from: 0.0, to: 20.0, on: layer)
    add("transform.rotation.z", from: 0.0, to: 1.0, on: layer)
    scene.frame()
    scene.frame(after: 0.5)
    let parts = TransformComponents(layer.presentationValuesNow.transform)
    #expect(isClose(parts.translation.x, 10))
    #expect(isClose(parts.rotation.rotationVector.z, 0.5))
    #expect(isClose(parts.scale.x, 2))
  }

  /// As apps copy a view's animation for another value of its layer.
  @Test func anOffsetReadsAsValuesAndACopyMayHaveOthers() throws {
    let animation = CABasicAnimation.linear("bounds.size", from: nil, to: nil)
    let (old, new) = (CGSize(width: 10, height: 40), CGSize(width: 30, height: 20))
    animation.setAdditive(offset: try #require(AnimatableOffset(from: .size(old), to: .size(new))))
    #expect(animation.fromValue as? CGSize == CGSize(width: -20, height: 20))
    #expect(animation.toValue as? CGSize == CGSize.zero && animation.isAdditive)
    let layer = scene.makeLayer()
    layer.add(animation, forKey: "bounds.size")
    let copy = try #require(layer.animation(forKey: "bounds.size")?.copy() as? CABasicAnimation)
    #expect(copy.fromValue as? CGSize == CGSize(width: -20, height: 20))
    copy.keyPath = "cornerRadius"
    (copy.fromValue, copy.toValue) = (4.0, 8.0)
    layer.add(copy, forKey: "cornerRadius")
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(layer.presentation()?.cornerRadius, 6))
    let half = try #require(animation.copy() as? CABasicAnimation)
    half.fromValue = CGSize(width: -10, height: 0)
    #expect(half.toValue as? CGSize == CGSize.zero, "the other value stays")
  }

  /// How views move: the model has the new value, and an offset to the old one fades.
  @Test func anOffsetThatFadesGoesFromOldToNew() throws {
    let pairs: [(String, AnimatableValue, AnimatableValue)] = [
      ("position", .point(CGPoint(x: 10, y: 20)), .point(CGPoint(x: 50, y: -20))),
      (
        "bounds", .rect(CGRect(x: 0, y: 0, width: 10, height: 10)),
        .rect(CGRect(x: 5, y: 5, width: 30, height: 50))
      ),
      ("opacity", .scalar(1), .scalar(0.25)),
      (
        "transform", .transform(CATransform3DMakeScale(0, 0, 1)),
        .transform(CATransform3DMakeRotation(2, 0, 0, 1))
      ),
    ]
    for (key, old, new) in pairs {
      let layer = scene.makeLayer()
      let property = try #require(AnimatableProperty(keyPath: key))
      property.set(&layer.values, new)
      let animation = CABasicAnimation.linear(key, from: nil, to: nil)
      animation.setAdditive(offset: try #require(AnimatableOffset(from: old, to: new)))
      layer.add(animation, forKey: nil)
      scene.frame()
      let start = property.get(layer.presentationValuesNow)
      #expect(start.isNearly(old), "\(key): \(start)")
      scene.frame(after: 0.999999999)
      let end = property.get(layer.presentationValuesNow)
      #expect(end.isNearly(new, within: 1e-6), "\(key): \(end)")
    }
  }
}

extension AnimatableValue {
  func isNearly(_ other: AnimatableValue, within tolerance: Double = 1e-9) -> Bool {
    guard matches(other) else { return false }
    func near(_ pairs: (Double, Double)...) -> Bool {
      pairs.allSatisfy { isClose($0.0, $0.1, within: tolerance) }
    }
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return near((a, b))
    case (.point(let a), .point(let b)): return near((a.x, b.x), (a.y, b.y))
    case (.size(let a), .size(let b)): return near((a.width, b.width), (a.height, b.height))
    case (.rect(let a), .rect(let b)):
      return near(
        (a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height))
    case (.transform(let a), .transform(let b)):
      return near(
        (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21),
        (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32),
        (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43),
        (a.m44, b.m44))
    default: return self == other
    }
  }
}
