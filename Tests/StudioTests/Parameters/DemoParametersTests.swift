import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The parameters of the catalogue's demos, in the scene of a stage.
@MainActor
struct DemoParametersTests {
  /// The demos that only show what the system does, or have nothing but their storyboard.
  private static let without: Set<String> = [
    "nav-default", "style-popover", "modal-transition-partial-curl",
    "coordinator-interaction-ends", "nav-set-controllers", "two-storyboards", "segue-show",
    "segue-show-detail", "segue-present", "segue-popover", "segue-perform", "xib-controller",
    "alert", "page-scroll", "orientation", "collection-shelves",
  ]

  @Test func everyDemoThatHasSomethingToTuneHasParameters() {
    // Some demos draw pictures once, at the scale of the first screen.
    let simulator = Simulator(scale: 1, root: UIViewController())
    for demo in Catalogue.all {
      let parameters = demo.parameters
      #expect(parameters.isEmpty == Self.without.contains(demo.id), "\(demo.id)")
      #expect(Set(parameters.map(\.id)).count == parameters.count)
      for parameter in parameters {
        // The code's own value is one that the panel can give.
        #expect(parameter.control.valid(parameter.standard) == parameter.standard)
        #expect(!parameter.title.isEmpty && parameter.title.count <= 20, "\(parameter.title)")
        #expect(!parameter.property.hasPrefix("_") && !parameter.type.isEmpty)
      }
    }
    #expect(simulator.isIdle)
  }

  /// Two stages of one demo, whose presents take 0.4 and 1.6 s.
  @Test func twoStagesHaveValuesOfTheirOwn() throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 640, height: 568), scale: 1, root: root)
    let sessions = try [0.4, 1.6].enumerated().map { index, duration in
      let session = StageSession(demo, scale: 1)
      let parameter = try #require(
        session.parameters.parameters.first { $0.type == "BouncePresentAnimation" })
      session.parameters.set(.number(duration), for: parameter.id)
      session.sceneView.frame = CGRect(x: 320 * index, y: 0, width: 320, height: 568)
      root.view.addSubview(session.sceneView)
      return session
    }
    simulator.settle()
    for x: CGFloat in [160, 480] {
      simulator.tap(at: CGPoint(x: x, y: 230))
      simulator.settle()
    }
    let lengths = try sessions.map { session in
      let transition = try #require(session.recording.transitions.first)
      return transition.upperBound - transition.lowerBound
    }
    #expect(abs(lengths[0] - 0.4) < 0.02 && abs(lengths[1] - 1.6) < 0.02)
    // Outside of the two the code's own values hold.
    #expect(BezierCurve.linear == BezierCurve(0, 0, 1, 1))
    for session in sessions { session.close() }
  }

  @Test func aBookWithBacksShowsThemWhileItsSheetsTurn() throws {
    let fixture = StudioFixture()
    fixture.controller.open(try #require(Catalogue.demo(id: "page-curl")))
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    session.parameters.set(
      .flag(true), for: try #require(session.parameters.parameters.first).id)
    fixture.simulator.settle()
    let pager = try #require(
      fixture.session?.scene.windows.first?.rootViewController as? UIPageViewController)
    let end = fixture.point(60, 400)
    fixture.simulator.drag(from: fixture.point(300, 420), to: end, duration: 0.3)
    #expect(Set(pager.children.map(\.title)) == ["Spring", "Back of Spring", "Summer"])
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(pager.children.map(\.title) == ["Summer"])
  }

  @Test func aDemoOutsideTheStudioHasTheCodesValues() throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let fixture = StudioFixture()
    let values = try #require(fixture.session).parameters
    values.set(.number(3), for: try #require(values.parameters.first).id)
    let simulator = Simulator(size: demo.stageSize, scale: 1, root: demo.makeRoot())
    simulator.tap(at: CGPoint(x: 160, y: 230))
    let start = simulator.time
    simulator.settle()
    #expect(abs(simulator.time - start - 0.8) < 0.05)
  }
}
