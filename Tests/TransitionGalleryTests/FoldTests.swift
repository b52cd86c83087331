import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

@testable import UIKitSnapshotTesting

/// Strips that are folded like paper.
@MainActor
struct FoldTests {
  private func whitePage() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    return page
  }

  /// The places in a row where one pixel is darker than those to its left and right, which lie in
  /// the light, as those at a ridge do.
  private func hairlines(in picture: CGImage, row: Int) -> [Int] {
    func light(_ x: Int) -> Int { Int(picture.pixel(x: x, y: row) & 255) }
    return (1..<picture.width - 1).filter {
      let around = min(light($0 - 1), light($0 + 1))
      return around > 225 && light($0) < around - 8
    }
  }

  @Test(arguments: [false, true])
  func nothingIsSeenThroughARidge(isReversed: Bool) throws {
    let effect = try #require(GalleryEffect.all.first { $0.id == "fold" })
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .stack, isReversed: isReversed),
      first: whitePage(), second: whitePage())
    fixture.start(interactively: false)
    fixture.simulator.advanceFrame()
    fixture.container?.backgroundColor = .black
    for frame in 1..<19 {
      fixture.simulator.advanceFrame()
      let picture = try #require(fixture.picture)
      #expect(hairlines(in: picture, row: picture.height / 2) == [], "frame \(frame)")
    }
  }
}
