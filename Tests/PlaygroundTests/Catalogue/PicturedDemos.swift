import Catalogue
import PlaygroundApp
import Testing
import UIKit
import UIKitTestSupport

/// The demos of which the tests take pictures, and when they do.
enum PicturedDemos {
  /// Frames a second. Few, because only some moments are looked at.
  static let framesPerSecond = 10.0
  /// Seconds from the touch that starts a transition to a moment in it: one frame until the finger
  /// is up again and the transition is committed, and two more.
  static let middle = 0.3

  /// Whether a demo's pages are paintings or photographs, which fill most of the bytes of pictures.
  /// Where they are, and how they are turned and mixed, half the size shows as well: each of its
  /// pixels is a mean of four. What the effects do to single pixels, TransitionGalleryTests and
  /// RenderingTests compare.
  static func showsPaintings(_ id: String) -> Bool {
    id.hasPrefix("gallery-") || id.hasPrefix("filters-") || paintings.contains(id)
  }

  private static let paintings: Set<String> = [
    "layer-transitions", "list-detail", "map-sheet", "nav-zoom", "orientation", "page-scroll",
    "photo-grid",
  ]

  /// All demos; or those that the environment lists in `DEMOS`, with commas between them, so that
  /// the pictures of one can be recorded in seconds.
  static let ids: [String] = {
    let all = Catalogue.all.map(\.id)
    guard let wanted = ProcessInfo.processInfo.environment["DEMOS"]?.split(separator: ",") else {
      return all
    }
    return wanted.map(String.init).filter(all.contains)
  }()
}

extension DemoRun {
  /// A demo at rest on its own stage, or on one of another size.
  @MainActor static func pictured(
    _ id: String, size: CGSize? = nil, scale: CGFloat = 1
  ) throws -> DemoRun {
    let demo = try #require(Catalogue.demo(id: id))
    return DemoRun(demo, size: size, scale: scale, framesPerSecond: PicturedDemos.framesPerSecond)
  }

  /// Goes to the middle of a phase, where most of them show both pages.
  func goToMiddle(of phase: Phase) throws {
    try schedule(phase)
    simulator.advance(by: PicturedDemos.middle)
  }
}
