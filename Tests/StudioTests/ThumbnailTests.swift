import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The small moving pictures of the catalogue.
@MainActor
struct ThumbnailTests {
  private static let size = CGSize(width: 64, height: 96)

  private func bytes(_ image: CGImage) -> Data? { UIImage(cgImage: image).pngData() }

  /// The bounce of 320 × 568 points, fitted into 64 × 96 pixels: 54 × 96.
  @Test func aFilmShowsTheTransition() throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let preview = DemoPreview(demo, size: Self.size)
    #expect(preview.pictures.count == 12)
    #expect(preview.pictures.allSatisfy { $0.width == 54 && $0.height == 96 })
    let first = try #require(preview.pictures.first)
    let last = try #require(preview.pictures.last)
    // The first page is white, the second light grey, 2/3 of white.
    #expect(first.pixel(x: 4, y: 4) & 0xFF > 0xF0)
    #expect((0xA0...0xB4).contains(last.pixel(x: 4, y: 4) & 0xFF))
    let distinct = Set(preview.pictures.compactMap(bytes))
    #expect(distinct.count >= 8)
  }

  /// A preview is made in a scene of its own: the demo on the stage does not notice.
  @Test func makingAFilmLeavesTheStageAsItIs() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    let (frames, events) = (session.recording.frameCount, session.recording.events.count)
    let scenes = UIApplication.shared.connectedScenes.count
    _ = DemoPreview(try #require(Catalogue.demo(id: "nav-default")), size: Self.size)
    #expect(session.recording.frameCount == frames && session.recording.events.count == events)
    #expect(UIApplication.shared.connectedScenes.count == scenes)
  }

  @Test func thePicturesAreMadeOneAfterTheOtherAndThenTheWindowRests() throws {
    let fixture = StudioFixture(size: CGSize(width: 900, height: 320))
    #expect(fixture.pictures == 0)
    fixture.controller.makesThumbnails = true
    fixture.simulator.advance(by: 0.15)
    let some = fixture.pictures
    fixture.simulator.settle()
    #expect(some < fixture.pictures && fixture.pictures >= 2)
    #expect(fixture.simulator.isIdle)
  }
}

extension StudioFixture {
  /// The demos in sight that have a picture.
  fileprivate var pictures: Int {
    func count(_ view: UIView) -> Int {
      let own = (view as? UIImageView)?.image.map { $0.size.height == 48 ? 1 : 0 } ?? 0
      return own + view.subviews.reduce(0) { $0 + count($1) }
    }
    return count(controller.view)
  }
}
