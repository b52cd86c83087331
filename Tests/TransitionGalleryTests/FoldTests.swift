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

  /// A quarter of 390 points is no whole pixel.
  @Test(arguments: [false, true])
  func nothingIsSeenBetweenStripsThatAreAlmostFlat(isReversed: Bool) throws {
    let fixture = try fixture(width: 390, isReversed: isReversed)
    for percent in [0, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 97, 98, 98.5, 99, 99.5, 99.8, 100] {
      fixture.show(percent / 100)
      fixture.container?.backgroundColor = .black
      let picture = try #require(fixture.picture)
      #expect(hairlines(in: picture, row: picture.height / 2) == [], "at \(percent) %")
    }
  }

  /// Folded strips, which are dark, are seen from the side: they are not there at once, and do not
  /// vanish at once.
  @Test(arguments: [false, true])
  func aPageIsWholeAtBothEnds(isReversed: Bool) throws {
    let fixture = try fixture(width: 240, isReversed: isReversed)
    for fraction in [0, 1] as [CGFloat] {
      fixture.show(fraction)
      let picture = try #require(fixture.picture)
      let row = (0..<picture.width).map { picture.pixel(x: $0, y: picture.height / 2) & 255 }
      #expect(row.allSatisfy { $0 > 250 }, "at \(fraction)")
    }
  }

  /// Two white pages that are driven by the test.
  private func fixture(width: CGFloat, isReversed: Bool) throws -> GalleryFixture {
    let effect = try #require(GalleryEffect.all.first { $0.id == "fold" })
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .stack, isReversed: isReversed),
      size: CGSize(width: width, height: 320), first: whitePage(), second: whitePage())
    fixture.start(interactively: true)
    return fixture
  }
}
