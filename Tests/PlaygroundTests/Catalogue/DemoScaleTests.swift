import Catalogue
import CoreGraphics
import PlaygroundApp
import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Each demo in the middle of its first transition, where both pages are seen, at two pixels a
/// point.
@MainActor
struct DemoScaleTests {
  /// Where letters are more than a point apart: text in a chat breaks elsewhere in a bubble that is
  /// half a point wider, and labels between pixels are in views between pixels that are moved, too.
  private nonisolated static let textIsElsewhere = [
    "chat-panel", "coordinator-interaction-ends", "gallery-fold", "gallery-pan", "gallery-pinch",
    "segue-show", "show-detail",
  ]
  /// Of these and of some varied others there are reference pictures, too: with blurs, a curl, a
  /// mesh, shaders, thin lines, an alert and a popover.
  private nonisolated static let recorded =
    textIsElsewhere + [
      "alert", "curves", "filters-materials", "gallery-shaders", "map-sheet", "modal-bounce",
      "page-curl", "popover-button",
    ]

  @Test(arguments: PicturedDemos.ids)
  func twoPixelsAPointShowTheSameInMoreDetail(id: String) throws {
    let (single, double) = (try middle(of: id, scale: 1), try middle(of: id, scale: 2))
    #expect(double.width == 2 * single.width && double.height == 2 * single.height)
    if !Self.textIsElsewhere.contains(id) {
      let difference = ScaleDifference(from: single, to: double)
      #expect(difference.count == 0, "\(difference)")
    }
    let detail = DetailCount(of: double)
    #expect(detail.squares > 0, "It is one pixel a point, enlarged.")
  }

  @Test(arguments: PicturedDemos.ids.filter(recorded.contains))
  func atTwoPixelsAPoint(id: String) throws {
    assertSnapshot(of: try middle(of: id, scale: 2), as: .image(scale: 2), named: id)
  }

  private func middle(of id: String, scale: CGFloat) throws -> CGImage {
    let run = try DemoRun.pictured(id, scale: scale)
    try run.goToMiddle(of: #require(run.demo.phases.first))
    return try #require(run.simulator.snapshot())
  }
}
