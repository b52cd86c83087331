import QuartzCore
import Testing
import UIKit
import UIKitSimulator

/// A layer that overrides what apps override of layers, and animations.
@MainActor struct LayerOverrideTests {
  @Test func aLayersOverriddenMembersAreCalled() {
    let simulator = Simulator(root: UIViewController())
    let layer = FullLayer()
    simulator.window.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    simulator.settle()
    _ = simulator.window.layer.hitTest(CGPoint(x: 5, y: 5))
    layer.addSublayer(CALayer())
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    layer.removeFromSuperlayer()
    #expect(
      layer.log.missing(from: [
        "action(forKey:)", "add(_:forKey:)", "addSublayer(_:)", "contains(_:)", "display()",
        "draw(in:)", "hitTest(_:)", "layoutSublayers()", "removeFromSuperlayer()",
        "setNeedsDisplay()", "setNeedsLayout()",
      ]) == [])
  }

  @Test func anAnimationIsRunByItsOverrideAsAnAction() {
    let layer = CALayer()
    let animation = FullAnimation(keyPath: "position")
    layer.actions = ["position": animation]
    layer.position = CGPoint(x: 3, y: 3)
    #expect(layer.animation(forKey: "position") == nil)
    #expect(animation.log.names == ["run(forKey:object:arguments:)"])
  }
}

private class FullLayer: CALayer {
  let log = CallLog()

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var zPosition: CGFloat { didSet {} }
  override var anchorPoint: CGPoint { didSet {} }
  override var transform: CATransform3D { didSet {} }
  override var sublayerTransform: CATransform3D { didSet {} }
  override var opacity: Float { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var masksToBounds: Bool { didSet {} }
  override var mask: CALayer? { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var backgroundColor: CGColor? { didSet {} }
  override var borderWidth: CGFloat { didSet {} }
  override var borderColor: CGColor? { didSet {} }
  override var shadowPath: CGPath? { didSet {} }
  override var shadowOpacity: Float { didSet {} }
  override var contents: Any? { didSet {} }
  override var contentsScale: CGFloat { didSet {} }
  override var contentsRect: CGRect { didSet {} }
  override var contentsGravity: CALayerContentsGravity { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var needsDisplayOnBoundsChange: Bool {
    get { true }
    set {}
  }
  override var speed: Float { didSet {} }
  override var timeOffset: CFTimeInterval { didSet {} }
  override var sublayers: [CALayer]? { didSet {} }
  override var superlayer: CALayer? { super.superlayer }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "level" ? 1 : super.defaultValue(forKey: key)
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    super.defaultAction(forKey: event)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    log.note()
    return super.action(forKey: event)
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    log.note()
    super.add(anim, forKey: key)
  }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func addSublayer(_ layer: CALayer) {
    log.note()
    super.addSublayer(layer)
  }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    super.insertSublayer(layer, at: idx)
  }
  override func removeFromSuperlayer() {
    log.note()
    super.removeFromSuperlayer()
  }
  override func setNeedsLayout() {
    log.note()
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSublayers() {
    log.note()
    super.layoutSublayers()
  }
  override func setNeedsDisplay() {
    log.note()
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func displayIfNeeded() { super.displayIfNeeded() }
  override func display() {
    log.note()
    super.display()
  }
  override func draw(in ctx: CGContext) { log.note() }
  override func contains(_ p: CGPoint) -> Bool {
    log.note()
    return super.contains(p)
  }
  override func hitTest(_ p: CGPoint) -> CALayer? {
    log.note()
    return super.hitTest(p)
  }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

private class FullAnimation: CABasicAnimation {
  let log = CallLog()

  override var duration: CFTimeInterval { didSet {} }
  override var keyPath: String? { didSet {} }
  override var fromValue: Any? { didSet {} }
  override var toValue: Any? { didSet {} }
  override var timingFunction: CAMediaTimingFunction? { didSet {} }
  override var isRemovedOnCompletion: Bool { didSet {} }
  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) { log.note() }
}
