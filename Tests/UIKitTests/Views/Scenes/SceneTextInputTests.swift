import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// Typing in a scene that another one shows.
@MainActor
struct SceneTextInputTests {
  private let simulator = Simulator(
    size: CGSize(width: 400, height: 400), scale: 1, root: UIViewController())
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 160, height: 34))
  private let scene: UIWindowScene
  private let view: SceneView

  /// A screen of 200 × 200 points that is shown at half its size.
  init() {
    scene = UIApplication.shared.connectScene(size: CGSize(width: 200, height: 200), scale: 1)
    view = SceneView(scene: scene)
    view.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    view.screenSize = CGSize(width: 200, height: 200)
    let window = UIWindow(windowScene: scene)
    scene.guestWindow = window
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(field)
    window.makeKeyAndVisible()
    simulator.window.addSubview(view)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 78))
    simulator.settle()
  }

  @Test func theCaretIsWhereTheDisplayShowsIt() throws {
    let area = try #require(simulator.stage.window.textInputArea)
    #expect(field.isEditing)
    // The line is centred on a whole point of the screen.
    #expect(area.minX == 100 + 20 / 2 && abs(area.midY - (50 + (40 + 17) / 2)) <= 0.5)
  }

  @Test func composedTextGoesToTheSceneWithTheKeyboard() {
    simulator.compose("ni")
    #expect(field.text == "ni" && field.markedTextRange != nil)
    simulator.type("你")
    #expect(field.text == "你" && field.markedTextRange == nil)
  }

  @Test func aSceneThatLosesTheKeyboardFinishesItsTextAsItIs() {
    let window = simulator.stage.window as? OffscreenWindow
    let outer = UITextField(frame: CGRect(x: 20, y: 300, width: 160, height: 34))
    simulator.window.addSubview(outer)
    simulator.compose("ni")
    simulator.tap(at: outer.center)
    #expect(outer.isEditing && field.text == "ni" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
    simulator.compose("ha")
    #expect(outer.text == "ha" && field.text == "ni")
    simulator.advance(by: 1)
    simulator.tap(at: CGPoint(x: 150, y: 78))
    #expect(outer.text == "ha" && outer.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 2)
  }

  @Test func withoutTheSceneNoTextCanBeTyped() {
    view.removeFromSuperview()
    simulator.settle()
    #expect(simulator.stage.window.textInputArea == nil)
  }
}
