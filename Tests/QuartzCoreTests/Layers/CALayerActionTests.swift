import CoreGraphics
import Testing

import QuartzCore

/// Where a layer looks for the action of a change, and when it runs it.
@MainActor
final class CALayerActionTests {
  private final class NamedAction: CAAction {
    let onRun: (String, CALayer?) -> Void
    init(_ onRun: @escaping (String, CALayer?) -> Void) { self.onRun = onRun }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      onRun(event, anObject as? CALayer)
    }
  }

  private final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append("\(event) at \(layer.position.x)")
      return answer
    }
  }

  private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "position"
        ? CABasicAnimation.linear("position", from: nil, to: nil, duration: 9) : nil
    }
  }

  private final class StillLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
  }

  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  @Test func theDelegateIsAskedBeforeTheChangeAndItsActionRunsAfterIt() {
    let layer = scene.makeLayer()
    let delegate = Delegate()
    var ran: [String] = []
    delegate.answer = NamedAction { event, layer in
      ran.append("\(event) at \(layer?.position.x ?? CGFloat.nan)")
    }
    layer.delegate = delegate
    layer.position.x = 5
    #expect(delegate.asked == ["position at 0.0"])
    #expect(ran == ["position at 5.0"])
  }

  @Test func theSearchGoesFromDelegateToDictionaryToClass() {
    let layer = ActingLayer()
    scene.root.addSublayer(layer)
    scene.frame()
    layer.position.x = 1
    #expect(layer.animation(forKey: "position")?.duration == 9, "the class's own")
    var ran = 0
    layer.actions = ["position": NamedAction { _, _ in ran += 1 }]
    layer.position.x = 2
    #expect(ran == 1, "the dictionary comes before the class")
    let delegate = Delegate()
    layer.delegate = delegate
    layer.position.x = 3
    #expect(ran == 2, "a delegate without an answer continues the search")
    delegate.answer = NSNull()
    layer.removeAllAnimations()
    layer.position.x = 4
    #expect(ran == 2 && layer.animationKeys() == nil, "null ends the search")
  }

  @Test func nullInTheDictionaryEndsTheSearch() {
    let layer = scene.makeLayer()
    scene.frame()
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }

  @Test func nullOfTheClassIsNoAction() {
    let layer = StillLayer()
    scene.root.addSublayer(layer)
    scene.frame()
    #expect(layer.action(forKey: "opacity") == nil)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }

  @Test func setTheSameValueAndNothingHappens() {
    let layer = scene.makeLayer()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.position = layer.position
    layer.isHidden = false
    #expect(delegate.asked.isEmpty)
  }

  @Test func aFrameAnimatesAsBoundsAndPosition() {
    let layer = scene.makeLayer()
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    scene.frame()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    #expect(layer.animationKeys() == ["bounds", "position"])
  }

  @Test func aStyleIsAskedAfterTheDictionaryAndBeforeTheClass() {
    let layer = ActingLayer()
    scene.root.addSublayer(layer)
    scene.frame()
    var ran: [String] = []
    let inner = NamedAction { event, _ in ran.append("inner \(event)") }
    let outer = NamedAction { event, _ in ran.append("outer \(event)") }
    layer.style = [
      "actions": ["opacity": outer] as [String: any CAAction],
      "style": [
        "actions": ["opacity": inner, "position": inner] as [String: any CAAction]
      ] as [AnyHashable: Any],
    ]
    layer.opacity = 0.5
    layer.position.x = 9
    #expect(ran == ["outer opacity", "inner position"] && layer.animationKeys() == nil)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 1
    #expect(ran.count == 2)
  }

  @Test func comingAndGoingAreEventsOfTheLayerAndOfItsHost() {
    let layer = CALayer()
    var ran: [String] = []
    let action = NamedAction { event, layer in
      ran.append("\(event) \(layer?.superlayer == nil ? "alone" : "in")")
    }
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    scene.root.actions = ["sublayers": NamedAction { event, _ in ran.append(event) }]
    scene.root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(ran == ["sublayers", "onOrderIn in", "sublayers", "onOrderOut alone"])
    CATransaction.withoutActions { scene.root.addSublayer(layer) }
    #expect(ran.count == 4)
  }

  @Test func hidingAndShowingAreTheSameEvents() {
    let layer = scene.makeLayer()
    var ran: [String] = []
    let action = NamedAction { event, layer in
      ran.append("\(event) \(layer?.isHidden == true ? "hidden" : "shown")")
    }
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    layer.isHidden = true
    layer.isHidden = true
    layer.isHidden = false
    #expect(ran == ["onOrderOut hidden", "onOrderIn shown"])
    CATransaction.withoutActions { layer.isHidden = true }
    #expect(ran.count == 2)
  }

  @Test func aTransitionIsTheActionOfNewContents() {
    let layer = scene.makeLayer()
    let fade = CATransition()
    fade.duration = 1
    layer.actions = ["contents": fade]
    scene.frame()
    layer.contents = CGImage(width: 1, height: 1) { _ in }
    #expect(layer.animationKeys() == [kCATransition])
  }
}
