import CoreGraphics
import QuartzCore
import UIKit
import UIKitTestSupport

/// A scene that is shown in a view of another one.
@MainActor
struct SceneViewTests {
  /// A page with a button, a text field, and a view that records its touches.
  private final class Page: UIViewController {
    let button = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 160, height: 34))
    let pad = Pad(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.frame = CGRect(x: 20, y: 40, width: 160, height: 44)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      pad.backgroundColor = .orange
      for part in [button, field, pad] { view.addSubview(part) }
    }
  }

  private final class Pad: UIView {
    var touches: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>) {
      guard let point = touches.first?.location(in: self) else { return }
      self.touches.append("\(name) \(Int(point.x)),\(Int(point.y))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  @MainActor
  private final class Fixture {
    let simulator: Simulator
    let page = Page()
    let view: SceneView
    var scene: UIWindowScene { view.scene }

    /// - Parameter frame: of the view in a screen of 600 × 600 points; the scene's screen has
    ///   200 × 400.
    init(_ frame: CGRect, scale: CGFloat = 1) {
      let controller = UIViewController()
      simulator = Simulator(
        size: CGSize(width: 600, height: 600), scale: scale, root: controller)
      controller.view.backgroundColor = .gray
      let page = page
      view = SceneView(
        scene: UIApplication.shared.connectScene(
          size: CGSize(width: 200, height: 400), scale: scale
        ) { scene in
          let window = UIWindow(windowScene: scene)
          scene.guestWindow = window
          window.rootViewController = page
          window.makeKeyAndVisible()
        })
      view.screenSize = CGSize(width: 200, height: 400)
      view.frame = frame
      controller.view.addSubview(view)
      simulator.settle()
    }
  }

  /// The pixels of a rectangle, row by row.
  private func pixels(of image: CGImage?, in rect: CGRect) -> [UInt32] {
    guard let image else { return [] }
    return (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.minX)..<Int(rect.maxX)).map { x in image.pixel(x: x, y: y) }
    }
  }

  @Test(arguments: [CGFloat(1), 2]) func itsPixelsAreThoseOfTheSceneAlone(scale: CGFloat) {
    let fixture = Fixture(CGRect(x: 37, y: 51, width: 200, height: 400), scale: scale)
    let shown = pixels(
      of: fixture.simulator.snapshot(),
      in: CGRect(x: 37 * scale, y: 51 * scale, width: 200 * scale, height: 400 * scale))
    let alone = Simulator(
      size: CGSize(width: 200, height: 400), scale: scale, root: Page())
    let expected = pixels(
      of: alone.snapshot(), in: CGRect(x: 0, y: 0, width: 200 * scale, height: 400 * scale))
    #expect(shown.count == expected.count && shown == expected)
  }

  @Test func aScreenOfAnotherSizeIsAsLargeAsFitsAndAsSharp() {
    let fixture = Fixture(CGRect(x: 0, y: 100, width: 300, height: 200), scale: 2)
    // 200 × 400 in 300 × 200: half as large, in the middle.
    #expect(fixture.scene.screen.bounds.size == CGSize(width: 200, height: 400))
    #expect(fixture.scene.screen.scale == 1)
    fixture.simulator.tap(at: CGPoint(x: 100 + 100 / 2, y: 100 + 62 / 2))
    #expect(fixture.page.presses == 1)
    fixture.view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    fixture.simulator.settle()
    #expect(fixture.scene.screen.scale == 3)
    // A touch outside of the scene's screen does not reach it.
    fixture.simulator.tap(at: CGPoint(x: 100, y: 93))
    #expect(fixture.page.presses == 1)
    fixture.simulator.tap(at: CGPoint(x: 300, y: 93))
    #expect(fixture.page.presses == 2)
  }

  @Test func aTouchThatBeginsInItIsItsToTheEnd() {
    let fixture = Fixture(CGRect(x: 100, y: 50, width: 200, height: 400))
    let simulator = fixture.simulator
    simulator.touchDown(at: CGPoint(x: 110, y: 360))
    simulator.advanceFrame()
    simulator.touchMove(to: CGPoint(x: 500, y: 370))
    simulator.advanceFrame()
    simulator.touchUp(at: CGPoint(x: 500, y: 370))
    #expect(fixture.page.pad.touches == ["began 10,10", "moved 400,20", "ended 400,20"])
  }

  @Test func aTouchEndsWhereItIsTakenAway() {
    let fixture = Fixture(CGRect(x: 0, y: 0, width: 200, height: 400))
    fixture.simulator.touchDown(at: CGPoint(x: 10, y: 310))
    fixture.view.removeFromSuperview()
    #expect(fixture.page.pad.touches == ["began 10,10", "cancelled 10,10"])
    fixture.simulator.touchUp(at: CGPoint(x: 10, y: 310))
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
  }

  @Test func keysGoToTheSceneThatWasTouchedLast() {
    let fixture = Fixture(CGRect(x: 0, y: 0, width: 200, height: 400))
    let outer = UITextField(frame: CGRect(x: 300, y: 20, width: 200, height: 34))
    fixture.simulator.window.addSubview(outer)
    fixture.simulator.tap(at: CGPoint(x: 100, y: 217))
    fixture.simulator.type("in")
    fixture.simulator.tap(at: CGPoint(x: 400, y: 37))
    fixture.simulator.type("out")
    #expect(fixture.page.field.text == "in" && outer.text == "out")
    // Later than a second tap of a series, which would select the word.
    fixture.simulator.advance(by: 1)
    fixture.simulator.tap(at: CGPoint(x: 100, y: 217))
    fixture.simulator.type("!")
    #expect(fixture.page.field.text == "in!" && outer.text == "out")
  }

  @Test func theCursorIsThatOfTheSceneUnderTheMouse() {
    let fixture = Fixture(CGRect(x: 100, y: 0, width: 200, height: 400))
    let simulator = fixture.simulator
    func cursor(at x: CGFloat, _ y: CGFloat) -> String {
      simulator.hover(at: CGPoint(x: x, y: y))
      simulator.advanceFrame()
      return simulator.platform.window.map { "\($0.cursor)" } ?? ""
    }
    #expect(cursor(at: 200, 62) == "pointingHand")
    #expect(cursor(at: 200, 217) == "text")
    #expect(cursor(at: 200, 150) == "arrow")
    #expect(cursor(at: 200, 62) == "pointingHand")
    #expect(cursor(at: 500, 62) == "arrow", "the mouse has left the scene")
  }

  @Test func theClipboardIsOne() {
    let fixture = Fixture(CGRect(x: 0, y: 0, width: 200, height: 400))
    fixture.scene.enter { UIPasteboard.general.string = "copied" }
    #expect(UIPasteboard.general.string == "copied")
    #expect(fixture.simulator.platform.clipboardText == "copied")
  }

  @Test func whileItIsInNoWindowItMakesNoFrames() {
    let fixture = Fixture(CGRect(x: 0, y: 0, width: 200, height: 400))
    var frames = 0
    fixture.view.onFrame = { _ in frames += 1 }
    fixture.scene.enter {
      UIView.animate(withDuration: 1) { fixture.page.pad.alpha = 0 }
    }
    fixture.simulator.advance(by: 0.1)
    #expect(frames > 4)
    let superview = fixture.view.superview
    fixture.view.removeFromSuperview()
    frames = 0
    fixture.simulator.advance(by: 0.5)
    #expect(frames == 0)
    superview?.addSubview(fixture.view)
    fixture.simulator.settle()
    #expect(frames > 0 && fixture.page.pad.layer.presentation()?.opacity == 0)
  }

  @Test func aSceneThatIsTakenOffIsFreed() {
    weak var scene: UIWindowScene?
    weak var page: UIViewController?
    do {
      let fixture = Fixture(CGRect(x: 0, y: 0, width: 200, height: 400))
      (scene, page) = (fixture.scene, fixture.page)
      fixture.view.removeFromSuperview()
      UIApplication.shared.disconnect(fixture.scene)
      #expect(fixture.page.viewIfLoaded?.window == nil)
      fixture.simulator.settle()
    }
    #expect(scene == nil && page == nil)
  }
}
