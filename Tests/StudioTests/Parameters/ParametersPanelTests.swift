import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitSnapshotTesting
import UIKitTestSupport

@testable import Studio

/// The panel as it is used: with the mouse and the keyboard, in the studio's window.
@MainActor
struct ParametersPanelTests {
  /// The place of the slider's thumb for a value.
  private func thumb(_ slider: UISlider, at value: Float) -> CGPoint {
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: value)
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func number(_ property: Int, in fixture: StudioFixture) -> Double? {
    guard let values = fixture.session?.parameters,
      case .number(let number)? = values.setting(of: values.parameters[property].id)
    else { return nil }
    return number
  }

  @Test func theParametersAreThereAtFirst() throws {
    let fixture = StudioFixture()
    #expect(fixture.texts.contains("BouncePresentAnimation") && fixture.texts.contains("Spring"))
    #expect(!fixture.texts.contains("Reset all") || fixture.views(of: UISlider.self).count == 6)
    fixture.controller.open(try #require(Catalogue.demo(id: "nav-default")))
    fixture.simulator.settle()
    fixture.controller.perform(.panel(.parameters))
    fixture.simulator.settle()
    #expect(fixture.texts.contains { $0.hasPrefix("This demo is the system’s own transition") })
  }

  @Test func anOpenedAppIsNotTheSystems() {
    let fixture = StudioFixture()
    fixture.controller.open(
      Demo(id: "project", title: "Sample", summary: "") { scene in
        let window = UIWindow(windowScene: scene)
        scene.guestWindow = window
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      })
    fixture.controller.perform(.panel(.parameters))
    fixture.simulator.settle()
    #expect(fixture.texts.contains { $0.hasPrefix("This is an app of your own") })
    #expect(!fixture.texts.contains { $0.contains("the system’s own") })
  }

  /// The first slider is the present's duration, from 0.1 to 3 s, at 0.8 s.
  @Test func aSliderThatIsDraggedRunsTheDemoAgain() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let first = try #require(fixture.session)
    let slider = try #require(fixture.views(of: UISlider.self).first)
    let (start, end) = (thumb(slider, at: 0.8), thumb(slider, at: 3))
    let simulator = fixture.simulator
    simulator.drag(from: start, to: end, duration: 0.2)
    // The value changes in each frame, and the demo goes on as it is.
    #expect(try #require(number(0, in: fixture)) > 2.9 && fixture.session === first)
    simulator.touchUp(at: end)
    simulator.advance(by: 2 * simulator.frameDuration)
    let second = try #require(fixture.session)
    #expect(second !== first && number(0, in: fixture) == 3)
    simulator.settle()
    let transition = try #require(second.recording.transitions.last)
    #expect(abs(transition.upperBound - transition.lowerBound - 3) < 0.02)
    #expect(fixture.views(of: UITextField.self).contains { $0.text == "3.00" })
  }

