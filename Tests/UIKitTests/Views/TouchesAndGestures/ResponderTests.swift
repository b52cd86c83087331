import CoreGraphics
import Testing
import UIKitTestSupport

private final class Field: UIView {
  var mayResign = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }
}

@MainActor
struct ResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func theChainGoesUpThroughTheSceneToTheApplication() {
    let simulator = Simulator(size: CGSize(width: 100, height: 100), root: UIViewController())
    let (outer, inner) = (UIView(), UIView())
    simulator.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.next === outer && outer.next === simulator.window)
    let scene = simulator.window.windowScene
    #expect(scene != nil && simulator.window.next === scene)
    #expect(scene?.next === UIApplication.shared)
  }

  @Test func aControllerStandsBetweenItsViewAndTheSuperview() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    window.addSubview(controller.view)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func firstResponderPassesFromOneToTheOther() {
    let (a, b) = (Field(), Field())
    window.addSubview(a)
    #expect(!b.becomeFirstResponder(), "it is in no window")
    window.addSubview(b)
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && !a.isFirstResponder)
    b.mayResign = false
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test func leavingTheWindowGivesUpTheKeyboard() {
    let (outer, field) = (UIView(), Field())
    outer.addSubview(field)
    window.addSubview(outer)
    field.becomeFirstResponder()
    field.mayResign = false
    outer.removeFromSuperview()
    #expect(!field.isFirstResponder && window.firstResponder == nil)
  }
}

@MainActor
struct SelectorTests {
  @MainActor private class Base: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func inherited(_ sender: UIGestureRecognizer) { calls.append("base") }
    func other(_ sender: UIGestureRecognizer) { calls.append("other") }
  }

  private final class Derived: Base {
    override func inherited(_ sender: UIGestureRecognizer) { calls.append("derived") }
    fileprivate func hidden(_ sender: UITapGestureRecognizer) { calls.append("hidden") }
  }

  private let tap = UITapGestureRecognizer()
  private let target = Derived()

  @Test func privateInheritedAndOverriddenMethodsAreCalled() {
    tap.addTarget(target, action: Selector(Derived.plain))
    tap.addTarget(target, action: Selector(Derived.hidden))
    tap.addTarget(target, action: Selector(Base.inherited))
    tap.state = .ended
    #expect(target.calls == ["plain", "hidden", "derived"])
  }

  @Test func theSameSelectorIsAddedOnce() {
    let action = Selector(Derived.plain)
    tap.addTarget(target, action: action)
    tap.addTarget(target, action: action)
    tap.state = .ended
    #expect(target.calls == ["plain"])
  }

  @Test func removingMatchesTheCopyOrTheOnlyOneLikeIt() {
    let action = Selector(Base.inherited)
    tap.addTarget(target, action: action)
    tap.addTarget(target, action: Selector(Base.other))
    tap.removeTarget(target, action: Selector(Base.other))
    tap.state = .ended
    #expect(target.calls == ["derived", "other"], "two are alike: nothing was removed")
    tap.removeTarget(target, action: action)
    tap.removeTarget(target, action: Selector(Base.other))
    tap.state = .ended
    #expect(target.calls == ["derived", "other"])
  }

  @Test func removingAllActionsOfATarget() {
    tap.addTarget(target, action: Selector(Derived.plain))
    tap.addTarget(target, action: Selector(Derived.hidden))
    tap.removeTarget(target, action: nil)
    tap.state = .ended
    #expect(target.calls.isEmpty)
  }

  private class Unisolated: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIGestureRecognizer) { calls.append("sender") }
  }

  @Test func methodsOfClassesOutsideTheMainActorWorkToo() {
    let target = Unisolated()
    tap.addTarget(target, action: Selector(Unisolated.plain))
    tap.addTarget(target, action: Selector(Unisolated.sender))
    tap.state = .ended
    #expect(target.calls == ["plain", "sender"])
  }

  @Test func aTargetIsNotKeptAlive() {
    weak var freed: Derived?
    do {
      let local = Derived()
      tap.addTarget(local, action: Selector(Derived.plain))
      freed = local
    }
    #expect(freed == nil)
    tap.state = .ended
  }

  @Test func aSenderOfAnotherTypeIsReportedAndDoesNotCrash() {
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Derived.hidden))
    pan.state = .began
    #expect(target.calls.isEmpty)
  }
}
