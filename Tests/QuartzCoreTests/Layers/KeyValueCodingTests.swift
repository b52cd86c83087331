import Compositor
import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class KeyValueCodingTests {
  private lazy var scene = Scene()

  @Test(arguments: [
    "bounds", "position", "zPosition", "anchorPoint", "transform", "sublayerTransform", "opacity",
    "hidden", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset",
    "contentsRect", "contentsCenter",
  ])
  func everyAnimatableValueIsSetAndReadByItsKey(key: String) throws {
    let (layer, other) = (CALayer(), CALayer())
    let property = try #require(AnimatableProperty(keyPath: key))
    var values = LayerValues()
    switch property.get(values) {
    case .scalar(let old): property.set(&values, .scalar(abs(1 - old)))
    case .point: property.set(&values, .point(CGPoint(x: 0.25, y: 3)))
    case .size: property.set(&values, .size(CGSize(width: 4, height: 5)))
    case .rect: property.set(&values, .rect(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)))
    default: property.set(&values, .transform(CATransform3DMakeScale(2, 3, 4)))
    }
    layer.setValue(property.get(values).boxed, forKey: key)
    #expect(property.get(layer.values) == property.get(values))
    #expect(property.get(layer.values) != property.get(other.values))
    other.setValue(layer.value(forKey: key), forKey: key)
    #expect(layer.values == other.values)
  }

  @Test func partsOfValuesAreSetAndReadByTheirPath() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setValue(CGFloat(30), forKeyPath: "bounds.size.width")
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(NSNumber(value: 12), forKeyPath: "sublayerTransform.translation.z")
    layer.setValue(Float(2), forKeyPath: "transform.scale.y")
    #expect(layer.bounds.size == CGSize(width: 30, height: 10) && layer.needsLayout())
    #expect(layer.position == CGPoint(x: 7, y: 0) && layer.sublayerTransform.m43 == 12)
    #expect(isClose(layer.transform.m12, 1) && isClose(layer.transform.m21, -2))
    #expect(isClose(layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, .pi / 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 10))
    layer.setValue(CGFloat(100), forKeyPath: "frame.origin.x")
    #expect(isClose(layer.frame.origin.x, 100))
    #expect(isClose(layer.value(forKeyPath: "frame.origin.x") as? Double ?? 0, 100))
  }

  @Test func otherPropertiesHaveKeysToo() {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    layer.setValue("card", forKey: "name")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(false, forKey: "doubleSided")
    layer.setValue(0.5, forKey: "speed")
    layer.setValue(CGColor.white, forKey: "backgroundColor")
    layer.setValue(mask, forKey: "mask")
    layer.setValue(3, forKeyPath: "mask.lineWidth")
    #expect(layer.name == "card" && layer.masksToBounds && !layer.isDoubleSided)
    #expect(layer.speed == 0.5 && layer.backgroundColor?.rgba == .white)
    #expect(layer.mask === mask && mask.lineWidth == 3)
    #expect(layer.value(forKeyPath: "mask.lineWidth") as? Double == 3)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
  }

  /// On iOS they are in boxes, which cast to each of them.
  @Test func numbersCastToEveryTypeOfNumber() {
    let layer = scene.makeLayer()
    layer.add(.linear("transform.rotation.z", from: 0.0, to: 2.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z")
    #expect(isClose(angle as? CGFloat, 1) && isClose(angle as? Double ?? 0, 1))
    #expect(isClose((angle as? NSNumber)?.doubleValue ?? 0, 1))
    layer.opacity = 0.25
    #expect(layer.value(forKey: "opacity") as? Float == 0.25)
    #expect(layer.value(forKey: "opacity") as? CGFloat == 0.25)
    #expect(layer.value(forKey: "speed") as? Double == 1)
    #expect(layer.value(forKey: "contentsScale") as? Double == 1)
    #expect(layer.value(forKey: "contentsScale") as? CGFloat == 1)
    let (animation, cell) = (CABasicAnimation(), CAEmitterCell())
    animation.repeatCount = 2
    cell.birthRate = 0.5
    #expect(animation.value(forKey: "repeatCount") as? Int == 2)
    #expect(cell.value(forKey: "birthRate") as? Float == 0.5)
    layer.setValue(layer.value(forKey: "opacity"), forKey: "zPosition")
    #expect(layer.zPosition == 0.25)
  }

  @Test func namesAndBitsStandForTheirValues() {
    let layer = CALayer()
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue("nearest", forKey: "magnificationFilter")
    layer.setValue("continuous", forKey: "cornerCurve")
    layer.setValue("both", forKey: "fillMode")
    layer.setValue(3, forKey: "maskedCorners")
    #expect(layer.contentsGravity == .center && layer.magnificationFilter == .nearest)
    #expect(layer.cornerCurve == .continuous && layer.fillMode == .both)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    layer.setValue(CACornerMask.layerMaxXMaxYCorner, forKey: "maskedCorners")
    #expect(layer.maskedCorners == .layerMaxXMaxYCorner)
    let warnings = Diagnostics.collecting { layer.setValue(-1, forKey: "maskedCorners") }
    #expect(warnings.count == 1 && layer.maskedCorners == .layerMaxXMaxYCorner)
  }

  @Test func aChangeByKeyIsAnImplicitAnimationToo() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.setValue(40, forKeyPath: "position.x")
    #expect(layer.animation(forKey: "position") != nil)
  }

  @Test func anyOtherKeyKeepsWhatItIsGiven() {
    let layer = scene.makeLayer()
    layer.setValue(["a": 1], forKey: "note")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "home")
    #expect(layer.value(forKey: "note") as? [String: Int] == ["a": 1])
    scene.frame()
    #expect(layer.presentation()?.value(forKey: "home") as? CGPoint == CGPoint(x: 1, y: 2))
    layer.setValue(nil, forKey: "note")
    #expect(layer.value(forKey: "note") == nil && layer.value(forKey: "nothing") == nil)
  }

  @Test func whatDoesNotFitIsReportedOnceAndIgnored() {
    let layer = CALayer()
    let warnings = Diagnostics.collecting {
      layer.setValue("far", forKey: "position")
      layer.setValue(nil, forKey: "opacity")
      layer.setValue(1, forKeyPath: "nowhere.x")
      layer.setValue(1, forKeyPath: "position.q")
      layer.setValue(CGPoint.zero, forKeyPath: "position.x")
      layer.setValue(Double.nan, forKey: "zPosition")
      layer.setValue(layer, forKey: "mask")
    }
    #expect(warnings.count == 7, "\(warnings)")
    #expect(layer.values == CALayer().values && layer.mask == nil)
  }
}