  @Test func aSliderThatRestsUnderTheFingerShowsItsValue() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let first = try #require(fixture.session)
    let slider = try #require(fixture.views(of: UISlider.self).first)
    fixture.simulator.drag(from: thumb(slider, at: 0.8), to: thumb(slider, at: 2), duration: 0.2)
    fixture.simulator.advance(by: 0.15)
    #expect(fixture.session !== first)
    fixture.simulator.touchUp(at: thumb(slider, at: 2))
    fixture.simulator.settle()
    #expect(abs(try #require(number(0, in: fixture)) - 2) < 0.051)
  }

  @Test func aNumberCanBeTypedAndIsClamped() throws {
    let fixture = StudioFixture()
    let field = try #require(fixture.views(of: UITextField.self).first { $0.text == "0.80" })
    fixture.simulator.tap(at: fixture.center(of: field))
    fixture.simulator.type("1,5")
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(number(0, in: fixture) == 1.5 && field.text == "1.50")
    fixture.simulator.tap(at: fixture.center(of: field))
    fixture.simulator.type("99")
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(number(0, in: fixture) == 3 && field.text == "3.00")
    #expect(fixture.texts.contains("Duration: 0.1 to 3 s"))
    fixture.simulator.tap(at: fixture.center(of: field))
    fixture.simulator.type("soon")
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(number(0, in: fixture) == 3 && field.text == "3.00")
  }

  @Test func changesAreCopiedAsSwiftAndReset() throws {
    let fixture = StudioFixture()
    let values = try #require(fixture.session).parameters
    let buttons = { fixture.views(of: UIButton.self) }
    #expect(buttons().first { $0.title(for: .normal) == "Copy as Swift" }?.isEnabled == false)
    values.set(.number(0.45), for: values.parameters[0].id)
    values.set(
      .spring(DampedSpring(dampingRatio: 0.3)), for: values.parameters[1].id)
    fixture.simulator.settle()
    fixture.press("Copy as Swift")
    #expect(
      UIPasteboard.general.string == """
        // BouncePresentAnimation
        var duration: TimeInterval = 0.45
        var spring: DampedSpring = DampedSpring(dampingRatio: 0.3, initialVelocity: 0)

        """)
    let resets = fixture.views(of: ParameterRow.self).map(\.resetButton).filter { !$0.isHidden }
    #expect(resets.count == 2)
    fixture.simulator.tap(at: fixture.center(of: resets[0]))
    fixture.simulator.settle()
    #expect(number(0, in: fixture) == 0.8 && values.hasChanges)
    fixture.press("Reset all")
    #expect(!values.hasChanges)
  }

  @Test func switchesAndChoicesRunTheDemoAgain() throws {
    let fixture = StudioFixture(demo: "sheet-detents")
    let first = try #require(fixture.session)
    let toggle = try #require(fixture.views(of: UISwitch.self).first)
    fixture.simulator.tap(at: fixture.center(of: toggle))
    fixture.simulator.settle()
    let values = try #require(fixture.session).parameters
    #expect(values.setting(of: values.parameters[1].id) == .flag(false))
    #expect(fixture.session !== first)
    fixture.controller.open(try #require(Catalogue.demo(id: "style-page-sheet")))
    fixture.simulator.settle()
    fixture.press("Cross dissolve")
    let choices = try #require(fixture.session).parameters
    #expect(choices.setting(of: choices.parameters[0].id) == .choice(2))
    #expect(
      choices.swiftCode
        == "// FirstViewController\nvar transitionStyle: UIModalTransitionStyle = .crossDissolve\n")
  }

  @Test func theHandlesOfACurveAreDragged() throws {
    let fixture = StudioFixture(demo: "curves", size: CGSize(width: 1280, height: 1000))
    let editor = try #require(fixture.views(of: CurveEditor.self).first)
    #expect(editor.curve == BezierCurve(0.68, -0.55, 0.27, 1.55))
    let handle = editor.convert(editor.handle(1), to: nil)
    let end = CGPoint(x: handle.x - 40, y: handle.y - 30)
    fixture.simulator.drag(from: handle, to: end, duration: 0.2)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    // The plot is as wide as the editor without 12 points at each side, and 2.2 units high.
    let size = editor.bounds.insetBy(dx: 12, dy: 12).size
    let values = try #require(fixture.session).parameters
    guard case .curve(let curve)? = values.setting(of: values.parameters[0].id) else {
      Issue.record("The first parameter is a curve.")
      return
    }
    #expect(abs(curve.x1 - (0.68 - 40 / size.width)) < 0.011)
    #expect(abs(curve.y1 - (-0.55 + 30 / size.height * 2.2)) < 0.011)
    #expect(curve.x2 == 0.27 && curve.y2 == 1.55)
    fixture.press("Out")
    #expect(values.setting(of: values.parameters[0].id) == .curve(BezierCurve(0, 0, 0.58, 1)))
  }

  /// The selected handle is filled while the editor has the keyboard focus.
  @Test func theHandlesOfACurveAreMovedByKeys() throws {
    let fixture = StudioFixture(demo: "curves", size: CGSize(width: 1280, height: 1000))
    let editor = try #require(fixture.views(of: CurveEditor.self).first)
    func press(_ keys: String...) {
      for key in keys { fixture.simulator.press(key) }
      fixture.simulator.settle()
    }
    func fills() throws -> [UInt32] {
      let picture = try #require(fixture.simulator.snapshot())
      return (1...2).map { number in
        let point = editor.convert(editor.handle(number), to: nil)
        return picture.pixel(x: Int(point.x), y: Int(point.y))
      }
    }
    let rest = try fills()
    for _ in 0..<60 where !editor.isFocused { fixture.simulator.press("Tab") }
    press()
    #expect(editor.isFocused)
    let first = try fills()
    #expect(first[0] != rest[0] && first[1] == rest[1])
    press("Right", "Right", "Up", "Return", "Left", "Down")
    #expect(editor.curve == BezierCurve(0.7, -0.54, 0.26, 1.54))
    let values = try #require(fixture.session).parameters
    #expect(values.setting(of: values.parameters[0].id) == .curve(editor.curve))
    let second = try fills()
    #expect(second == [rest[0], first[0]])
    // Without the focus none is.
    press("Tab")
    let last = try fills()
    #expect(!editor.isFocused && last == rest)
  }

  @Test func playAgainAndRepeatAreButtonsToo() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let first = try #require(fixture.session)
    fixture.press("Play again")
    let second = try #require(fixture.session)
    #expect(second !== first && second.recording.transitions.count == 1)
    let button = try #require(
      fixture.views(of: UIButton.self).first { $0.title(for: .normal) == "Repeat" })
    fixture.simulator.tap(at: fixture.center(of: button))
    fixture.simulator.advance(by: 0.1)
    let third = try #require(fixture.session)
    #expect(button.isSelected && third !== second)
    // 0.8 s, and half a second of rest.
    fixture.simulator.advance(by: 1.6)
    #expect(fixture.session !== third)
    fixture.simulator.tap(at: fixture.center(of: button))
    fixture.simulator.settle()
    #expect(!button.isSelected && fixture.simulator.isIdle)
  }

  @Test func valuesStayWhenTheDemoBeginsAgainAndGoWithIt() throws {
    let fixture = StudioFixture()
    let values = try #require(fixture.session).parameters
    values.set(.number(0.45), for: values.parameters[0].id)
    fixture.simulator.settle()
    fixture.controller.perform(.restart)
    #expect(try #require(fixture.session).parameters === values)
    fixture.controller.open(try #require(Catalogue.demo(id: "modal-bounce")))
    #expect(try #require(fixture.session).parameters.hasChanges == false)
  }

  // MARK: Pictures

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func thePanelsPictures(style: UIUserInterfaceStyle) throws {
    let name = style == .dark ? "dark" : "light"
    let fixture = StudioFixture(style: style)
    let values = try #require(fixture.session).parameters
    values.set(.number(1.2), for: values.parameters[0].id)
    values.set(.spring(DampedSpring(dampingRatio: 0.3)), for: values.parameters[1].id)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "\(name)-springs")
    fixture.controller.open(try #require(Catalogue.demo(id: "curves")))
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "\(name)-curves")
    fixture.controller.open(try #require(Catalogue.demo(id: "child-flip")))
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "\(name)-choices")
  }

  @Test func aSmallWindowsPicture() throws {
    let fixture = StudioFixture(
      demo: "sheet-detents", size: CGSize(width: 1100, height: 600), style: .light)
    assertSnapshot(of: fixture.simulator, as: .image, named: "small")
  }
}
