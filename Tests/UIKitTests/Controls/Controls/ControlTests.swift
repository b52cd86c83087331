import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct ControlTests {
  private final class Target: NSObject {
    var presses = 0
    func press() { presses += 1 }
    func pressed(_ sender: UIButton) { presses += 10 }
  }

  /// A control on a screen, and its events. Made inside each test: suites run in turns, and the
  /// screen made last is the main one.
  @MainActor
  private final class Scene {
    let simulator: Simulator
    let control = UIControl(frame: CGRect(x: 80, y: 210, width: 160, height: 40))
    var events: [String] = []

    init() {
      let controller = UIViewController()
      simulator = Simulator(root: controller)
      controller.view.addSubview(control)
      let names: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside),
        ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside),
        ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ]
      for (name, event) in names {
        control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
      }
    }
  }

  @Test func aTapIsAPress() {
    let stage = Scene()
    stage.simulator.tap(at: CGPoint(x: 160, y: 230))
    #expect(stage.events == ["down", "up"])
  }

  @Test func aPressFollowsTheFingerBeyondTheEdge() {
    let stage = Scene()
    let (simulator, control) = (stage.simulator, stage.control)
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    #expect(control.isHighlighted && control.isTracking)
    // 60 points below the control are still near it, 80 are not.
    simulator.touchMove(to: CGPoint(x: 160, y: 310))
    #expect(control.isHighlighted && control.isTouchInside)
    simulator.touchMove(to: CGPoint(x: 160, y: 330))
    #expect(!control.isHighlighted)
    simulator.touchMove(to: CGPoint(x: 160, y: 300))
    #expect(control.isHighlighted)
    simulator.touchMove(to: CGPoint(x: 160, y: 400))
    simulator.touchUp(at: CGPoint(x: 160, y: 400))
    #expect(
      stage.events == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
      ])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func aTouchTakenAwayIsNoPress() {
    let stage = Scene()
    let (simulator, control) = (stage.simulator, stage.control)
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    simulator.touchCancel(at: CGPoint(x: 160, y: 230))
    #expect(stage.events == ["down", "cancel"] && !control.isHighlighted)
  }

  @Test func disablingEndsAPress() {
    let stage = Scene()
    let (simulator, control) = (stage.simulator, stage.control)
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    control.isEnabled = false
    #expect(stage.events == ["down", "cancel"] && !control.isTracking)
    simulator.touchUp(at: CGPoint(x: 160, y: 230))
    simulator.tap(at: CGPoint(x: 160, y: 230))
    #expect(stage.events == ["down", "cancel"])
  }

  @Test func removalFromTheWindowEndsAPress() {
    let stage = Scene()
    let (simulator, control) = (stage.simulator, stage.control)
    simulator.touchDown(at: CGPoint(x: 160, y: 230))
    control.removeFromSuperview()
    #expect(!control.isTracking && !control.isHighlighted)
    simulator.touchUp(at: CGPoint(x: 160, y: 230))
    #expect(!stage.events.contains("up"))
  }

  @Test func targetsAreCalledAndNotKeptAlive() {
    let button = UIButton(type: .system)
    var target: Target? = Target()
    weak let trace = target
    let press = Selector(Target.press)
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.pressed), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.presses == 11)
    button.removeTarget(target, action: press, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target?.presses == 21)
    target = nil
    #expect(trace == nil)
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
  }

  @Test func actionsOfOneIdentifierReplaceEachOther() {
    let control = UIControl()
    let identifier = UIAction.Identifier("only")
    var calls: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: identifier) { _ in calls.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(calls == [2])
  }
}
