import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// As an opened project has it: `@NSManaged var level`, `@NSManaged var caption`, and
/// `@objc var angle`, which the class stores itself.
private final class Dial: CALayer {
  var level: CGFloat {
    get { ManagedProperty.value(of: self, forKey: "level") }
    set { ManagedProperty.set(newValue, of: self, forKey: "level") }
  }
  var caption: String? {
    get { ManagedProperty.value(of: self, forKey: "caption") }
    set { ManagedProperty.set(newValue, of: self, forKey: "caption") }
  }
  var color: CGColor {
    get { ManagedProperty.value(of: self, forKey: "color") }
    set { ManagedProperty.set(newValue, of: self, forKey: "color") }
  }
  var samples: [Float] {
    get { ManagedProperty.value(of: self, forKey: "samples") }
    set { ManagedProperty.set(newValue, of: self, forKey: "samples") }
  }
  var marks: [String] {
    get { ManagedProperty.value(of: self, forKey: "marks") }
    set { ManagedProperty.set(newValue, of: self, forKey: "marks") }
  }
  var angle: CGFloat = 0
  var drawn = Drawn()

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? Dial else { return }
    (level, caption, angle, drawn) = (other.level, other.caption, other.angle, other.drawn)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    ["level", "caption", "angle"].contains(key) || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    drawn.levels.append(level)
    drawn.angles.append(angle)
    ctx.fill(CGRect(x: 0, y: 0, width: level * 100, height: 100))
  }
}

/// A layer that shows its value by a sublayer.
private final class Clock: CALayer {
  @LayerValue var hour: CGFloat = 0
  let hand = CALayer()
  var displays = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "hour" || super.needsDisplay(forKey: key)
  }

  override func display() {
    super.display()
    displays += 1
    hand.zPosition = (presentation() ?? self).hour
  }
}

/// What a layer and its copies drew.
private final class Drawn {
  var levels: [CGFloat] = []
  var angles: [CGFloat] = []
}

@MainActor
final class DeclaredPropertyTests {
  private lazy var scene = Scene()

  /// What the translator writes into a project.
  init() {
    ObjectiveCNames.add(
      Dial.self,
      keys: [
        "level": Inspectable(managed: \Dial.level), "caption": Inspectable(managed: \Dial.caption),
        "color": Inspectable(managed: \Dial.color), "angle": Inspectable(\Dial.angle),
      ])
  }

  private func makeDial() -> Dial {
    let dial = Dial()
    dial.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.root.addSublayer(dial)
    dial.setNeedsDisplay()
    scene.frame()
    return dial
  }

  @Test func managedPropertiesAreZeroUntilTheyAreSet() {
    let dial = makeDial()
    #expect(dial.level == 0 && dial.caption == nil && dial.samples == [])
    (dial.level, dial.caption, dial.samples) = (0.5, "half", [1, 2])
    #expect(dial.level == 0.5 && dial.caption == "half" && dial.samples == [1, 2])
    #expect(dial.value(forKey: "level") as? Double == 0.5)
    #expect(dial.value(forKey: "caption") as? String == "half")
    #expect(dial.color.alpha == 0)
    dial.color = .white
    #expect(dial.color.rgba == .white)
    dial.caption = nil
    #expect(dial.caption == nil && dial.value(forKey: "caption") == nil)
  }

  @Test func aNewValueRequestsNewContentsAndHasNoAnimation() {
    let dial = makeDial()
    #expect(!dial.needsDisplay())
    dial.level = 0.25
    #expect(dial.needsDisplay() && dial.animationKeys() == nil)
    scene.frame()
    dial.caption = "quarter"
    #expect(dial.needsDisplay())
    scene.frame()
    dial.caption = "quarter"
    #expect(!dial.needsDisplay(), "the value is the same")
  }

  @Test func eachTimeOfAnAnimationIsDrawnBeforeThePropertyWasEverSet() {
    let dial = makeDial()
    dial.add(.linear("level", from: 0.0, to: 1.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(dial.drawn.levels.last, 0.5) && isClose(dial.presentation()?.level, 0.5))
    #expect(dial.level == 0)
  }

  @Test func aPropertyThatTheClassStoresIsAnimatedByItsName() {
    let dial = makeDial()
    dial.add(.linear("angle", from: 0.0, to: 10.0), forKey: nil)
    dial.angle = 10
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(dial.drawn.angles.last, 5) && isClose(dial.presentation()?.angle, 5))
    #expect(dial.angle == 10)
    scene.frame(after: 1)
    #expect(dial.presentation()?.angle == 10 && dial.drawn.angles.contains(10))
  }

  @Test func aLayerThatDisplaysItselfIsAskedForEachAnimatedValue() {
    let clock = Clock()
    clock.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.root.addSublayer(clock)
    scene.frame()
    clock.add(.linear("hour", from: 0.0, to: 10.0), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(isClose(clock.hand.zPosition, 5))
    clock.hour = 3
    scene.frame(after: 1)
    #expect(clock.hand.zPosition == 3)
    let count = clock.displays
    scene.tree.setNeedsFrame()
    scene.frame(after: 1)
    #expect(clock.displays == count)
  }

  @Test func aRemovedLayerWhoseAnimationStaysIsReleased() {
    weak var gone: Clock?
    do {
      let clock = Clock()
      gone = clock
      scene.root.addSublayer(clock)
      let animation = CAAnimation.linear("hour", from: 0.0, to: 10.0)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      clock.add(animation, forKey: "turn")
      scene.frame()
      scene.frame(after: 2)
      #expect(clock.animationKeys()?.count == 1 && isClose(clock.hand.zPosition, 10))
    }
    scene.root.sublayers = nil
    for _ in 0..<2 { scene.frame(after: 1) }
    #expect(gone == nil)
  }

  @Test func arraysOfObjectsAreKeptAsTheyAre() {
    let dial = makeDial()
    #expect(dial.marks.isEmpty)
    dial.marks = ["a", "b"]
    #expect(dial.marks == ["a", "b"])
    dial.marks = []
    #expect(dial.marks.isEmpty)
  }

  @Test func keysReachThePropertiesOfTheClass() {
    let dial = makeDial()
    dial.setValue(0.75, forKey: "level")
    dial.setValue(3, forKey: "angle")
    #expect(dial.level == 0.75 && dial.angle == 3)
    #expect(dial.value(forKey: "angle") as? Double == 3)
    let warnings = Diagnostics.collecting {
      dial.setValue("far", forKey: "angle")
      dial.level = .nan
    }
    #expect(warnings.count == 2 && dial.angle == 3 && dial.level == 0.75)
  }
}
