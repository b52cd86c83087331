import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitSnapshotTesting
import UIKitTestSupport

@testable import Studio

/// Reference pictures of the studio.
@MainActor
struct StudioPictureTests {
  @Test func lookingBackAtTheMiddleOfATransition() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let session = try #require(fixture.session)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.2)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "looking back")
    fixture.controller.perform(.panel(.curves))
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "curves")
  }

  /// A transition that a finger has dragged, and the release.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func theCallsAndTheCurvesOfADrag(_ style: UIUserInterfaceStyle) throws {
    let fixture = StudioFixture(size: CGSize(width: 1100, height: 640), style: style)
    fixture.tapStage(160, 230)
    fixture.simulator.drag(from: fixture.point(160, 120), to: fixture.point(160, 400))
    fixture.simulator.touchUp(at: fixture.point(160, 400))
    fixture.simulator.settle()
    fixture.controller.perform(.panel(.calls))
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "calls-\(style)")
    let transition = try #require(fixture.session?.recording.transitions.first)
    fixture.session?.seek(to: transition.lowerBound + 0.3)
    fixture.controller.perform(.panel(.curves))
    fixture.simulator.settle()
    let stack = try #require(fixture.views(of: CurveStackView.self).first)
    stack.zoom(by: 1.5)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "curves-\(style)")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aCallOutOfOrder(_ style: UIUserInterfaceStyle) {
    var recording = Recording()
    for (index, method) in ["viewDidLoad()", "viewDidAppear(_:)", "viewWillDisappear(_:)"]
      .enumerated()
    {
      let arguments = index > 0 ? [RecordedCall.Argument("true")] : []
      let call = RecordedCall(
        object: "PageViewController", number: 1, method: method, arguments: arguments,
        depth: index)
      recording.append(RecordedEvent(time: Double(index) / 10, kind: .call(call)))
    }
    let page = UIViewController()
    page.view.backgroundColor = StudioStyle.panel
    var y: CGFloat = 0
    for (index, call) in CallList(recording).calls.enumerated() {
      let cell = CallCell(style: .default, reuseIdentifier: nil)
      let height = call.mark == nil ? CallCell.height : CallCell.heightWithMark
      cell.frame = CGRect(x: 0, y: y, width: 320, height: height)
      cell.show(call, time: "0.\(index)00", isPast: true, isLast: index == 1)
      page.view.addSubview(cell)
      y += height
    }
    let simulator = Simulator(
      size: CGSize(width: 320, height: 152), scale: 2, style: style, root: page)
    assertSnapshot(of: simulator, as: .image, named: "mark-\(style)")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func whatFramesTake(_ style: UIUserInterfaceStyle) throws {
    let fixture = StudioFixture(style: style)
    fixture.controller.perform(.panel(.frames))
    fixture.controller.marksDamage = true
    fixture.simulator.tap(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.3)
    assertSnapshot(
      of: fixture.simulator, as: .image, named: style == .dark ? "frames dark" : "frames")
  }

  @Test func allKeys() {
    let fixture = StudioFixture(size: CGSize(width: 900, height: 600))
    fixture.controller.perform(.keys)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "keys")
  }

  @Test func aDarkNarrowWindow() {
    let fixture = StudioFixture(
      demo: "nav-default", size: CGSize(width: 900, height: 600), style: .dark)
    assertSnapshot(of: fixture.simulator, as: .image, named: "dark")
  }

  /// The search field, a row, the stage and the strip with the keyboard focus, and a tool tip.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func theKeyboardFocusAndAToolTip(style: UIUserInterfaceStyle) {
    let fixture = StudioFixture(size: CGSize(width: 1100, height: 640), style: style)
    let simulator = fixture.simulator
    var sheet = SnapshotSheet()
    for (name, part) in [("row", "DemoCell"), ("stage", "StageBezel"), ("strip", "TimelineStrip")] {
      for _ in 0..<40 where focused != part { simulator.press("Tab") }
      simulator.settle()
      #expect(focused == part)
      sheet.add(simulator, named: name)
    }
    simulator.hover(at: CGPoint(x: 114, y: 554))
    simulator.advance(by: 1)
    sheet.add(simulator, named: "tip")
    assertSnapshot(of: sheet, as: .image, named: "\(style)")
  }

  /// The class of what has the keyboard focus.
  private var focused: String {
    UIApplication.shared.focusedView.map { String(describing: type(of: $0)) } ?? "nothing"
  }
}
