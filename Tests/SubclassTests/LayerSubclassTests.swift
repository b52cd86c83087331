import QuartzCore
import Testing
import UIKit
import UIKitSimulator

/// Subclasses of layers and animations, with the initializers that apps give them.
@MainActor struct LayerSubclassTests {
  @Test func layersTakeTheirUsualInitializers() {
    let layer = WaveLayer(radius: 4)
    #expect(layer.radius == 4)
    #expect(WaveLayer(layer: layer).radius == 4)
    #expect(WaveLayer().radius == 1)
    #expect(WaveLayer(coder: NSCoder())?.radius == 1)
    #expect(PlainLayer().frame == .zero)
  }

  @Test func aViewMakesTheLayerOfItsClass() {
    #expect((WaveView(frame: .zero).layer as? WaveLayer)?.radius == 1)
  }

  @Test func aPresentationLayerIsMadeByTheOverriddenInitializer() {
    let simulator = Simulator(root: UIViewController())
    let layer = WaveLayer(radius: 9)
    #expect(layer.presentation() == nil)
    simulator.window.layer.addSublayer(layer)
    simulator.settle()
    #expect(layer.presentation()?.radius == 9)
  }

  @Test func overriddenMembersAreUsed() {
    let layer = WaveLayer()
    layer.log = []
    layer.frame = CGRect(x: 1, y: 2, width: 8, height: 6)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.setValue(2, forKey: "zPosition")
    layer.removeAllAnimations()
    #expect(
      layer.log == [
        "bounds", "position", "frame", "needs layout", "layout", "add fade", "set zPosition",
        "remove all",
      ])
    #expect(layer.opacity == 0.25)
    #expect(layer.hitTest(.zero) == nil)
  }

  @Test func anAnimationIsCopiedByTheOverriddenInitializer() {
    let layer = CALayer()
    layer.add(NamedAnimation(keyPath: "opacity"), forKey: "a")
    #expect((layer.animation(forKey: "a") as? NamedAnimation)?.made == true)
  }
}

private final class PlainLayer: CALayer {}

private final class WaveView: UIView {
  override class var layerClass: AnyClass { WaveLayer.self }
}

private class WaveLayer: CAShapeLayer {
  var radius: CGFloat = 1
  var log: [String] = []

  override init() { super.init() }
  init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }
  override init(layer: Any) {
    super.init(layer: layer)
    if let wave = layer as? WaveLayer { radius = wave.radius }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var frame: CGRect { didSet { log.append("frame") } }
  override var bounds: CGRect { didSet { log.append("bounds") } }
  override var position: CGPoint { didSet { log.append("position") } }
  override var opacity: Float {
    get { 0.25 }
    set {}
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if bounds.width == 8, log.last == "frame" { log.append("needs layout") }
  }
  override func layoutSublayers() {
    super.layoutSublayers()
    log.append("layout")
  }
  override func display() { super.display() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func action(forKey event: String) -> (any CAAction)? { nil }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func contains(_ p: CGPoint) -> Bool { false }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    log.append("add \(key ?? "")")
    super.add(anim, forKey: key)
  }
  override func removeAllAnimations() {
    log.append("remove all")
    super.removeAllAnimations()
  }
  override func setValue(_ value: Any?, forKey key: String) {
    log.append("set \(key)")
    super.setValue(value, forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
  override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
}

private class NamedAnimation: CABasicAnimation {
  var made = false
  override init() {
    super.init()
    made = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
