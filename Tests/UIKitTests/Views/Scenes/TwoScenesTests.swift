import CoreGraphics
import QuartzCore
import UIKit
import UIKitTestSupport

/// Two scenes with two clocks, side by side in a third.
@MainActor
struct TwoScenesTests {
  /// A scene of 200 × 400 points in a view at a place, with a square that can be moved.
  @MainActor
  private final class Side {
    let scene: UIWindowScene
    let view: SceneView
    let controller = UIViewController()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init(x: CGFloat, in superview: UIView) {
      scene = UIApplication.shared.connectScene(
        size: CGSize(width: 200, height: 400), scale: 1)
      view = SceneView(scene: scene)
      view.frame = CGRect(x: x, y: 0, width: 200, height: 400)
      square.backgroundColor = .red
      controller.view.backgroundColor = .white
      controller.view.addSubview(square)
      let window = UIWindow(windowScene: scene)
      scene.guestWindow = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
      superview.addSubview(view)
    }

    /// Where the square is seen.
    var x: CGFloat { square.layer.presentation()?.frame.minX ?? -1 }

    /// Moves the square by 100 points in a second.
    func move(completion: ((Bool) -> Void)? = nil) {
      scene.enter {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { self.square.frame.origin.x += 100 }, completion: completion)
      }
    }
  }

  @MainActor
  private final class Fixture {
    let simulator = Simulator(
      size: CGSize(width: 400, height: 400), scale: 1, root: UIViewController())
    let left, right: Side

    init() {
      left = Side(x: 0, in: simulator.window)
      right = Side(x: 200, in: simulator.window)
      simulator.settle()
    }
  }

  @Test func eachGoesByItsOwnClock() {
    let fixture = Fixture()
    let (left, right) = (fixture.left, fixture.right)
    right.scene.timeScale = 0.5
    left.move()
    right.move()
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.5)
    #expect(abs(left.x - 50) < 0.01 && abs(right.x - 25) < 0.01)
    left.scene.timeScale = 0
    fixture.simulator.advance(by: 0.5)
    #expect(abs(left.x - 50) < 0.01, "it is paused")
    #expect(abs(right.x - 50) < 0.01, "and the other goes on")
    left.scene.timeScale = 1
    fixture.simulator.advance(by: 0.25)
    #expect(abs(left.x - 75) < 0.01 && abs(right.x - 62.5) < 0.01)
    fixture.simulator.settle()
    #expect(left.x == 100 && right.x == 100 && fixture.simulator.isIdle)
  }

  /// No frame of the scene around it has told the time meanwhile.
  @Test func whatWasPausedGoesOnWithTheNextFrame() {
    let fixture = Fixture()
    let (simulator, left) = (fixture.simulator, fixture.left)
    left.move()
    simulator.advanceFrame()
    simulator.advance(by: 0.2)
    left.scene.timeScale = 0
    simulator.advance(by: 3)
    let (time, x) = (left.scene.screen.clock.now, left.x)
    left.scene.timeScale = 1
    simulator.advanceFrame()
    simulator.advanceFrame()
    let step = left.scene.screen.clock.now - time
    #expect(step > 0 && step < 2.01 / 60, "\(step) seconds")
    #expect(left.x > x && left.x - x < 3.4)
  }

  /// The window is moved from a display of 60 frames a second to one of 144.
  @Test func scenesHaveTheRateOfTheDisplayThatTheWindowIsOn() throws {
    let fixture = Fixture()
    let window = try #require(fixture.simulator.platform.window)
    let scenes = [fixture.simulator.stage.scene, fixture.left.scene]
    var durations: [[TimeInterval]] = [[], []]
    let links = scenes.indices.map { index in
      CADisplayLink { durations[index].append($0.duration) }
    }
    for (scene, link) in zip(scenes, links) {
      scene.enter { link.add(to: .main, forMode: .common) }
    }
    fixture.simulator.advanceFrame()
    window.refreshRate = 144
    fixture.simulator.advanceFrame()
    for link in links { link.invalidate() }
    let expected: [TimeInterval] = [1.0 / 60, 1.0 / 144]
    #expect(durations[0] == expected && durations[1] == expected)
    #expect(scenes.map(\.screen.maximumFramesPerSecond) == [144, 144])
  }

  @Test func aSlowSceneDoesNotSlowTheOneAroundIt() {
    let fixture = Fixture()
    fixture.left.scene.timeScale = 0
    let before = fixture.simulator.stage.screen.clock.now
    fixture.simulator.advance(by: 2)
    fixture.simulator.touchMove(to: CGPoint(x: 300, y: 300))
    #expect(abs(fixture.simulator.stage.screen.clock.now - before - 2) < 1e-6)
  }

  @Test func codeOfASceneHasItsTimeItsScreenAndItsTraits() {
    let fixture = Fixture()
    let (left, right) = (fixture.left, fixture.right)
    right.scene.timeScale = 0.5
    right.scene.screen.userInterfaceStyle = .dark
    var seen: [String: [(time: TimeInterval, screen: UIScreen, style: UIUserInterfaceStyle)]] = [:]
    func note(_ name: String) {
      seen[name, default: []].append(
        (CACurrentMediaTime(), UIScreen.main, UITraitCollection.current.userInterfaceStyle))
    }
    let start = (left: left.scene.screen.clock.now, right: right.scene.screen.clock.now)
    left.move { _ in note("left") }
    right.move { _ in note("right") }
    fixture.simulator.advance(by: 2.1)
    #expect(seen["left"]?.count == 1 && seen["right"]?.count == 1)
    if let left = seen["left"]?.first, let right = seen["right"]?.first {
      // Each ends a second of its own clock after the frame in which it began, to within two
      // frames.
      #expect(left.time - start.left > 1 && left.time - start.left < 1 + 2.0 / 60)
      #expect(right.time - start.right > 1 && right.time - start.right < 1 + 2.0 / 60)
      #expect(left.screen === fixture.left.scene.screen && left.style == .light)
      #expect(right.screen === fixture.right.scene.screen && right.style == .dark)
    }
    #expect(UIScreen.main === fixture.simulator.stage.screen, "without a scene, the first's")
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func aDisplayLinkBelongsToTheSceneThatAddedIt() {
    @MainActor final class Target {
      var times: [TimeInterval] = []
      func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let fixture = Fixture()
    let (left, right) = (Target(), Target())
    var links: [CADisplayLink] = []
    for (target, side) in [(left, fixture.left), (right, fixture.right)] {
      side.scene.enter {
        let link = CADisplayLink(target: target, selector: Selector(Target.step))
        link.add(to: .main, forMode: .common)
        links.append(link)
      }
    }
    fixture.right.scene.timeScale = 0
    fixture.simulator.advance(by: 0.5)
    #expect(abs(left.times.count - 30) <= 1, "\(left.times.count) calls in half a second")
    #expect(right.times.count <= 1, "time stands still there")
    for link in links { link.invalidate() }
  }

  @Test func animationBlocksAndTransactionsDoNotReachIntoAnotherScene() {
    let fixture = Fixture()
    let (left, right) = (fixture.left, fixture.right)
    left.scene.enter {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      UIView.animate(withDuration: 10) {
        right.scene.enter {
          #expect(!CATransaction.disableActions() && UIView.inheritedAnimationDuration == 0)
          right.square.frame.origin.x = 50
        }
        #expect(CATransaction.disableActions() && UIView.inheritedAnimationDuration == 10)
      }
      CATransaction.commit()
    }
    fixture.simulator.advanceFrame()
    #expect(right.x == 50, "it is not animated")
  }

  @Test func turningAnimationsOffIsTheScenesOwn() {
    let fixture = Fixture()
    fixture.left.scene.enter { UIView.setAnimationsEnabled(false) }
    fixture.left.scene.enter { #expect(!UIView.areAnimationsEnabled) }
    fixture.right.scene.enter { #expect(UIView.areAnimationsEnabled) }
    fixture.left.move()
    fixture.right.move()
    fixture.simulator.advanceFrame()
    #expect(fixture.left.x == 100 && fixture.right.x < 100)
  }

  @Test func aTransitionOfOneSceneIgnoresTouchesOnlyThere() {
    let fixture = Fixture()
    let (left, right) = (fixture.left, fixture.right)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    right.controller.view.addSubview(button)
    // A presentation requested by code of no scene runs in the scene of its controller.
    left.controller.present(UIViewController(), animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.1)
    left.scene.enter { #expect(UIApplication.shared.isIgnoringInteractionEvents) }
    right.scene.enter { #expect(!UIApplication.shared.isIgnoringInteractionEvents) }
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    fixture.simulator.tap(at: CGPoint(x: 300, y: 72))
    #expect(presses == 1)
    fixture.simulator.settle()
    #expect(left.controller.presentedViewController?.view.window != nil)
    #expect(fixture.simulator.isIdle)
  }

  @Test func aTransitionTakesItsOwnScenesTime() {
    let fixture = Fixture()
    fixture.left.scene.timeScale = 0.1
    var isDone = false
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .crossDissolve
    fixture.left.controller.present(page, animated: true) { isDone = true }
    // A cross dissolve takes 0.4 s: 4 s here.
    fixture.simulator.advance(by: 3.9)
    #expect(!isDone)
    fixture.simulator.advance(by: 0.2)
    #expect(isDone)
  }
}
