import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Studio

/// A tiling window manager makes windows narrower than they ask for.
@MainActor
struct NarrowWindowTests {
  /// The frames of the buttons, controls and labels in the first row of a view.
  private func frames(in view: UIView) -> [CGRect] {
    view.subviews.filter {
      !$0.isHidden && $0.frame.minY < 40
        && ($0 is UIControl || ($0 as? UILabel)?.text?.isEmpty == false)
    }.map(\.frame)
  }

  @Test(arguments: [300, 400, 500, 540, 580, 620, 640, 700, 1280], [false, true])
  func theControlsLieBesideEachOther(width: CGFloat, showsInspector: Bool) throws {
    let fixture = StudioFixture(size: CGSize(width: width, height: 480))
    fixture.controller.settings.showsInspector = showsInspector
    fixture.tapStage(160, 230)
    let parts = fixture.controller.children.filter {
      $0 is TimelineViewController || $0 is StageViewController
    }
    #expect(parts.count == 2)
    for part in parts {
      let frames = frames(in: part.view)
      #expect(frames.count > 4 || width < 400)
      for (index, a) in frames.enumerated() {
        for b in frames[(index + 1)...] {
          #expect(!a.insetBy(dx: 1, dy: 1).intersects(b.insetBy(dx: 1, dy: 1)), "\(a) and \(b)")
        }
      }
    }
  }

  /// What to do stands in the part of the stage that is seen, as the title does.
  @Test(arguments: [StudioKey.inspector, .catalogue])
  func theHintLiesBesideAPanelOverTheStage(key: StudioKey) throws {
    let fixture = StudioFixture(size: CGSize(width: 640, height: 480))
    let hint = try #require(fixture.session).demo.trigger
    #expect(try #require(fixture.label(hint)).midX == 320)
    fixture.controller.perform(key)
    fixture.simulator.settle()
    let panel = try #require(
      fixture.controller.children.first {
        key == .inspector ? $0 is InspectorViewController : $0 is CatalogueViewController
      })
    let (label, frame) = (try #require(fixture.label(hint)), panel.view.frame)
    #expect(!panel.view.isHidden && frame.width > 200)
    #expect(label.width > 200 && !label.intersects(frame))
  }

  @Test(arguments: [false, true])
  func aWindowThatIsMadeSmallPlacesEverything(makesThumbnails: Bool) {
    let warnings = Diagnostics.collecting {
      let fixture = StudioFixture(demo: "nav-default")
      fixture.controller.makesThumbnails = makesThumbnails
      fixture.tapStage(160, 230)
      for size in [
        CGSize(width: 640, height: 480), CGSize(width: 300, height: 300),
        CGSize(width: 120, height: 90), CGSize(width: 1280, height: 832),
      ] {
        fixture.simulator.resize(to: size)
        fixture.simulator.advance(by: 1)
        fixture.simulator.settle()
      }
    }
    #expect(warnings == [])
  }
}