/// A layer with values of its own.
private final class Ring: CALayer {
  @LayerValue var progress: CGFloat = 0.25
  @LayerValue var tint = CGColor.black
  var log: [CGFloat] = []
  var thickness: CGFloat = 1

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    Ring.drawn.append(progress)
    ctx.fill(CGRect(x: 0, y: 0, width: progress * 100, height: 100))
  }

  static var drawn: [CGFloat] = []
}

/// The same with keys alone.
private final class Gauge: CALayer {
  override class func defaultValue(forKey key: String) -> Any? {
    key == "level" ? CGFloat(1) : super.defaultValue(forKey: key)
  }
}

@MainActor
final class LayerValueTests {
  private lazy var scene = Scene()

  private func makeRing() -> Ring {
    let ring = Ring()
    ring.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.root.addSublayer(ring)
    Ring.drawn = []
    return ring
  }

  /// How many columns of the ring's picture are drawn.
  private func width(_ content: GroupContent) -> Int? {
    for case .picture(let picture) in content.nodes {
      return (0..<100).filter { picture.image.pixel(x: $0, y: 50) != 0 }.count
    }
    return content.groups.lazy.compactMap { self.width($0.content) }.first
  }

  @Test func aLayerValueIsAPropertyAndAKey() {
    let ring = makeRing()
    #expect(ring.progress == 0.25 && ring.value(forKey: "progress") as? Double == 0.25)
    ring.progress = 0.5
    #expect(ring.value(forKey: "progress") as? Double == 0.5)
    ring.setValue(CGFloat(0.75), forKey: "progress")
    ring.tint = .white
    #expect(ring.progress == 0.75 && ring.tint.rgba == .white)
    #expect(ring.needsDisplay())
    let other = Gauge()
    #expect(other.value(forKey: "level") as? Double == 1)
  }

  @Test func itIsDrawnForEachFrameWhileItIsAnimated() {
    let ring = makeRing()
    ring.setNeedsDisplay()
    #expect(width(scene.frame()) == 25)
    ring.add(.linear("progress", from: 0.0, to: 1.0), forKey: nil)
    scene.frame()
    #expect(width(scene.frame(after: 0.5)) == 50 && isClose(ring.presentation()?.progress, 0.5))
    #expect(ring.progress == 0.25)
    let count = Ring.drawn.count
    scene.tree.setNeedsFrame()
    scene.frame()
    #expect(Ring.drawn.count == count, "the same value is not drawn twice")
    scene.frame(after: 1)
    #expect(width(scene.frame()) == 25 && !scene.tree.needsFrame)
  }

  /// As a `@NSManaged` property on iOS.
  @Test func itChangesAtOnceUnlessItsClassSuppliesAnAction() {
    let (ring, gauge) = (makeRing(), Gauge())
    gauge.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    scene.root.addSublayer(gauge)
    scene.frame()
    ring.progress = 0.5
    gauge.setValue(CGFloat(3), forKey: "level")
    #expect(ring.animationKeys() == nil && gauge.animationKeys() == nil)
    #expect(ring.presentation()?.progress == 0.5)
    gauge.opacity = 0.5
    #expect(gauge.animationKeys() == ["opacity"], "what all layers have does animate")
    ring.actions = ["progress": CABasicAnimation.linear("progress", from: 0.5, to: 1.0)]
    ring.progress = 1
    #expect(ring.animationKeys() == ["progress"])
  }

  @Test func badValuesAreRefused() {
    let ring = makeRing()
    let warnings = Diagnostics.collecting {
      ring.progress = .nan
      ring.setValue("half", forKey: "progress")
    }
    #expect(warnings.count == 2 && ring.progress == 0.25)
  }
}
