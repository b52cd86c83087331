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

  /// The device and, instead of it, its layers as sheets.
  @Test(arguments: [StudioKey.inspector, .catalogue])
  func theDeviceLiesInTheMiddleBesideAPanelOverTheStage(key: StudioKey) throws {
    let fixture = StudioFixture(size: CGSize(width: 640, height: 480))
    fixture.controller.perform(key)
    fixture.simulator.settle()
    let panel = try #require(panelFrame(of: key, in: fixture))
    let middle = key == .inspector ? panel.minX / 2 : (panel.maxX + 640) / 2
    let device = try #require(deviceFrame(of: fixture))
    #expect(device.width > 100 && !device.intersects(panel))
    #expect(abs(device.midX - middle) <= 1)
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    let sheets = try #require(fixture.views(of: ExplodedView.self).first)
    let frame = sheets.convert(sheets.bounds, to: nil)
    #expect(abs(frame.midX - middle) <= 1 && !frame.insetBy(dx: 1, dy: 1).intersects(panel))
  }

  /// 80 points are too few for a device.
  @Test func aPanelThatLeavesNoRoomLiesOverTheDevice() throws {
    let fixture = StudioFixture(size: CGSize(width: 400, height: 480))
    let former = try #require(deviceFrame(of: fixture))
    fixture.controller.perform(.inspector)
    fixture.simulator.settle()
    #expect(try #require(panelFrame(of: .inspector, in: fixture)).minX == 80)
    #expect(deviceFrame(of: fixture) == former && abs(former.midX - 200) <= 1)
  }

  private func panelFrame(of key: StudioKey, in fixture: StudioFixture) -> CGRect? {
    let controller = fixture.controller.children.first {
      key == .inspector ? $0 is InspectorViewController : $0 is CatalogueViewController
    }
    return controller.flatMap { $0.view.isHidden ? nil : $0.view.frame }
  }

  /// Where the demo's screen is in the window.
  private func deviceFrame(of fixture: StudioFixture) -> CGRect? {
    fixture.session.map { $0.sceneView.convert($0.sceneView.bounds, to: nil) }
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
